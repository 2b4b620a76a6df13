import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is printed, which needs what a scroll area leaves out. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    // flushSync: the browser prints right after the event.
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

/**
 * The `rangeExtractor` of a virtualised list: the visible rows, in print all that are loaded. Its list has the class
 * `virtual-rows`.
 */
export const rowsToRender =
  (isPrinting: boolean, isLoaded: (index: number) => boolean = () => true) =>
  (range: Range) =>
    isPrinting ? [...Array(range.count).keys()].filter(isLoaded) : defaultRangeExtractor(range)
