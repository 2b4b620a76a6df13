import { useState } from 'react'
import type { AfterEdit } from './CellEditor.tsx'
import type { Grid } from './grid.ts'
import { clamp, nextEditable, type Place } from './grid-place.ts'

export type Editing = Place & { text: string; isQuick: boolean }

/** The cell being edited, if any, and committing its text. */
export function useEditing<Row extends { id: string }>(
  { lines, cells, place, extent }: Grid<Row>,
  takeFocus: () => void,
) {
  const [editing, setEditing] = useState<(Editing & { id: string | undefined }) | null>(null)
  /** Undefined is the line below the last row; -1 if the row was removed. */
  const lineOf = (id: string | undefined) =>
    id === undefined ? lines.length : lines.findIndex(({ row }) => row.id === id)
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
    // Rows may have been added or removed since the editor was opened.
    const line = lineOf(editing.id)
    const at = { line: line < 0 ? editing.line : line, column: editing.column }
    setEditing(null)
    if (line >= 0 && text !== cells.textAt(at)) cells.write([{ ...at, text }])
    goOn(after, at)
  }
  return { editing: editing && { ...editing, line: lineOf(editing.id) }, edit, cancel, finish }
}
