import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useState } from 'react'
import { isPhrase } from '#src/features/static-pages/phrase.ts'
import { useText } from '#src/i18n/useText.ts'
import { useAppEffects } from '#src/platform/appEffects.ts'
import { runtimeConfig } from '#src/platform/runtimeConfig.ts'
import { sessionStore, storageKeys } from '#src/platform/storage.ts'
import { keepComposing } from '#src/ui/endsComposition.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { TextField } from '#src/ui/TextField.tsx'

/** The maintenance notice; on small screens the phrase that opens the service for this tab (section 2). */
export function MaintainPage() {
  const text = useText()
  const hash = runtimeConfig().maintenancePhraseHash
  return (
    <Page>
      <PageTitle title={text('maintain.title')} />
      <Notice status="info">{text('maintain.text')}</Notice>
      {hash && <PhraseForm hash={hash} />}
    </Page>
  )
}

function PhraseForm({ hash }: { hash: string }) {
  const text = useText()
  const appEffects = useAppEffects()
  const [wrong, setWrong] = useState(false)
  async function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('phrase')
    if (typeof typed !== 'string' || !(await isPhrase(typed, hash))) {
      setWrong(true)
      return
    }
    sessionStore.write(storageKeys.maintain, 'true')
    appEffects.go({ to: 'home' }, { replace: true })
  }
  return (
    <chakra.form
      onSubmit={open}
      noValidate
      onKeyDown={keepComposing}
      mt="8"
      display={{ base: 'grid', md: 'none' }}
      gap="4"
    >
      <TextField
        name="phrase"
        label={text('maintain.input_label')}
        error={wrong ? text('maintain.input_wrong') : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Button type="submit" size="lg">
        {text('common.confirm')}
      </Button>
    </chakra.form>
  )
}
