/** The address that a person returns to: what it already carries stays, `query` is added. */
export function returnAddress(redirectUri: string, query: Record<string, string | undefined>): string {
  const address = new URL(redirectUri)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, value)
  return address.href
}
