import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is in sight of a scroller (absent: of the window), or less than a screen away. */
export function useInView(
  element: RefObject<HTMLElement | null>,
  scroller?: RefObject<HTMLElement | null>,
): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      {
        root: scroller?.current ?? null,
        rootMargin: '100% 0%',
      },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, scroller])
  return isNear
}
