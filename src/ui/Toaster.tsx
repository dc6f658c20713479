import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '#src/i18n/useText.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { closeToast, onToasts, type ToastShown, toastsShown } from '#src/ui/toasts.ts'

/** Errors and warnings stay until they are closed; the others pass after this many milliseconds. */
const passing = 6_000

function Toast({ toast, held }: { toast: ToastShown; held: boolean }) {
  const text = useText()
  const { key, status, message } = toast
  const stays = status === 'error' || status === 'warning'
  useEffect(() => {
    if (stays || held) return
    const timer = setTimeout(() => closeToast(key), passing)
    return () => clearTimeout(timer)
  }, [stays, held, key])
  return (
    <chakra.div
      display="flex"
      alignItems="flex-start"
      gap="3"
      ps="4"
      pe="1"
      py="1"
      rounded="l2"
      bg="bg.panel"
      borderWidth="1px"
      borderColor={`border.${status}`}
      borderStartWidth="4px"
      boxShadow="lg"
      pointerEvents="auto"
    >
      <chakra.span color={`fg.${status}`} py="2">
        <Icon name={status} size="1.5em" />
      </chakra.span>
      <chakra.p flex="1" minW="0" py="2" role={status === 'error' ? 'alert' : 'status'}>
        {status === 'error' && <chakra.span srOnly>{text('common.error_title')}</chakra.span>}
        {'id' in message ? text(message.id) : message.words}
      </chakra.p>
      <IconButton icon="close" label={text('common.close_notice')} onPress={() => closeToast(key)} />
    </chakra.div>
  )
}

/**
 * Where toasts appear: at the foot of the page, on a phone above the main action, so that no heading is covered; in the
 * lower corner of a wider screen. Once in the application.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(onToasts, toastsShown, toastsShown)
  const [held, setHeld] = useState(false)
  return (
    <chakra.div
      data-chrome
      position="fixed"
      zIndex="toast"
      bottom={{ base: 'calc(0.75rem + env(safe-area-inset-bottom))', md: '6' }}
      insetEnd={{ base: '3', md: '6' }}
      insetStart={{ base: '3', md: 'auto' }}
      w={{ md: '20rem' }}
      display="grid"
      gap="3"
      pointerEvents="none"
      aria-live="polite"
      css={{
        '@media (max-width: 47.99rem) and (min-height: 30.01rem)': {
          '[data-has-primary-action] &': { bottom: 'calc(5rem + env(safe-area-inset-bottom))' },
        },
        // a phone has room for the newest only; those before it come back when it is closed
        '@media (max-width: 47.99rem)': { '& > :not(:last-child)': { display: 'none' } },
      }}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <Toast key={toast.key} toast={toast} held={held} />
      ))}
    </chakra.div>
  )
}
