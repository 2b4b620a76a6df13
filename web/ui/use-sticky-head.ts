import { useEffect, useRef, type RefObject } from 'react'
import './sticky-head.css'

/** For the box around a table: marks with `data-fits` that the table is no wider, so that its heading can stick to the window. */
export function useStickyHead(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current!
    const table = element.querySelector('table')!
    // Not scrollWidth, which ignores what a box with `overflow: clip` clips.
    const widths = new Map<Element, number>()
    const widthOf = (part: Element) => Math.floor(widths.get(part) ?? 0)
    const watch = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) widths.set(target, contentRect.width)
      element.toggleAttribute('data-fits', widthOf(table) <= widthOf(element))
    })
    watch.observe(element)
    // Other rows can be wider in a box of the same size.
    watch.observe(table)
    return () => watch.disconnect()
  }, [])
  return box
}
