import { chakra } from '@chakra-ui/react/styled-system'
import type { Exam } from '#contract/entities/exam.ts'
import type { Receipt } from '#contract/entities/payment.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { nameIn } from '#contract/rules/fieldIn.ts'
import { usePicture } from '#src/api/usePicture.ts'
import { usePreview } from '#src/api/usePreview.ts'
import { receiptRows } from '#src/features/receipt/receiptRows.ts'
import { useReceipt } from '#src/features/receipt/useReceipt.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { useAppEffects } from '#src/platform/appEffects.ts'
import { hrefOf } from '#src/platform/paths.ts'
import { DefinitionList } from '#src/ui/DefinitionList.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { LoadingIndicator } from '#src/ui/LoadingIndicator.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { PrimaryAction } from '#src/ui/PrimaryAction.tsx'
import { PreviewDialog } from '#src/ui/viewer/PreviewDialog.tsx'

interface ReceiptPageProps {
  submission: Submission
  exam: Exam
}

/** The end of a journey: the receipt's number, its picture, its file (sections 2 and 4). */
export function ReceiptPage({ submission, exam }: ReceiptPageProps) {
  const text = useText()
  const language = useLanguage()
  const { go } = useAppEffects()
  const { receipt, failed, failureText, downloading, send } = useReceipt(submission)
  return (
    <Page>
      <PageTitle title={text('step.receipt')} context={nameIn(language, exam)} />
      {receipt ? (
        <Shown receipt={receipt} downloading={downloading} onDownload={() => send({ type: 'download' })} />
      ) : failed ? (
        <ErrorState onRetry={() => send({ type: 'retry' })} onHome={() => go({ to: 'home' })}>
          {text(failureText)}
        </ErrorState>
      ) : (
        <LoadingIndicator>{text('common.loading')}</LoadingIndicator>
      )}
    </Page>
  )
}

const successOf = ({ test, submissionType }: Receipt) =>
  test
    ? 'receipt.test_success'
    : submissionType === 'apply'
      ? 'receipt.success'
      : 'receipt.supplement_success'

/** The receipt in small: a press shows it as it is. */
const Sheet = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    maxW: '12rem',
    aspectRatio: '210 / 297',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.muted',
    rounded: 'l1',
    overflow: 'hidden',
    cursor: 'button',
    _focusVisible: { outline: '2px solid', outlineColor: 'green.focusRing', outlineOffset: '2px' },
    '@media print': { display: 'none' },
  },
})

interface ShownProps {
  receipt: Receipt
  downloading: boolean
  onDownload: () => void
}

function Shown({ receipt, downloading, onDownload }: ShownProps) {
  const text = useText()
  const language = useLanguage()
  const { go } = useAppEffects()
  const picture = usePicture('receipt', receipt.submissionId)
  const preview = usePreview()
  const filesPlace = { to: 'path', path: `/submitted-file/${receipt.examId}` } as const
  return (
    <>
      <Notice status="success" title={text(successOf(receipt), { receiptNo: receipt.receiptNo })}>
        {[text('receipt.keep'), text('receipt.after_end')].map((sentence) => (
          <chakra.span key={sentence} display="block">
            {sentence}
          </chakra.span>
        ))}
      </Notice>
      <chakra.div
        mt="6"
        display="grid"
        gap="6"
        gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) 12rem' }}
        alignItems="start"
      >
        <DefinitionList items={receiptRows(receipt, language, text)} />
        <Sheet
          type="button"
          aria-label={`${text('common.view')} ${text('step.receipt')} ${receipt.receiptNo}`}
          onClick={() =>
            preview.show({
              kind: 'receipt',
              id: receipt.submissionId,
              name: `${receipt.receiptNo}.pdf`,
            })
          }
        >
          {picture && (
            <chakra.img
              src={picture}
              alt={`${text('step.receipt')} ${receipt.receiptNo}`}
              w="full"
              h="full"
              objectFit="cover"
              objectPosition="top"
            />
          )}
        </Sheet>
      </chakra.div>
      <PreviewDialog {...preview.dialog} />
      <PrimaryAction onPress={onDownload} busy={downloading}>
        {text('receipt.download')}
      </PrimaryAction>
      <chakra.div
        data-chrome
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        flexWrap="wrap"
        alignItems="flex-start"
        columnGap="6"
        mt={{ base: '2', md: '5' }}
        css={{ '& > *': { flexShrink: 0 } }}
      >
        <LinkButton icon="file" href={hrefOf(filesPlace)} onPress={() => go(filesPlace)}>
          {text('exam.view_submitted')}
        </LinkButton>
        <LinkButton icon="print" onPress={() => window.print()}>
          {text('receipt.print')}
        </LinkButton>
        <LinkButton icon="back" href={hrefOf({ to: 'home' })} onPress={() => go({ to: 'home' })}>
          {text('common.back_home')}
        </LinkButton>
      </chakra.div>
    </>
  )
}
