const style = `
  button {
    position: fixed; left: 0; top: 45%; z-index: 2147483000;
    writing-mode: vertical-rl; padding: .75rem .375rem; cursor: pointer;
    font: 600 .75rem/1.2 system-ui, sans-serif; letter-spacing: .04em;
    color: #fff; background: #205b9f; border: 1px solid #fff; border-left: 0;
    border-radius: 0 .375rem .375rem 0; opacity: .85;
  }
  button:hover, button:focus-visible { opacity: 1 }
  button:focus-visible { outline: 3px solid #8db7e8; outline-offset: 2px }
  @media print { button { display: none } }
`

/** A tab at the edge of the page, apart from the page's own styles. */
export function showInspectButton(label: string, onPress: () => void): void {
  const host = document.createElement('aside')
  host.setAttribute('aria-label', 'Development')
  const root = host.attachShadow({ mode: 'open' })
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', onPress)
  const rules = document.createElement('style')
  rules.textContent = style
  root.append(rules, button)
  document.body.append(host)
}
