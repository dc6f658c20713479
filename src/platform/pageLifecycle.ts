/** Moments in the life of a page that matter to sign-in and deadlines. Each returns its own end. */

/** The page came back from the back-forward cache: what it shows may belong to someone who has signed out. */
export function onRestored(listener: () => void): () => void {
  const listen = (event: PageTransitionEvent) => {
    if (event.persisted) listener()
  }
  window.addEventListener('pageshow', listen)
  return () => window.removeEventListener('pageshow', listen)
}

/** The tab is looked at again: timers may have slept. */
export function onVisible(listener: () => void): () => void {
  const listen = () => {
    if (document.visibilityState === 'visible') listener()
  }
  document.addEventListener('visibilitychange', listen)
  return () => document.removeEventListener('visibilitychange', listen)
}

/** The network goes or comes back; the listener gets whether it is there. */
export function onNetwork(listener: (online: boolean) => void): () => void {
  const listen = () => listener(navigator.onLine)
  window.addEventListener('online', listen)
  window.addEventListener('offline', listen)
  return () => {
    window.removeEventListener('online', listen)
    window.removeEventListener('offline', listen)
  }
}

/** Something in the page or its dialogs was typed, chosen or dropped; what the header offers doesn't count. */
export function onUserInput(listener: () => void): () => void {
  const listen = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('[data-chrome]'))) listener()
  }
  const types = ['input', 'change', 'drop']
  for (const type of types) document.addEventListener(type, listen, true)
  return () => {
    for (const type of types) document.removeEventListener(type, listen, true)
  }
}
