import { useRef, type ClipboardEvent, type RefObject } from 'react'
import { placeBlock, readBlock, writeBlock, type Pasted } from './clipboard.ts'
import type { Grid } from './grid.ts'
import { cellsOf, rangeOf } from './grid-place.ts'
import { withoutHeading } from './heading.ts'
import { askMarks, isUndecided, marksOf, withDates, withMarks } from './pasted-values.ts'
import type { Outcome } from './use-cells.ts'

const cellCount = (count: number) => (count === 1 ? '1 celda' : `${count.toLocaleString('es-AR')} celdas`)
const isTyping = (event: ClipboardEvent) => event.target instanceof HTMLInputElement

/** What became of a paste, in sentences. */
const outcomeText = ({ written, refused, skipped }: Outcome, extra: (string | false)[]) =>
  [
    written > 0 && `Pegamos ${cellCount(written)}.`,
    refused > 0 && `${cellCount(refused)} con errores, que no se guardaron.`,
    skipped > 0 && `${cellCount(skipped)} no se pueden cambiar.`,
    ...extra,
  ]
    .filter(Boolean)
    .join(' ')

type ClipboardOptions = {
  /** Announces the outcome. */
  say: (text: string) => void
  /** Closes the open cell editor. */
  stopTyping: () => void
}

/** Copies, cuts and pastes ranges from and to spreadsheets. */
export function useGridClipboard<Row extends { id: string }>(grid: Grid<Row>, options: ClipboardOptions) {
  // Rows may have changed while a question about the pasted numbers was open.
  const latest = useRef(grid)
  latest.current = grid
  return gridClipboard(grid, latest, options)
}

function gridClipboard<Row extends { id: string }>(
  grid: Grid<Row>,
  latest: RefObject<Grid<Row>>,
  { say, stopTyping }: ClipboardOptions,
) {
  const { cells, place, extent } = grid
  const range = rangeOf(place.anchor, place.active)
  const copy = (event: ClipboardEvent) => {
    const rows = Map.groupBy(cellsOf(range), ({ line }) => line).values()
    event.clipboardData.setData('text/plain', writeBlock([...rows].map((row) => row.map(cells.textAt))))
    event.preventDefault()
  }
  const onCopy = (event: ClipboardEvent) => {
    if (isTyping(event)) return
    copy(event)
    say(`${cellCount(cellsOf(range).length)} al portapapeles.`)
  }
  const onCut = (event: ClipboardEvent) => {
    if (isTyping(event)) return
    copy(event)
    cells.write(cellsOf(range).map((cell) => ({ ...cell, text: '' })))
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    // On phones, pasting requires an open editor: plain text then goes into its input.
    if (isTyping(event) && !/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    if (isTyping(event)) stopTyping()
    if (text === '') return say('En el portapapeles no hay texto.')
    const { block, hasHeading, leftOut } = withoutHeading(readBlock(text), grid.columns, range.from.column)
    const { cells: placed, lost } = placeBlock(block, range, extent)
    const pasted = withDates(placed, grid.columns)
    const extra = [
      hasHeading && 'Dejamos afuera los títulos.',
      leftOut.length > 0 && `No hay dónde poner: ${leftOut.join(', ')}.`,
      lost > 0 && `Sobraron ${lost === 1 ? '1 columna' : `${lost} columnas`}.`,
    ]
    const finish = (typed: Pasted[]) => {
      const { cells, place, lines } = latest.current
      say(outcomeText(cells.write(typed), extra))
      const to = { line: range.from.line + block.length - 1, column: range.from.column + block[0]!.length - 1 }
      const isInside = to.line < lines.length && to.column < extent.columns
      if (typed.length > 1 && isInside) place.select(to, range.from)
    }
    const marks = marksOf(pasted, grid.columns)
    if (!isUndecided(marks)) return finish(withMarks(pasted, marks))
    void askMarks(marks, grid.columns).then((answers) => finish(withMarks(pasted, answers)))
  }
  return { onCopy, onCut, onPaste }
}
