import { chakra } from '@chakra-ui/react/styled-system'
import { type MouseEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { useText } from '#src/i18n/useText.ts'
import { presses } from '#src/platform/presses.ts'
import { IconButton } from '#src/ui/IconButton.tsx'

/** `question` for a decision, `preview` 1024 px for a document, `library` 1300 px for personal documents (section 2). */
const widthOf = { question: 'lg', preview: 'preview', library: 'library' } as const

export interface DialogProps {
  open: boolean
  title: string
  children: ReactNode
  /** the person wants to close it: the close icon, the Escape key. Absent: it can't be closed yet. */
  onClose?: (() => void) | undefined
  footer?: ReactNode
  width?: keyof typeof widthOf
  /** takes the focus where the answer removes what opened the dialog, such as a row with its button */
  focusAfter?: RefObject<HTMLElement | null> | undefined
}

/**
 * A dialog of the browser's own kind: the page behind is inert, the focus stays inside and returns where it was.
 * A press on the backdrop does nothing (section 2, layout).
 */
export function Dialog({ open, ...dialog }: DialogProps) {
  return open ? <OpenDialog {...dialog} /> : null
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { title, children, onClose, footer, width = 'question', focusAfter } = props
  const text = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  // closed by hand while still in the page: only then does the browser give the focus back
  const pressesBefore = useRef(0)
  useLayoutEffect(() => {
    const element = dialog.current
    pressesBefore.current = presses.count()
    element?.showModal()
    heading.current?.focus()
    // what is longer than the window is scrolled by the keys
    if (body.current && body.current.scrollHeight > body.current.clientHeight) body.current.tabIndex = 0
    return () => {
      element?.close()
      // still in the dialog where what opened it is gone
      const { activeElement } = document
      if (activeElement === document.body || element?.contains(activeElement)) focusAfter?.current?.focus()
    }
  }, [focusAfter])
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClickCapture={(event: MouseEvent) => {
        // the second half of a double click that opened the dialog is no answer to its question; a key (0) always is
        if (event.detail === 0 || !presses.beganBy(pressesBefore.current)) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onCancel={(event: { preventDefault(): void }) => {
        event.preventDefault()
        onClose?.()
      }}
      bg="bg.panel"
      color="fg"
      m="auto"
      p="0"
      w={{ base: 'calc(100vw - 2rem)', md: 'calc(100vw - 4rem)' }}
      maxW={widthOf[width]}
      maxH="calc({sizes.dvh} - 2rem)"
      rounded="lg"
      borderWidth="1px"
      borderColor="border"
      boxShadow="lg"
      overflow="hidden"
      css={{
        '&[open]': { display: 'flex', flexDirection: 'column' },
        '&::backdrop': { background: '#0B0F0D99' },
      }}
    >
      <chakra.div display="flex" alignItems="flex-start" gap="2" ps="5" pe={onClose ? '2' : '5'} pt="2">
        <chakra.h2
          ref={heading}
          tabIndex={-1}
          outline="none"
          id={titleId}
          textStyle="lg"
          fontWeight="semibold"
          flex="1"
          py="2"
        >
          {title}
        </chakra.h2>
        {onClose && <IconButton icon="close" label={text('common.close')} onPress={onClose} />}
      </chakra.div>
      <chakra.div ref={body} px="5" pb="5" pt="1" overflowY="auto" flex="0 1 auto" minH="0">
        {children}
      </chakra.div>
      {footer && (
        <chakra.div
          px="5"
          py="4"
          borderTopWidth="1px"
          borderColor="border"
          display="flex"
          flexDirection={{ base: 'column', md: 'row' }}
          justifyContent={{ md: 'flex-end' }}
          flexWrap={{ md: 'wrap' }}
          gap="3"
        >
          {footer}
        </chakra.div>
      )}
    </chakra.dialog>
  )
}
