import { Button } from '@chakra-ui/react/button'
import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import { useSignIn } from '#src/features/session/useSignIn.ts'
import { useText } from '#src/i18n/useText.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'

/** Where the single account returns to. A refused code says so and offers a new start; nothing repeats by itself. */
export function SignInPage() {
  const text = useText()
  const { refused, signIn } = useSignIn()
  return (
    <Page>
      <PageTitle title={text('page.login')} context={text('common.app_title')} />
      {refused ? (
        <Notice
          status="error"
          live
          title={text('auth.login_failed')}
          action={<Button onClick={signIn}>{text('auth.login')}</Button>}
        />
      ) : (
        <chakra.p role="status" display="flex" alignItems="center" gap="3">
          <Spinner color="green.solid" />
          {text('auth.signing_in')}
        </chakra.p>
      )}
    </Page>
  )
}
