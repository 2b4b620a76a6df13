import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Place } from './grid-place.ts'

/** Puts the focus on the active cell, in sight, after the next drawing; answers what asks for it. */
export function useGridFocus(
  table: RefObject<HTMLTableElement | null>,
  { line, column }: Place,
  isAskedFirst = false,
): () => void {
  const isAsked = useRef(isAskedFirst)
  useLayoutEffect(() => {
    if (!isAsked.current) return
    const cell = table.current?.querySelector<HTMLElement>(`[data-line="${line}"][data-column="${column}"]`)
    if (!cell) return
    isAsked.current = false
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  return () => {
    isAsked.current = true
  }
}
