import { useEffect, useMemo, useRef, useState } from 'react'
import { typedValue, type AmountColumn } from './amount-column.ts'
import {
  cellName,
  newRows,
  rowOf,
  typedInto,
  valueOf,
  withRefused,
  type CellState,
  type NewRow,
  type Refused,
  type RefusedCells,
} from './cell-edits.ts'
import type { Pasted } from './clipboard.ts'
import type { Place } from './grid-place.ts'
import type { TreeLine } from './row-tree.ts'
import { useSteps, type Step } from './use-steps.ts'

/** A cell changed by the user; `value` and `before` are in wire format. */
export type AmountChange = { id: string; key: string; value: string; before: string }
export type CellsOptions<Row> = {
  columns: AmountColumn<Row>[]
  onChange?: ((changes: AmountChange[]) => void) | undefined
  /** Returns the ids of the new rows. */
  onAddRows?: ((rows: AddedRow[]) => string[] | Promise<string[]>) | undefined
  /** Removes added rows on undo; without it they stay. */
  onRemoveRows?: ((ids: string[]) => void) | undefined
  /** Further errors by `cellName`, such as refusals of the server. */
  errors?: ReadonlyMap<string, string> | undefined
}
/** A new row: its valid values, the keys of its cells with invalid text, and on redo the id to reuse. */
export type AddedRow = { values: Record<string, string>; invalidKeys: string[]; id?: string }
export type Outcome = { written: number; refused: number; skipped: number }

export type GridCells<Row> = {
  isEditable: (place: Place) => boolean
  /** The text of a cell as typed and copied. */
  textAt: (place: Place) => string
  refusedOf: (row: Row, column: AmountColumn<Row>) => Refused | undefined
  errorOf: (row: Row, column: AmountColumn<Row>) => string | undefined
  /** The ids of rows with at least one error. */
  wrongRows: ReadonlySet<string>
}

/** The content of the cells. */
function readCells<Row extends { id: string }>(
  lines: TreeLine<Row>[],
  { columns, onChange, onAddRows, errors }: CellsOptions<Row>,
  refusedCells: RefusedCells,
): GridCells<Row> {
  const refusedOf = (row: Row, { key }: AmountColumn<Row>) => refusedCells.get(cellName(row.id, key))
  return {
    refusedOf,
    errorOf: (row, column) => refusedOf(row, column)?.error ?? errors?.get(cellName(row.id, column.key)),
    wrongRows: new Set([...refusedCells.keys(), ...(errors?.keys() ?? [])].map(rowOf)),
    isEditable({ line, column }) {
      const { isEditable = false, render } = columns[column]!
      const row = lines[line]?.row
      if (!onChange || render || (!row && !(onAddRows && line === lines.length))) return false
      return typeof isEditable === 'function' ? !row || isEditable(row) : isEditable
    },
    textAt({ line, column: index }) {
      const [row, column] = [lines[line]?.row, columns[index]!]
      const total = line > lines.length - (onAddRows ? 0 : 1) ? column.total : undefined
      return (row && refusedOf(row, column)?.text) ?? typedValue(column, total ?? valueOf(column, row))
    },
  }
}

/** Cells that change, each with its previous state. */
function changesOf<Row extends { id: string }>(
  lines: TreeLine<Row>[],
  columns: AmountColumn<Row>[],
  states: CellState[],
  stateOf: (row: Row, column: AmountColumn<Row>) => CellState,
) {
  const rows = new Map(lines.map(({ row }) => [row.id, row]))
  const there = states.flatMap((state) => {
    const [row, column] = [rows.get(state.id), columns.find(({ key }) => key === state.key)]
    return row && column ? [{ state, before: stateOf(row, column) }] : []
  })
  const changes = there
    .filter(({ state, before }) => state.value !== before.value)
    .map(({ state: { id, key, value }, before }): AmountChange => ({ id, key, value, before: before.value }))
  return { before: there.map(({ before }) => before), changes }
}

