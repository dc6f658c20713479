import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import type { PersonalDocument } from '#contract/entities/document.ts'
import { useReferenceList } from '#src/api/referenceLists.ts'
import { usePicture } from '#src/api/usePicture.ts'
import { documentFacts } from '#src/features/upload/documentFacts.ts'
import { formatFileSize } from '#src/i18n/format.ts'
import { formatDay } from '#src/i18n/formatDate.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { CheckboxField } from '#src/ui/CheckboxField.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { useInView } from '#src/ui/useInView.ts'

interface LibraryRowProps {
  document: PersonalDocument
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  onView: () => void
}

/** A document of the library: its small picture (fetched when it comes near), what it is, and a look at it. */
export function LibraryRow({ document, isTicked, onTick, onView }: LibraryRowProps) {
  const text = useText()
  const language = useLanguage()
  const row = useRef<HTMLLIElement>(null)
  const isNear = useInView(row)
  const picture = usePicture('personalDocument', isNear ? document.id : null)
  const { id, file, documentValue, createdAt } = document
  const levels = useReferenceList('educationLevels', documentValue.educationLevelMatchLevel !== null).rows
  return (
    <chakra.li
      ref={row}
      display="grid"
      gridTemplateColumns="3.5rem minmax(0, 1fr) auto"
      columnGap="4"
      alignItems="center"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <chakra.div h="16" display="flex" alignItems="center" justifyContent="center" color="fg.muted">
        {picture ? (
          <chakra.img src={picture} alt="" maxW="full" maxH="14" borderWidth="1px" borderColor="border" />
        ) : (
          <Icon name="file" size="2rem" />
        )}
      </chakra.div>
      <CheckboxField
        name={`document-${id}`}
        defaultChecked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
        label={
          <chakra.bdi wordBreak="break-all" display="block">
            {file.name}
          </chakra.bdi>
        }
        hint={[
          documentValue.educationLevel?.name,
          documentValue.description,
          ...documentFacts(documentValue, { text, language, levels }),
          formatFileSize(language, file.size),
          formatDay(language, createdAt),
        ]
          .filter(Boolean)
          .join(' · ')}
      />
      <LinkButton onPress={onView}>
        {text('common.view')}
        <chakra.span srOnly> {file.name}</chakra.span>
      </LinkButton>
    </chakra.li>
  )
}
