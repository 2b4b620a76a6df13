import { useState } from 'react'
import type { AfterEdit } from './CellEditor.tsx'
import type { Grid } from './grid.ts'
import { clamp, nextEditable, type Place } from './grid-place.ts'

export type Editing = Place & { text: string; isQuick: boolean }

/** The cell that is being typed into, if any, and what becomes of what was typed. */
export function useEditing<Row extends { id: string }>(
  { lines, cells, place, extent }: Grid<Row>,
  takeFocus: () => void,
) {
  const [editing, setEditing] = useState<(Editing & { id: string | undefined }) | null>(null)
  const edit = (at: Place, isQuick: boolean) => {
    if (!cells.isEditable(at)) return
    place.move(at)
    setEditing({ ...at, text: isQuick ? '' : cells.textAt(at), isQuick, id: lines[at.line]?.row.id })
  }
  const cancel = () => {
    setEditing(null)
    takeFocus()
  }
  const goOn = (after: AfterEdit, from: Place) => {
    if (!after) return
    takeFocus()
    if (after.tab) return place.move(nextEditable(from, after.tab, extent, cells.isEditable) ?? from)
    place.move(clamp({ line: from.line + (after.lines ?? 0), column: from.column + (after.columns ?? 0) }, extent))
  }
  const finish = (text: string, after: AfterEdit) => {
    if (!editing) return
    // The row may have moved meanwhile, with rows of others.
    const line = lines.findIndex(({ row }) => row.id === editing.id)
    const at = { line: line < 0 ? editing.line : line, column: editing.column }
    setEditing(null)
    const isGone = line < 0 && editing.id !== undefined
    if (!isGone && text !== cells.textAt(at)) cells.write([{ ...at, text }])
    goOn(after, at)
  }
  const line = editing?.id === undefined ? editing?.line : lines.findIndex(({ row }) => row.id === editing.id)
  return { editing: editing && { ...editing, line: line! }, edit, cancel, finish }
}
