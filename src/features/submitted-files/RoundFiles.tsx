import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { SubmittedFile, SubmittedRound } from '#contract/entities/document.ts'
import { usePicture } from '#src/api/usePicture.ts'
import { formatFileSize } from '#src/i18n/format.ts'
import { formatDateTime } from '#src/i18n/formatDate.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { DefinitionList } from '#src/ui/DefinitionList.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'

interface RoundFilesProps {
  round: SubmittedRound
  /** id of the document that is being downloaded */
  saving: string | null
  onSave: (file: SubmittedFile) => void
  onView: (file: SubmittedFile) => void
}

/** One round: its numbers, then each document with a small picture, a look at it and a way to download it. */
export function RoundFiles({ round, saving, onSave, onView }: RoundFilesProps) {
  const text = useText()
  const language = useLanguage()
  const channels = [...new Set(round.files.map(({ channel }) => channel))]
  return (
    <>
      <DefinitionList
        items={[
          { term: text('submission.number'), value: round.submissionNo },
          { term: text('receipt.number'), value: round.receiptNo },
          {
            term: text('submission.time'),
            value: round.submissionTime && formatDateTime(language, round.submissionTime),
          },
          {
            term: text('submission.channel_label'),
            value: channels.map((channel) => text(`submission.channel.${channel}`)).join(' · '),
          },
        ]}
      />
      <chakra.ul display="grid" gap="3" listStyleType="none">
        {round.files.map((file) => (
          <chakra.li key={file.id}>
            <SubmittedRow
              file={file}
              saving={saving === file.id}
              onSave={() => onSave(file)}
              onView={() => onView(file)}
            />
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  )
}

interface SubmittedRowProps {
  file: SubmittedFile
  saving: boolean
  onSave: () => void
  onView: () => void
}

function SubmittedRow({ file, saving, onSave, onView }: SubmittedRowProps) {
  const text = useText()
  const language = useLanguage()
  const picture = usePicture('submittedFile', file.file && file.id)
  const { documentType, documentCiType } = file
  const kind =
    documentCiType === 'FI'
      ? 'document.form_document'
      : documentType === 'RECIBO'
        ? 'document.type.RECIBO'
        : (`document.category.${documentType}` as const)
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="4"
      p="3"
      borderWidth="1px"
      borderColor="border"
      rounded="l2"
      bg="bg.panel"
    >
      <chakra.div boxSize="14" display="flex" alignItems="center" justifyContent="center" color="fg.muted">
        {picture ? (
          <chakra.img
            src={picture}
            alt=""
            maxW="full"
            maxH="full"
            border="1px solid"
            borderColor="border.emphasized"
          />
        ) : (
          <Icon name="file" size="2rem" />
        )}
      </chakra.div>
      <chakra.div flex="1" minW="40">
        <chakra.p fontWeight="medium">{text(kind)}</chakra.p>
        <chakra.p textStyle="sm" color="fg.muted" wordBreak="break-word">
          {file.file
            ? `${file.file.name} · ${formatFileSize(language, file.file.size)}`
            : text(`document.source.${file.documentSource}`)}
        </chakra.p>
      </chakra.div>
      {file.file && (
        <chakra.div display="flex" alignItems="center" gap="4">
          <LinkButton onPress={onView}>
            {text('common.view')}
            <chakra.span srOnly> {file.file.name}</chakra.span>
          </LinkButton>
          <Button
            variant="outline"
            onClick={onSave}
            loading={saving}
            loadingText={text('common.download')}
            aria-label={`${text('common.download')} ${file.file.name}`}
          >
            {text('common.download')}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  )
}
