/** The script of the report. Its text goes into the page: it uses nothing from outside itself. */
export function inPage(): void {
  const find = <E extends Element>(selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<E & HTMLElement>(selector),
  ]
  const numbersOf = (element: HTMLElement | null) =>
    new Set((element?.dataset.parts ?? '').split(' ').filter((number) => number !== ''))

  /** Of each chart: the path that was opened last stays lit. */
  const opened = new Map<Element, HTMLElement>()
  const light = (chart: Element, by: HTMLElement | undefined) => {
    const numbers = numbersOf(by ?? null)
    const room = chart.querySelector('.room')
    room?.classList.toggle('lighting', by !== undefined)
    for (const part of find<SVGElement>('[data-part]', chart))
      part.classList.toggle('lit', numbers.has(part.dataset.part ?? ''))
  }
  /** Into the middle, where it is not in sight; moves the drawing only, never the page. */
  const bringIntoSight = (room: Element, part: Element | undefined) => {
    if (!part) return
    const outer = room.getBoundingClientRect()
    const inner = part.getBoundingClientRect()
    const isIn = inner.left >= outer.left && inner.right <= outer.right
    if (isIn && inner.top >= outer.top && inner.bottom <= outer.bottom) return
    room.scrollBy(
      (inner.left + inner.right - outer.left - outer.right) / 2,
      (inner.top + inner.bottom - outer.top - outer.bottom) / 2,
    )
  }
  const pointedAt = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-parts]') : null

  for (const chart of find('details.chart')) {
    const room = chart.querySelector('.room')
    if (!room) continue
    const update = (event: Event) => {
      const pointed = pointedAt(event)
      light(chart, pointed ?? opened.get(chart))
      // the state of a step; a path lies all over the drawing
      if (pointed?.matches('.steps li')) bringIntoSight(room, find('.state.lit', room).at(-1))
    }
    chart.querySelector('.fit')?.addEventListener('click', ({ currentTarget }) => {
      const isWhole = room.classList.toggle('whole')
      if (currentTarget instanceof Element) currentTarget.setAttribute('aria-pressed', String(isWhole))
    })
    chart.addEventListener('mouseover', update)
    chart.addEventListener('focusin', update)
    chart.addEventListener('mouseleave', () => light(chart, opened.get(chart)))
    chart.addEventListener(
      'toggle',
      ({ target }) => {
        if (!(target instanceof HTMLDetailsElement) || !target.matches('.path')) return
        if (target.open) opened.set(chart, target)
        else if (opened.get(chart) === target) opened.delete(chart)
        light(chart, opened.get(chart))
        if (target.open) bringIntoSight(room, find('.state.lit', room)[0])
      },
      true,
    )
  }

  const [result, chosen] = ['result', 'chart'].map((id) => document.getElementById(id)) as HTMLSelectElement[]
  const words = document.getElementById('words') as HTMLInputElement
  const filter = () => {
    const sought = words.value.trim().toLowerCase()
    const isFiltered = sought !== '' || result?.value !== '' || chosen?.value !== ''
    let all = 0
    for (const chart of find<HTMLDetailsElement>('details.chart')) {
      let shown = 0
      for (const path of find('.path', chart)) {
        const isShown =
          (result?.value === '' || path.dataset.result === result?.value) &&
          (sought === '' || (path.textContent ?? '').toLowerCase().includes(sought))
        if (path.parentElement) path.parentElement.hidden = !isShown
        if (isShown) shown += 1
      }
      chart.hidden =
        (chosen?.value !== '' && chart.dataset.chart !== chosen?.value) || (isFiltered && shown === 0)
      if (isFiltered && !chart.hidden) chart.open = true
      if (!chart.hidden) all += shown
    }
    const count = document.getElementById('count')
    if (count) count.textContent = `${all} shown`
    const nothing = document.getElementById('nothing')
    if (nothing) nothing.hidden = all > 0
  }
  for (const control of [result, chosen, words]) control?.addEventListener('input', filter)
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  filter()

  /** A link to a path or a chart opens what it lies in. */
  const follow = () => {
    const wanted = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    for (let place: Element | null = wanted; place; place = place.parentElement)
      if (place instanceof HTMLDetailsElement) place.open = true
    wanted?.scrollIntoView()
    wanted?.querySelector('summary')?.focus({ preventScroll: true })
  }
  addEventListener('hashchange', follow)
  if (location.hash !== '') follow()
}
