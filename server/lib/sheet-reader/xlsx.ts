import { columnLetter, createRowCollector, SheetProblem, type Cell, type SheetContent } from './cells.ts'
import { entryText, zipEntries, type ZipEntry } from './zip-directory.ts'

/** The errors of Excel, which hucre returns as texts. */
const errorValues =
  /^#(REF|N\/A|VALUE|NAME|DIV\/0|NULL|NUM|SPILL|CALC|GETTING_DATA|¡REF|¿NOMBRE|¡VALOR|¡DIV\/0|¡NUM|¡NULO)[!?]?$/
const formulaTip = 'Abrí la planilla en Excel, guardala de nuevo y volvé a subirla, o pegá los valores.'
const notASheet = 'El archivo no es una planilla de Excel (.xlsx). Guardala como .xlsx o como CSV.'

type Marks = {
  es1904: boolean
  /** Cells, as `B7`, with a formula whose result is not in the file. */
  withoutValue: Set<string>
  /** Cells with the number 60, which as a date is a day that never was. */
  sixty: Set<string>
}

/** The file of the first sheet, by the relations of the workbook. */
function firstSheet(workbook: string, relations: string, entries: Map<string, ZipEntry>): ZipEntry | undefined {
  const id = /<(?:\w+:)?sheet\b[^>]*?\br:id="([^"]+)"/.exec(workbook)?.[1]
  for (const [tag] of relations.matchAll(/<Relationship\b[^>]*>/g)) {
    if (/\bId="([^"]+)"/.exec(tag)?.[1] !== id) continue
    const target = /\bTarget="([^"]+)"/.exec(tag)?.[1] ?? ''
    return entries.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  }
  return undefined
}

/** What hucre's stream of rows does not tell: which null is a formula without a result, and which date is the number 60. */
async function marksOf(bytes: Uint8Array, entries: Map<string, ZipEntry>): Promise<Marks> {
  const marks: Marks = { es1904: false, withoutValue: new Set(), sixty: new Set() }
  const workbook = entries.get('xl/workbook.xml')
  const relations = entries.get('xl/_rels/workbook.xml.rels')
  if (!workbook || !relations) return marks
  const workbookText = await entryText(bytes, workbook)
  marks.es1904 = /\bdate1904="(1|true)"/.test(workbookText)
  const sheet = firstSheet(workbookText, await entryText(bytes, relations), entries)
  if (!sheet) return marks
  const text = await entryText(bytes, sheet)
  const formula =
    /<(?:\w+:)?c\b([^>]*)>\s*<(?:\w+:)?f\b[^>]*(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*(?:<(?:\w+:)?v\s*\/>|<(?:\w+:)?v>\s*<\/(?:\w+:)?v>)?\s*<\/(?:\w+:)?c>/g
  const refOf = (attributes: string) => /\br="([A-Z]+\d+)"/.exec(attributes)?.[1]
  for (const [, attributes = ''] of text.matchAll(formula)) {
    // An empty text is a result.
    const ref = /\bt="str"/.test(attributes) ? undefined : refOf(attributes)
    if (ref) marks.withoutValue.add(ref)
  }
  if (!marks.es1904)
    for (const [, attributes = ''] of text.matchAll(/<(?:\w+:)?c\b([^>]*)>\s*<(?:\w+:)?v>60<\/(?:\w+:)?v>/g)) {
      const ref = refOf(attributes)
      if (ref) marks.sixty.add(ref)
    }
  return marks
}

/** A day; with an hour, a text. An hour alone is stored on the first day of the count. */
function timeOf(value: Date): Cell {
  // The parts of a day are floats: 09:30 may be a millisecond early.
  const text = new Date(Math.round(value.getTime() / 1000) * 1000).toISOString()
  const [dia = '', hour = ''] = [text.slice(0, 10), text.slice(11, 16)]
  if (hour === '00:00') return { dia }
  return dia < '1904-01-02' ? hour : `${dia} ${hour}`
}

function cellOf(value: unknown, ref: string, { withoutValue, sixty }: Marks): Cell {
  if (value === null || value === undefined)
    return withoutValue.has(ref) ? { error: `La celda ${ref} tiene una fórmula sin resultado. ${formulaTip}` } : null
  if (value instanceof Date) {
    if (sixty.has(ref)) return { error: `La celda ${ref} dice 29/02/1900, un día que no existió.` }
    return Number.isNaN(value.getTime()) ? { error: `La celda ${ref} tiene una fecha que no existe.` } : timeOf(value)
  }
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  // Escapes such as _x0000_ may stand for characters that a store refuses.
  const text = String(value).replaceAll('\0', ' ').toWellFormed()
  if (errorValues.test(text))
    return { error: `La celda ${ref} tiene el error ${text}. Corregilo en la planilla o escribí el valor.` }
  return text.trim()
}

/** Throws SheetProblem. */
export async function readXlsx(bytes: Uint8Array): Promise<SheetContent> {
  const entries = zipEntries(bytes)
  if (!entries.has('[Content_Types].xml') || !entries.has('xl/workbook.xml')) throw new SheetProblem(notASheet)
  const collector = createRowCollector()
  const { streamXlsxRows } = await import('hucre/xlsx')
  try {
    const marks = await marksOf(bytes, entries)
    for await (const { index, values } of streamXlsxRows(bytes))
      collector.add(
        index + 1,
        values.map((value, column) => {
          // Most cells are plain: the name of the cell is needed only for the others.
          if (typeof value === 'number') return value
          if (value === null && marks.withoutValue.size === 0) return null
          return cellOf(value, `${columnLetter(column)}${index + 1}`, marks)
        }),
      )
    return { rows: collector.rows, es1904: marks.es1904 }
  } catch (error) {
    if (error instanceof SheetProblem) throw error
    throw new SheetProblem(
      'No se pudo leer la planilla: el archivo está dañado o tiene contraseña. Abrila en Excel y guardala de nuevo.',
    )
  }
}
