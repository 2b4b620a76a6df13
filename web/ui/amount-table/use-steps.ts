import { useRef } from 'react'
import type { CellState, NewRow } from './cell-edits.ts'

/** One edit or paste: the cells' states on the other side of it, and the rows it added. */
export type Step = { states: CellState[]; rows: (NewRow & { id: string })[] }

type Steps = {
  /** Applies cell states, and returns the previous ones. */
  put: (states: CellState[]) => CellState[]
  /** Returns a lookup of current cell states; undefined if the row was removed. */
  current: () => (cell: CellState) => CellState | undefined
  putRows: (rows: Step['rows']) => void
  removeRows: (rows: Step['rows']) => void
}

/** Undo and redo. Skips steps that no longer change anything, such as those of rows that got another id on storing. */
export function useSteps(lines: { row: { id: string } }[], { put, current, putRows, removeRows }: Steps) {
  const past = useRef<Step[]>([])
  const future = useRef<Step[]>([])
  const take = (from: typeof past, to: typeof past, change: (rows: Step['rows']) => Step['rows']): boolean => {
    const now = current()
    for (let step = from.current.pop(); step; step = from.current.pop()) {
      const states = step.states.filter((state) => {
        const cell = now(state)
        return cell && (cell.value !== state.value || cell.refused?.text !== state.refused?.text)
      })
      const before = states.length > 0 ? put(states) : []
      const rows = change(step.rows)
      if (before.length === 0 && rows.length === 0) continue
      to.current.push({ states: before, rows })
      return true
    }
    return false
  }
  return {
    record(states: CellState[]): Step {
      const step: Step = { states, rows: [] }
      past.current.push(step)
      future.current = []
      return step
    },
    /** Returns whether there was something to undo. */
    undo: () =>
      take(past, future, (rows) => {
        const there = new Set(lines.map(({ row }) => row.id))
        const present = rows.filter(({ id }) => there.has(id))
        if (present.length > 0) removeRows(present)
        return present
      }),
    redo: () =>
      take(future, past, (rows) => {
        if (rows.length > 0) putRows(rows)
        return rows
      }),
  }
}
