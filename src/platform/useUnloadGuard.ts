import { useEffect } from 'react'

/** The browser asks before the page is closed, which only a listener of the window can make it do. */
export function useUnloadGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [active])
}
