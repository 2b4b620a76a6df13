/** Reads the tasks of a plan from a CSV or JSON file for `obra plan import` (docs/domain/plan.md, Import). */
import Papa from 'papaparse'
import { fold } from '../../openapi/shared/fold.ts'
import { parsePredecessors } from '../../openapi/shared/predecessors.ts'
import type { components } from '../../openapi/generated/schema.d.ts'
import { usageFailure } from './failure.ts'

type TareaInput = components['schemas']['TareaInput']

/** The headers of each column, without accents and capitals. */
const headers = {
  codigo: ['codigo', 'edt', 'wbs', 'id'],
  nombre: ['nombre', 'nombre de tarea', 'tarea'],
  inicio: ['inicio', 'comienzo', 'desde'],
  duracion: ['duracion', 'dias'],
  predecesoras: ['predecesoras', 'predecesora'],
  avance: ['avance', 'avance %', '% completado'],
} as const
type Column = keyof typeof headers
type Row = Record<Column, string>

const required: Column[] = ['codigo', 'nombre', 'inicio', 'duracion']

const parentOf = (codigo: string) => codigo.split('.').slice(0, -1).join('.')

/** A day as AAAA-MM-DD; undefined if the text is none. */
function dayOf(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text) ?? []
  const iso = year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : text
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso) && new Date(`${iso}T00:00:00Z`).toJSON()?.slice(0, 10) === iso
  return isDay ? iso : undefined
}

function rowsOf(text: string): Row[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' })
  const [titles = [], ...lines] = data
  const places = new Map(titles.map((title, at) => [fold(title).trim(), at]))
  const placeOf = (column: Column) => headers[column].map((title) => places.get(title)).find((at) => at !== undefined)
  const lacking = required.filter((column) => placeOf(column) === undefined)
  if (lacking.length > 0) throw usageFailure(`Faltan columnas en el archivo: ${lacking.join(', ')}.`)
  return lines.map((line) => {
    const cell = (column: Column) => line[placeOf(column) ?? -1]?.trim() ?? ''
    return Object.fromEntries(Object.keys(headers).map((column) => [column, cell(column as Column)])) as Row
  })
}

/** A task from a line; `place` is its number in the file, for errors. A group may lack its dates, which follow from its tasks. */
function taskOf(row: Row, place: number, rows: Row[]): TareaInput {
  const { codigo, nombre, duracion } = row
  const wrong = (what: string) => usageFailure(`Fila ${place}: ${what}`)
  const first = rows.find((other) => other.codigo.startsWith(`${codigo}.`) && other.inicio !== '')
  const inicio = dayOf(row.inicio || (first?.inicio ?? ''))
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

/** The tasks of a file; its codes are the names by which they refer to one another. Throws a usage failure that names the line. */
export function tasksOf(text: string, isJson: boolean): TareaInput[] {
  if (isJson) {
    try {
      // The server checks the shape.
      return JSON.parse(text) as TareaInput[]
    } catch {
      throw usageFailure('El archivo no es JSON.')
    }
  }
  const rows = rowsOf(text)
  const twice = rows.find(({ codigo }, at) => rows.findIndex((other) => other.codigo === codigo) < at)
  if (twice) throw usageFailure(`El código ${twice.codigo} está dos veces en el archivo.`)
  return rows.map((row, at) => taskOf(row, at + 2, rows))
}
