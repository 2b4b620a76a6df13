import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

/**
 * The `rangeExtractor` of a virtualised list: the visible rows, in print all that are loaded. Its list has the class
 * `virtual-rows`.
 */
export const rowsToRender =
  (isPrinting: boolean, isLoaded: (index: number) => boolean = () => true) =>
  (range: Range) =>
    isPrinting ? [...Array(range.count).keys()].filter(isLoaded) : defaultRangeExtractor(range)
