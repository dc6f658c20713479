/** Takes the query out of the address, save what is named to stay: it must be in no history, copied link or Referer. */
export function dropQuery(...kept: readonly string[]): void {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  for (const name of [...query.keys()]) if (!kept.includes(name)) query.delete(name)
  const left = query.size === 0 ? '' : `?${query}`
  if (left !== search) window.history.replaceState(window.history.state, '', `${pathname}${left}`)
}
