import { chakra } from '@chakra-ui/react/styled-system'
import type { SubmittedFile } from '#contract/entities/document.ts'
import { type DocumentCategory, documentCategories } from '#contract/enums.ts'
import { formatFileSize } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Tag } from '#src/ui/Tag.tsx'

interface DocumentsReviewProps {
  files: readonly SubmittedFile[]
  /** shows the stored copy */
  onView: (file: SubmittedFile) => void
}

/** The documents by category: where they come from and, for the own ones, which they are. */
export function DocumentsReview({ files, onView }: DocumentsReviewProps) {
  const text = useText()
  const shown = documentCategories.flatMap((category) => {
    const own = files.filter(
      ({ documentType, documentCiType }) => documentType === category && documentCiType === null,
    )
    return own.length > 0 ? [{ category, own }] : []
  })
  if (shown.length === 0) return <chakra.p color="fg.muted">{text('common.no_data')}</chakra.p>
  return (
    <chakra.dl display="grid">
      {shown.map(({ category, own }) => (
        <Category key={category} category={category} files={own} onView={onView} />
      ))}
    </chakra.dl>
  )
}

function Category({ category, files, onView }: DocumentsReviewProps & { category: DocumentCategory }) {
  const text = useText()
  const language = useLanguage()
  const isMissing = files.every(({ documentSource }) => documentSource === 'NOT')
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'minmax(10rem, 2fr) 3fr' }}
      columnGap="6"
      rowGap="1"
      py="2.5"
      borderBottomWidth="1px"
      borderColor="border"
      css={{ '@media print': { breakInside: 'avoid' } }}
    >
      <chakra.dt color="fg.muted">{text(`document.category.${category}`)}</chakra.dt>
      <chakra.dd display="grid" gap="1" justifyItems="start">
        {isMissing && category !== 'OUTROS' ? (
          <Tag tone="warning" icon="warning">
            {text('document.source.NOT')}
          </Tag>
        ) : (
          files.map((item) =>
            item.file === null ? (
              <span key={item.id}>{text(`document.source.${item.documentSource}`)}</span>
            ) : (
              <FileLink
                key={item.id}
                item={item}
                size={formatFileSize(language, item.file.size)}
                onView={onView}
              />
            ),
          )
        )}
      </chakra.dd>
    </chakra.div>
  )
}

const Press = chakra('button', {
  base: {
    display: 'inline-flex',
    gap: '2',
    minH: '11',
    alignItems: 'center',
    textAlign: 'start',
    color: 'green.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    wordBreak: 'break-all',
    cursor: 'button',
    _focusVisible: { outline: '2px solid', outlineColor: 'green.focusRing', outlineOffset: '2px' },
  },
})

interface FileLinkProps {
  item: SubmittedFile
  size: string
  onView: (file: SubmittedFile) => void
}

function FileLink({ item, size, onView }: FileLinkProps) {
  const text = useText()
  return (
    <Press type="button" onClick={() => onView(item)}>
      <Icon name="file" />
      <span>
        <chakra.span srOnly>{text('common.view')} </chakra.span>
        <bdi>{item.file?.name}</bdi> <chakra.span color="fg.muted">({size})</chakra.span>
      </span>
    </Press>
  )
}
