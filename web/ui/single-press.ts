import type { MouseEvent } from 'react'

/** Acts on the first press of a double click only, where the second would reach what has taken the place of the first. */
export const singlePress =
  (act: () => unknown) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) void act()
  }
