/** What is read from a sheet. */

/**
 * A cell: text, a number, a day `YYYY-MM-DD`, or an error that names the cell. Null if it is empty. It is stored as JSON, so a text
 * is plain.
 */
export type Cell = null | string | number | { dia: string } | { error: string }
export type SheetRow = {
  /** The number of the row in the sheet, from 1. */
  fila: number
  celdas: Cell[]
}
export type SheetContent = {
  rows: SheetRow[]
  /** Whether numbers of dates count from 1904, as in old files of Excel for Mac. */
  es1904: boolean
}

/** A file that cannot be read; the message is for users. */
export class SheetProblem extends Error {}

export const mostColumns = 100
export const mostRows = 100_000

/** 'A' for 0, 'AA' for 26. */
export function columnLetter(index: number): string {
  const rest = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? rest : columnLetter(Math.floor(index / 26) - 1) + rest
}

export const isEmpty = (cell: Cell | undefined): boolean => cell === null || cell === undefined || cell === ''

/** Collects the rows that have a value. Throws SheetProblem for too many rows or columns. */
export function createRowCollector() {
  const rows: SheetRow[] = []
  return {
    rows,
    add(fila: number, celdas: Cell[]): void {
      const last = celdas.findLastIndex((cell) => !isEmpty(cell))
      if (last === -1) return
      if (last >= mostColumns)
        throw new SheetProblem(
          `La planilla tiene columnas de más: hay datos en la celda ${columnLetter(last)}${fila}, y entran hasta ${mostColumns} columnas. Borrá las que no uses y volvé a subirla.`,
        )
      if (rows.length === mostRows)
        throw new SheetProblem('La planilla tiene más de 100.000 filas. Partila en varias y cargá una por vez.')
      rows.push({ fila, celdas: celdas.slice(0, last + 1) })
    },
  }
}
