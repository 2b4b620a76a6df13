import { useState } from 'react'
import { clamp, type Extent, type Place } from './grid-place.ts'

/** A cell with its row's id, to follow the row when others are added or removed. */
type Spot = Place & { id: string }

/** The ids of the empty line for new rows and of the totals. */
export const newLineId = '+new'
export const totalLineId = '=total'

const start: Spot = { line: 0, column: 0, id: '' }

function follow(spot: Spot, ids: string[], extent: Extent): Place {
  const { line, column, id } = spot
  // A typed new row takes the position of the empty line: the selection stays there.
  const isThere = id === newLineId || ids[line] === id
  const index = isThere ? line : ids.indexOf(id)
  return clamp({ line: index < 0 ? line : index, column }, extent)
}

/** The active cell and the anchor of the selection. Both follow their rows. */
export function usePlace(ids: string[], extent: Extent) {
  const [{ active, anchor }, setSpots] = useState({ active: start, anchor: start })
  const spotOf = (place: Place): Spot => ({ ...place, id: ids[place.line] ?? '' })
  const present = { active: follow(active, ids, extent), anchor: follow(anchor, ids, extent) }
  const select = (from: Place, to: Place) => setSpots({ anchor: spotOf(from), active: spotOf(to) })
  return { ...present, select, move: (to: Place) => select(to, to), extend: (to: Place) => select(present.anchor, to) }
}
