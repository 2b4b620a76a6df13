import type { ClipboardEvent, RefObject } from 'react'
import { placeBlock, readBlock, writeBlock, type Pasted } from './clipboard.ts'
import type { Grid } from './grid.ts'
import { cellsOf, rangeOf } from './grid-place.ts'
import { withoutHeading } from './heading.ts'
import { askMarks, marksOf, withMarks } from './pasted-numbers.ts'
import type { Outcome } from './use-cells.ts'

const counted = (count: number) => (count === 1 ? '1 celda' : `${count.toLocaleString('es-AR')} celdas`)

/** What became of a paste, in sentences. */
const outcomeText = ({ written, refused, skipped }: Outcome, extra: (string | false)[]) =>
  [
    written > 0 && `Pegamos ${counted(written)}.`,
    refused > 0 && `${counted(refused)} con errores, que no se guardaron.`,
    skipped > 0 && `${counted(skipped)} no se pueden cambiar.`,
    ...extra,
  ]
    .filter(Boolean)
    .join(' ')

type ClipboardOptions<Row extends { id: string }> = {
  /** The grid as it is once a question has been answered. */
  latest: RefObject<Grid<Row>>
  /** Tells what became of it. */
  say: (text: string) => void
  /** Closes the cell that is being typed into. */
  stopTyping: () => void
}

/** Copies, cuts and pastes ranges from and to spreadsheets. */
export function gridClipboard<Row extends { id: string }>(
  grid: Grid<Row>,
  { latest, say, stopTyping }: ClipboardOptions<Row>,
) {
  const { cells, place, extent } = grid
  const range = rangeOf(place.anchor, place.active)
  const isTyping = (event: ClipboardEvent) => event.target instanceof HTMLInputElement
  const copy = (event: ClipboardEvent) => {
    const rows = Map.groupBy(cellsOf(range), ({ line }) => line).values()
    event.clipboardData.setData('text/plain', writeBlock([...rows].map((row) => row.map(cells.textAt))))
    event.preventDefault()
  }
  const onCopy = (event: ClipboardEvent) => {
    if (isTyping(event)) return
    copy(event)
    say(`${counted(cellsOf(range).length)} al portapapeles.`)
  }
  const onCut = (event: ClipboardEvent) => {
    if (isTyping(event)) return
    copy(event)
    cells.write(cellsOf(range).map((cell) => ({ ...cell, text: '' })))
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    // On phones a cell takes a paste only while it is being typed into.
    if (isTyping(event) && !/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    if (isTyping(event)) stopTyping()
    if (text === '') return say('En el portapapeles no hay texto.')
    const { block, hasHeading } = withoutHeading(readBlock(text), grid.columns, range.from.column)
    const { cells: pasted, lost } = placeBlock(block, range, extent)
    const extra = [
      hasHeading && 'Dejamos afuera los títulos.',
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
    if (![...marks.values()].includes('?')) return finish(withMarks(pasted, marks))
    void askMarks(marks, pasted, grid.columns).then((answers) => finish(withMarks(pasted, answers)))
  }
  return { onCopy, onCut, onPaste }
}
