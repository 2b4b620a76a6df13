import type { MouseEvent } from 'react'

/** Ignores the second press of a double click, which would hit whatever replaces the button. */
export const singlePress =
  (act: () => unknown) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) void act()
  }
