/**
 * Word between the tabs of one browser: when somebody signed out. It is kept, not only sent, so that a page which the
 * browser had put to sleep learns of it when it wakes. It carries no personal data.
 */
import { localStore, type Store, storageKeys } from '#src/platform/storage.ts'

/** @param now milliseconds on the device's clock */
export function tellSignedOut(now: number, store: Store = localStore): void {
  store.write(storageKeys.signedOutAt, String(now))
}

/** Whether somebody signed out, in any tab, after the moment given. */
export function signedOutSince(moment: number, store: Store = localStore): boolean {
  return Number(store.read(storageKeys.signedOutAt) ?? 0) > moment
}

/** Another tab signs out. Returns the end of listening. */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === storageKeys.signedOutAt && event.newValue !== null) listener()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
