import { useState } from 'react'
import { clamp, type Extent, type Place } from './grid-place.ts'

/** A cell by its line's id too, so that it is found again when rows come and go. */
type Spot = Place & { id: string }

/** The line below the last row, where a new one is typed; and the totals. */
export const newLineId = '+new'
export const totalLineId = '=total'

const start: Spot = { line: 0, column: 0, id: '' }

function follow(spot: Spot, ids: string[], extent: Extent): Place {
  const { line, column, id } = spot
  // What was typed there has become a row, which stands in its place.
  const isThere = id === newLineId || ids[line] === id
  const found = isThere ? line : ids.indexOf(id)
  return clamp({ line: found < 0 ? line : found, column }, extent)
}

/** The active cell and the other end of what is selected. They stay with their rows while others come and go. */
export function usePlace(ids: string[], extent: Extent) {
  const [{ active, anchor }, setSpots] = useState({ active: start, anchor: start })
  const spotOf = (place: Place): Spot => ({ ...place, id: ids[place.line] ?? '' })
  const present = { active: follow(active, ids, extent), anchor: follow(anchor, ids, extent) }
  const select = (from: Place, to: Place) => setSpots({ anchor: spotOf(from), active: spotOf(to) })
  return { ...present, select, move: (to: Place) => select(to, to), extend: (to: Place) => select(present.anchor, to) }
}
