import { useRef } from 'react'
import type { CellState, NewRow } from './cell-edits.ts'

/** What one press or paste did: cells as they were on the other side of it, and the rows that it added. */
export type Step = { states: CellState[]; rows: (NewRow & { id: string })[] }

type Steps = {
  /** Puts cells into a state, and answers the one before. */
  put: (states: CellState[]) => CellState[]
  /** Tells a cell as it is; undefined where its row is gone. */
  current: () => (cell: CellState) => CellState | undefined
  putRows: (rows: Step['rows']) => void
  removeRows: (rows: Step['rows']) => void
}

/** The steps of a grid, back and forth. Those that change nothing any more are passed over: what is saved has other ids. */
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
    /** Says whether there was something to undo. */
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
