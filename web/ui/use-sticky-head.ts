import { useEffect, useRef, type RefObject } from 'react'
import './sticky-head.css'

/** For the box around a table: marks with `data-fits` that the table is no wider, so that its heading can stick to the window. */
export function useStickyHead(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current!
    const table = element.querySelector('table')!
    const measure = () => {
      // Not scrollWidth, which ignores what a box with `overflow: clip` clips.
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      const width = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      element.toggleAttribute('data-fits', table.offsetWidth <= width)
    }
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    // Other rows can be wider in a box of the same size.
    watch.observe(table)
    return () => watch.disconnect()
  }, [])
  return box
}
