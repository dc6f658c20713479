/** Word between the tabs of one browser. It carries no personal data. */

const channelName = 'candidatura'
const signedOutWord = 'signed-out'

/** A browser without BroadcastChannel has tabs that learn of a sign-out at their next call. */
const open = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName))

export function tellSignedOut(): void {
  const channel = open()
  channel?.postMessage(signedOutWord)
  channel?.close()
}

/** Another tab has signed out. Returns the end of listening. */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const channel = open()
  if (!channel) return () => {}
  channel.onmessage = (event) => {
    if (event.data === signedOutWord) listener()
  }
  return () => channel.close()
}
