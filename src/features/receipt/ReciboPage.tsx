import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { reciboWithActors } from '#src/features/receipt/receipt.actors.ts'
import { useText } from '#src/i18n/useText.ts'
import { useEmitted } from '#src/platform/appEffects.ts'
import { useChart } from '#src/platform/useChart.ts'
import { keepComposing } from '#src/ui/endsComposition.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { LoadingIndicator } from '#src/ui/LoadingIndicator.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { PrimaryAction } from '#src/ui/PrimaryAction.tsx'
import { TextField } from '#src/ui/TextField.tsx'

/** `/recibo`: the receipt by submission number, at once where the address carries it (section 2). */
export function ReciboPage({ submissionNo }: { submissionNo: string | null }) {
  const text = useText()
  const actor = useChart(reciboWithActors, { input: { submissionNo } })
  useEmitted(actor)
  const busy = useSelector(actor, (s) => s.hasTag('busy'))
  const handedOver = useSelector(actor, (s) => s.matches('handedOver'))
  const [missing, setMissing] = useState(false)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = String(new FormData(event.currentTarget).get('submissionNo') ?? '')
    const wanted = { type: 'number.given', submissionNo: given } as const
    const accepted = actor.getSnapshot().can(wanted)
    setMissing(!accepted)
    if (accepted && !busy) actor.send(wanted)
  }

  return (
    <Page>
      <PageTitle title={text('page.recibo')} />
      <chakra.form noValidate onSubmit={submit} onKeyDown={keepComposing} display="grid" gap="6">
        {busy && <LoadingIndicator>{text('recibo.downloading')}</LoadingIndicator>}
        {handedOver && <Notice status="success" live title={text('recibo.done')} />}
        <TextField
          name="submissionNo"
          label={text('submission.number')}
          hint={text('recibo.hint')}
          error={missing ? text('recibo.required') : undefined}
          defaultValue={submissionNo ?? ''}
          autoComplete="off"
          characters={24}
        />
        <PrimaryAction
          busy={busy}
          aside={
            <LinkButton onPress={() => actor.send({ type: 'home' })}>{text('common.back_home')}</LinkButton>
          }
        >
          {text('receipt.download')}
        </PrimaryAction>
      </chakra.form>
    </Page>
  )
}
