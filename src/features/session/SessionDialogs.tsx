import { Button } from '@chakra-ui/react/button'
import type { Session } from '#src/features/session/useSession.ts'
import { useText } from '#src/i18n/useText.ts'
import { Countdown } from '#src/ui/Countdown.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'

const minute = 60

/** The session's two dialogs: it ends soon; it has ended and the page is about to be left. */
export function SessionDialogs({ session }: { session: Session }) {
  const text = useText()
  return (
    <>
      <Dialog
        open={session.warns}
        title={text('session.expiring_title')}
        footer={
          <>
            <Button onClick={session.extend} loading={session.extending} loadingText={text('session.extend')}>
              {text('session.extend')}
            </Button>
            <Button
              variant="outline"
              colorPalette="gray"
              onClick={session.signOut}
              disabled={session.extending}
            >
              {text('header.logout')}
            </Button>
          </>
        }
      >
        <Countdown until={session.expiresAt} now={Date.now}>
          {(seconds) => text('session.expiring', { minutes: Math.max(1, Math.ceil(seconds / minute)) })}
        </Countdown>
      </Dialog>
      <Dialog open={session.signingOut} title={text('header.logout')}>
        <p role="status">{text('auth.logout_done')}</p>
      </Dialog>
    </>
  )
}
