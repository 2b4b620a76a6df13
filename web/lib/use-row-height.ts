import { useLayoutEffect } from 'react'
import { appearance, type Density } from './appearance.ts'
import { useStore } from './store.ts'

/** The row height in pixels for the user's density setting. */
export function useRowHeight(heights: Record<Density, number>): number {
  return heights[useStore(appearance).density]
}

/** Measures the rows of a virtual list again when their height changes. */
export function useNewHeight(virtualizer: { measure: () => void }, height: number): void {
  // The virtualizer is a stable object that reads the current height.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => virtualizer.measure(), [height])
}
