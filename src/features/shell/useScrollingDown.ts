import { useEffect, useState } from 'react'

/** Less than this many pixels is a trembling finger. */
const slack = 8

/** Whether the person reads on: the last scroll went down. */
export function useScrollingDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const listen = () => {
      const moved = window.scrollY - last
      if (Math.abs(moved) < slack) return
      last = window.scrollY
      setDown(moved > 0)
    }
    window.addEventListener('scroll', listen, { passive: true })
    return () => window.removeEventListener('scroll', listen)
  }, [])
  return down
}