/** The cells of a grid: content, writing, undo and redo. */
export function useCells<Row extends { id: string }>(lines: TreeLine<Row>[], options: CellsOptions<Row>) {
  const { columns, onChange, onAddRows, onRemoveRows, errors } = options
  const [refusedCells, setRefused] = useState<RefusedCells>(new Map())
  const cells = useMemo(
    () => readCells(lines, { columns, onChange, onAddRows, errors }, refusedCells),
    [lines, columns, onChange, onAddRows, errors, refusedCells],
  )
  const stateOf = (row: Row, column: AmountColumn<Row>): CellState => {
    return { id: row.id, key: column.key, value: valueOf(column, row), refused: cells.refusedOf(row, column) }
  }
  /** Applies cell states, and returns the previous ones. */
  const put = (states: CellState[]): CellState[] => {
    const { before, changes } = changesOf(lines, columns, states, stateOf)
    setRefused((all) => withRefused(all, states))
    if (changes.length > 0) onChange?.(changes)
    return before
  }
  useRereading(refusedCells, { lines, columns, stateOf, put })
  const { record, undo, redo } = useHistory(lines, options, { put, stateOf, setRefused })
  const add = async (typed: Pasted[], step: Step) => {
    const added = newRows(typed, columns)
    const ids = await onAddRows!(added.map(addedRow))
    const rows = added.map((row, index) => ({ ...row, id: ids[index] ?? '' }))
    setRefused((all) => withRefused(all, refusedOf(rows)))
    if (onRemoveRows) step.rows = rows
  }
  const write = (typed: Pasted[]): Outcome => {
    const may = typed.filter(({ line, column }) => cells.isEditable({ line: Math.min(line, lines.length), column }))
    const states = may.flatMap(({ line, column, text }) => {
      const row = lines[line]?.row
      return row ? [typedInto(stateOf(row, columns[column]!), columns[column]!, text)] : []
    })
    const step = record(states.length > 0 ? put(states) : [])
    const below = may.filter(({ line, text }) => line >= lines.length && text.trim() !== '')
    if (below.length > 0) void add(below, step)
    const refused = states.filter((state) => state.refused).length
    return { written: states.length + below.length, refused, skipped: typed.length - may.length }
  }
  return { ...cells, write, undo, redo, refusedCells }
}

/** Parses invalid cells again when the columns change: the option that a cell names may have been created since. */
function useRereading<Row extends { id: string }>(
  refusedCells: RefusedCells,
  {
    lines,
    columns,
    stateOf,
    put,
  }: Pick<Edits<Row>, 'stateOf' | 'put'> & { lines: TreeLine<Row>[]; columns: AmountColumn<Row>[] },
) {
  const latest = useRef({ lines, refusedCells, stateOf, put })
  latest.current = { lines, refusedCells, stateOf, put }
  useEffect(() => {
    const { lines: currentLines, refusedCells: cells, ...current } = latest.current
    if (cells.size === 0) return
    const rows = new Map(currentLines.map(({ row }) => [row.id, row]))
    const valid = [...cells].flatMap(([name, { text }]) => {
      const id = rowOf(name)
      const [row, column] = [rows.get(id), columns.find(({ key }) => cellName(id, key) === name)]
      const state = row && column && typedInto(current.stateOf(row, column), column, text)
      return state && !state.refused ? [state] : []
    })
    if (valid.length > 0) current.put(valid)
  }, [columns])
}

type Edits<Row> = {
  put: (states: CellState[]) => CellState[]
  stateOf: (row: Row, column: AmountColumn<Row>) => CellState
  setRefused: (change: (all: RefusedCells) => RefusedCells) => void
}

function useHistory<Row extends { id: string }>(
  lines: TreeLine<Row>[],
  { columns, onAddRows, onRemoveRows }: CellsOptions<Row>,
  { put, stateOf, setRefused }: Edits<Row>,
) {
  return useSteps(lines, {
    put,
    current() {
      const rows = new Map(lines.map(({ row }) => [row.id, row]))
      return ({ id, key }) => {
        const [row, column] = [rows.get(id), columns.find((each) => each.key === key)]
        return row && column && stateOf(row, column)
      }
    },
    putRows(rows) {
      void onAddRows?.(rows.map((row) => ({ ...addedRow(row), id: row.id })))
      setRefused((all) => withRefused(all, refusedOf(rows)))
    },
    removeRows(rows) {
      onRemoveRows?.(rows.map(({ id }) => id))
      const mended = refusedOf(rows).map((cell) => ({ ...cell, refused: undefined }))
      setRefused((all) => withRefused(all, mended))
    },
  })
}

const addedRow = ({ values, refused }: NewRow): AddedRow => ({ values, invalidKeys: refused.map(({ key }) => key) })

const refusedOf = (rows: Step['rows']) => rows.flatMap(({ id, refused }) => refused.map((cell) => ({ id, ...cell })))
