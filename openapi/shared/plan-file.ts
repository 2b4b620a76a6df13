/** Reads the tasks of a plan from a spreadsheet (docs/domain/plan.md, Import). */
import type { components } from '../generated/schema.d.ts'
import { createDateColumn, readDay, type DateOrder } from './date-format.ts'
import { parsePredecessors } from './predecessors.ts'
import { FileProblem, sheetCells } from './sheet-cells.ts'
import { titleKey } from './title-key.ts'

type TareaInput = components['schemas']['TareaInput']

/** As many as a request may have. */
const mostTasks = 2000
/** Titles above the table are skipped up to this row. */
const lastHeading = 20

/** The headers of each column. */
const headers = {
  codigo: ['codigo', 'edt', 'wbs', 'id'],
  nombre: ['nombre', 'nombre de tarea', 'tarea'],
  inicio: ['inicio', 'comienzo', 'desde'],
  duracion: ['duracion', 'dias'],
  predecesoras: ['predecesoras', 'predecesora'],
  avance: ['avance', 'avance %', '% completado'],
} as const
type Column = keyof typeof headers
/** `place` is the number of the line in the file, for errors. */
type Row = Record<Column, string> & { place: number }

const required: Column[] = ['codigo', 'nombre', 'inicio', 'duracion']

const parentOf = (codigo: string) => codigo.split('.').slice(0, -1).join('.')

function placesOf(titles: string[]) {
  const places = new Map(titles.map((title, at) => [titleKey(title), at]))
  return (column: Column) => headers[column].map((title) => places.get(titleKey(title))).find((at) => at !== undefined)
}

const lackingIn = (titles: string[]) => required.filter((column) => placesOf(titles)(column) === undefined)

function rowsOf(lines: string[][]): Row[] {
  const isFilled = (line: string[]) => line.some((cell) => cell !== '')
  const complete = lines.slice(0, lastHeading).findIndex((line) => lackingIn(line).length === 0)
  const heading = complete === -1 ? lines.findIndex(isFilled) : complete
  const titles = lines[heading] ?? []
  const lacking = lackingIn(titles)
  if (lacking.length > 0) throw new FileProblem(`Faltan columnas en el archivo: ${lacking.join(', ')}.`)
  const placeOf = placesOf(titles)
  const textOf = (line: string[], column: Column) => line[placeOf(column) ?? -1] ?? ''
  return lines.flatMap((line, at) => {
    if (at <= heading || !isFilled(line)) return []
    const names = Object.keys(headers) as Column[]
    const texts = Object.fromEntries(names.map((column) => [column, textOf(line, column)])) as Record<Column, string>
    return [{ ...texts, place: at + 1 }]
  })
}

/** A task from a line. A group may lack its dates, which follow from its tasks. */
function taskOf(row: Row, rows: Row[], order: DateOrder): TareaInput {
  const { codigo, nombre, duracion, place } = row
  const wrong = (what: string) => new FileProblem(`Fila ${place}: ${what}`)
  const first = rows.find((other) => other.codigo.startsWith(`${codigo}.`) && other.inicio !== '')
  const inicio = readDay(row.inicio || (first?.inicio ?? ''), order)
  if (codigo === '' || nombre === '') throw wrong('falta el código o el nombre.')
  if (!inicio) throw wrong(`el inicio «${row.inicio}» no es una fecha. Escribila como 02/03/2026.`)
  const days = Number(/^(\d{1,4})\s*(?:d|d[ií]as?)?$/i.exec(duracion || (first ? '1' : ''))?.[1])
  if (Number.isNaN(days)) throw wrong(`la duración «${duracion}» no es un número de días.`)
  const links = parsePredecessors(row.predecesoras)
  if (!links) throw wrong(`no se entienden las predecesoras «${row.predecesoras}». Escribilas como 1.2; 1.3+2.`)
  const codes = new Set(rows.map((other) => other.codigo))
  const unknown = links.find((link) => !codes.has(link.codigo))
  if (unknown) throw wrong(`no hay una tarea ${unknown.codigo} en el archivo.`)
  // Whole percents: decimals of other programs are dropped.
  const progress = row.avance === '' ? '' : /^(\d{1,3})(?:[.,]\d+)?\s*%?$/.exec(row.avance)?.[1]
  if (progress === undefined) throw wrong(`el avance «${row.avance}» no es un porcentaje.`)
  const parent = parentOf(codigo)
  return {
    clave: codigo,
    nombre,
    inicio,
    duracionDias: days,
    ...(codes.has(parent) && { padreId: parent }),
    ...(progress !== '' && { avance: Number(progress) }),
    dependencias: links.map((link) => ({ tareaId: link.codigo, desfaseDias: link.desfaseDias })),
  }
}

/** The tasks of an XLSX or CSV file; its codes are the names by which they refer to one another. Throws a FileProblem. */
export async function planOf(bytes: Uint8Array): Promise<TareaInput[]> {
  const rows = rowsOf(await sheetCells(bytes))
  const twice = rows.find(({ codigo }, at) => rows.findIndex((other) => other.codigo === codigo) < at)
  if (twice)
    throw new FileProblem(
      `El código ${twice.codigo} está dos veces en el archivo. Si uno es ${twice.codigo}0, dale a la columna formato de texto.`,
    )
  if (rows.length > mostTasks)
    throw new FileProblem(`El archivo tiene ${rows.length} tareas: se importan hasta ${mostTasks} por vez.`)
  const starts = createDateColumn()
  for (const { inicio } of rows) starts.add(inicio)
  const order = starts.decide().order ?? 'dma'
  return rows.map((row) => taskOf(row, rows, order))
}
