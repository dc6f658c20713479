import { chakra } from '@chakra-ui/react/styled-system'
import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import { useText } from '#src/i18n/useText.ts'
import { flags } from '#src/platform/flags.ts'
import { Icon, type IconName } from '#src/ui/Icon.tsx'

const accepted = '.pdf,.jpg,.jpeg,application/pdf,image/jpeg'

/** Looks like a button; the input before it takes focus and keys. */
const Choose = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: '11',
    px: '5',
    rounded: 'l2',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.panel',
    fontWeight: 'semibold',
    cursor: 'button',
    _hover: { bg: 'bg.muted' },
    'input:focus-visible + &': {
      outline: '2px solid',
      outlineColor: 'green.focusRing',
      outlineOffset: '2px',
    },
  },
})

interface FilePickerProps {
  /** where an error leads */
  id: string
  /** the category, for screen readers */
  of: string
  onFiles: (files: readonly File[]) => void
  /** further ways beside it */
  children?: React.ReactNode
}

/** Own files: chosen, photographed on a phone, or dropped. Each is judged and sent as soon as it is chosen. */
export function FilePicker({ id, of, onFiles, children }: FilePickerProps) {
  const text = useText()
  const hintId = useId()
  const [isOver, setIsOver] = useState(false)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])])
    // the same file can be chosen again after it was removed
    event.target.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }
  const photoId = useId()
  const way = (inputId: string, icon: IconName, label: string, input: React.ReactNode) => (
    <chakra.div display="grid" position="relative">
      {input}
      <Choose htmlFor={inputId}>
        <Icon name={icon} />
        {label}
        <chakra.span srOnly>{of}</chakra.span>
      </Choose>
    </chakra.div>
  )
  return (
    <chakra.div
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      rounded="l2"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={isOver ? 'green.solid' : 'border.emphasized'}
      bg={isOver ? 'green.subtle' : undefined}
      p="4"
      display="grid"
      gap="3"
    >
      <chakra.p id={hintId} textStyle="sm" color="fg.muted">
        {text('upload.format_hint')}{' '}
        <chakra.span display={{ base: 'none', md: 'inline' }}>{text('upload.drop_hint')}</chakra.span>
      </chakra.p>
      <chakra.div display="flex" flexDirection={{ base: 'column', md: 'row' }} flexWrap="wrap" gap="3">
        {way(
          id,
          'upload',
          text('upload.choose_file'),
          <chakra.input
            id={id}
            type="file"
            multiple
            accept={accepted}
            srOnly
            aria-describedby={hintId}
            onChange={take}
          />,
        )}
        {flags.isMobileDevices &&
          way(
            photoId,
            'file',
            text('upload.take_photo'),
            <chakra.input
              id={photoId}
              type="file"
              accept="image/jpeg"
              capture="environment"
              srOnly
              onChange={take}
            />,
          )}
        {children}
      </chakra.div>
    </chakra.div>
  )
}
