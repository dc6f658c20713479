import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { formatFileSize } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'

export type FileState =
  | { kind: 'uploading'; loaded: number; total: number }
  | { kind: 'done' }
  /** `message` says what is being done with it before it is sent */
  | { kind: 'working'; message: string }
  /** `message` is a whole sentence that names the file */
  | { kind: 'failed'; message: string }

interface FileRowProps {
  name: string
  /** bytes */
  size?: number
  state: FileState
  /** a small picture of the first page */
  thumbnail?: ReactNode
  /** more about it: its kind, a mismatch */
  note?: ReactNode
  /** something else that can be done with it */
  action?: { label: string; onPress: () => void }
  onView?: () => void
  onCancel?: () => void
  onRetry?: () => void
  onRemove?: () => void
}

/** A chosen file: its name in full, how far it is, what can be done with it. */
export function FileRow(props: FileRowProps) {
  const { name, size, state, thumbnail, note, action, onView, onCancel, onRetry, onRemove } = props
  const text = useText()
  const language = useLanguage()
  const failed = state.kind === 'failed'
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="3"
      p="3"
      rounded="l2"
      borderWidth="1px"
      borderColor={failed ? 'border.error' : 'border'}
      bg="bg.panel"
    >
      <chakra.div boxSize="12" display="flex" alignItems="center" justifyContent="center" color="fg.muted">
        {thumbnail ?? <Icon name="file" size="2rem" />}
      </chakra.div>
      <chakra.div>
        <chakra.p fontWeight="medium" wordBreak="break-all">
          {name}
        </chakra.p>
        {state.kind === 'uploading' && (
          <chakra.div display="grid" gap="1" mt="1">
            <ProgressBar
              label={`${text('upload.uploading')} ${name}`}
              done={state.total > 0 ? state.loaded / state.total : 0}
            />
            <chakra.p textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              {text('upload.progress_bytes', {
                loaded: formatFileSize(language, state.loaded),
                size: formatFileSize(language, state.total),
              })}
            </chakra.p>
          </chakra.div>
        )}
        {state.kind === 'done' && (
          <chakra.p textStyle="sm" color="fg.success" display="flex" gap="1.5" alignItems="center">
            <Icon name="success" />
            {text('upload.done')}
            {size !== undefined && (
              <chakra.span color="fg.muted">{formatFileSize(language, size)}</chakra.span>
            )}
          </chakra.p>
        )}
        {state.kind === 'working' && (
          <chakra.p role="status" textStyle="sm" color="fg.muted">
            {state.message}
          </chakra.p>
        )}
        {failed && (
          <chakra.p role="alert" color="fg.error" display="flex" gap="1.5">
            <chakra.span pt="0.5">
              <Icon name="error" />
            </chakra.span>
            <span>{state.message}</span>
          </chakra.p>
        )}
        {note && (
          <chakra.div textStyle="sm" color="fg.muted">
            {note}
          </chakra.div>
        )}
        <chakra.div display="flex" flexWrap="wrap" columnGap="5">
          {action && <Action label={action.label} of={name} onPress={action.onPress} />}
          {onView && <Action label={text('common.view')} of={name} onPress={onView} />}
          {onRetry && failed && <Action label={text('upload.retry')} of={name} onPress={onRetry} />}
          {onCancel && state.kind === 'uploading' && (
            <Action label={text('upload.cancel')} of={name} onPress={onCancel} />
          )}
          {onRemove && state.kind !== 'uploading' && (
            <Action label={text('upload.remove')} of={name} onPress={onRemove} />
          )}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}

/** A screen reader hears which file the action is for. */
function Action({ label, of, onPress }: { label: string; of: string; onPress: () => void }) {
  return (
    <LinkButton onPress={onPress}>
      {label}
      <chakra.span srOnly> {of}</chakra.span>
    </LinkButton>
  )
}
