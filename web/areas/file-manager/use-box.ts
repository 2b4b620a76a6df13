import { useState, type PointerEvent as ReactPointerEvent } from 'react'
import { indexesIn, type Box } from './selection.ts'
import type { FileManager } from './use-file-manager.ts'

const minDragPixels = 5
const scrollStep = 24
const scrollMilliseconds = 30

type Point = { x: number; y: number }

/** Pointer position in the list's scrolled content. */
const pointIn = (scroller: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const { left, top } = scroller.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top + scroller.scrollTop }
}

const boxOf = (one: Point, other: Point): Box => ({
  left: Math.min(one.x, other.x),
  right: Math.max(one.x, other.x),
  top: Math.min(one.y, other.y),
  bottom: Math.max(one.y, other.y),
})

/** Suppresses the click that ends a box selection: it would clear the selection. */
function swallowClick(): void {
  const swallow = (click: Event) => click.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

/** Tracks a pressed pointer until release; scrolls the list while the pointer is above or below it. */
function followPress(scroller: HTMLElement, from: Point, draw: (box: Box | null) => void): void {
  let last: PointerEvent | undefined
  let isDrawn = false
  const update = () => {
    const to = pointIn(scroller, last!)
    isDrawn ||= Math.hypot(to.x - from.x, to.y - from.y) >= minDragPixels
    if (isDrawn) draw(boxOf(from, to))
  }
  const move = (event: PointerEvent) => {
    last = event
    update()
  }
  const scrolling = setInterval(() => {
    const { top, bottom } = scroller.getBoundingClientRect()
    if (!isDrawn || (last!.clientY <= bottom && last!.clientY >= top)) return
    scroller.scrollTop += last!.clientY > bottom ? scrollStep : -scrollStep
    update()
  }, scrollMilliseconds)
  const stopping = new AbortController()
  const end = () => {
    stopping.abort()
    clearInterval(scrolling)
    draw(null)
    if (isDrawn) swallowClick()
  }
  addEventListener('pointermove', move, { signal: stopping.signal })
  addEventListener('pointerup', end, { signal: stopping.signal })
  addEventListener('pointercancel', end, { signal: stopping.signal })
}

/** Selects with a box drawn from anywhere that is not draggable; Ctrl adds to the selection. */
export function useBox({ list, selection, mayWrite }: FileManager) {
  const [box, setBox] = useState<Box | null>(null)
  const start = (event: ReactPointerEvent<HTMLDivElement>) => {
    const scroller = event.currentTarget
    const isElsewhere = (event.target as Element).closest('button, input, a, [draggable=true]')
    const isOnBar = event.clientX - scroller.getBoundingClientRect().left > scroller.clientWidth
    if (!mayWrite || event.button !== 0 || event.pointerType !== 'mouse' || isElsewhere || isOnBar) return
    const before = event.ctrlKey || event.metaKey ? selection.ids : new Set<string>()
    let ids: string[] | undefined
    let areIdsRequested = false
    const requestIds = () => {
      if (!areIdsRequested)
        void list.allIds().then(
          (all) => (ids = all),
          () => {},
        )
      areIdsRequested = true
    }
    followPress(scroller, pointIn(scroller, event), (area) => {
      setBox(area)
      if (!area) return
      requestIds()
      const touched = indexesIn(area, list.grid).flatMap((index) => ids?.[index] ?? list.itemAt(index)?.id ?? [])
      selection.set(before.union(new Set(touched)))
    })
  }
  return { box, start }
}
