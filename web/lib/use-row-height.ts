import { useLayoutEffect } from 'react'
import { appearance, type Density } from './appearance.ts'
import { useStore } from './store.ts'

/** The height of the rows of a list, in pixels, as the person has chosen in the settings. */
export function useRowHeight(heights: Record<Density, number>): number {
  return heights[useStore(appearance).density]
}

/** Places the rows of a virtual list again when their height has changed. */
export function useNewHeight(virtualizer: { measure: () => void }, height: number): void {
  // The virtualizer stays the same object, and reads the height as it is by then.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => virtualizer.measure(), [height])
}
