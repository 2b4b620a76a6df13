/** The columns of a sheet: titles, the fields that they fill, and the format of their values. */
import { hashOf } from '../../db/files/stored-files.ts'
import { columnLetter, type Cell } from '../../lib/sheet-reader/cells.ts'
import { createDateColumn } from '../../../openapi/shared/date-format.ts'
import { createNumberColumn } from '../../../openapi/shared/number-format.ts'
import { titleKey, titleKeysOf, type Campo } from './fields.ts'
import type { CargaNoun } from './nouns.ts'
import type { Ajustes, Columna, Mapped, Resumen } from './plan.ts'
import { textOfCell } from './read-cell.ts'

/** The fields by the title of their column; the first field with a title has it. */
export function fieldsByTitle({ campos }: CargaNoun): Map<string, Campo> {
  const fields = new Map<string, Campo>()
  // A field's own title counts before the synonyms of others.
  for (const campo of campos) fields.set(titleKey(campo.titulo), campo)
  for (const campo of campos) for (const key of titleKeysOf(campo)) if (!fields.has(key)) fields.set(key, campo)
  return fields
}

/** A field for each column, by its title; each field once. Without titles, in the order of the template. */
export function guessColumns(noun: CargaNoun, titles: Cell[] | undefined, count: number): Columna[] {
  const known = fieldsByTitle(noun)
  const used = new Set<string>()
  return Array.from({ length: count }, (_, indice) => {
    const campo = titles ? known.get(titleKey(textOfCell(titles[indice]))) : noun.campos[indice]
    const isFree = campo !== undefined && !used.has(campo.nombre)
    if (isFree) used.add(campo.nombre)
    return { indice, campo: isFree ? campo.nombre : null, decimal: null, orden: null }
  })
}

/** Longer keys are hashed: an entry of an index of PostgreSQL has at most 2,704 bytes. */
const longestKey = 600

/** The titles of a sheet as the key of what is remembered for it. */
export async function titlesKey(titles: Cell[] | undefined, count: number): Promise<string> {
  const key = Array.from({ length: count }, (_, index) => titleKey(textOfCell(titles?.[index]))).join('|')
  return key.length > longestKey ? hashOf(new TextEncoder().encode(key)) : key
}

/** Titles with the letter of their column where they are empty or repeated. */
export function titlesOf(titles: Cell[] | undefined, count: number): string[] {
  const texts = Array.from({ length: count }, (_, index) => textOfCell(titles?.[index]))
  const keys = texts.map(titleKey)
  return texts.map((text, index) => {
    if (text === '') return `Columna ${columnLetter(index)}`
    return keys.indexOf(keys[index]!) === keys.lastIndexOf(keys[index]!) ? text : `${text} (${columnLetter(index)})`
  })
}

const isNumber = ({ kind }: Campo) => kind === 'decimal' || kind === 'integer'
const isDate = ({ kind }: Campo) => kind === 'day' || kind === 'period'

/** Collects the values of all columns, and decides their formats. */
export function createColumns(noun: CargaNoun, { columnas, es1904 }: Ajustes) {
  const fields = new Map(noun.campos.map((campo) => [campo.nombre, campo]))
  const columns = columnas.map((columna) => {
    const campo = columna.campo === null ? undefined : fields.get(columna.campo)
    return { ...columna, field: campo, numbers: createNumberColumn(), dates: createDateColumn(), ejemplo: null as Cell }
  })
  return {
    add(cells: Cell[]): void {
      for (const column of columns) {
        const cell = cells[column.indice]
        if (cell === null || cell === undefined) continue
        column.ejemplo ??= cell
        if (typeof cell !== 'string' || !column.field) continue
        if (isNumber(column.field)) column.numbers.add(cell)
        else if (isDate(column.field)) column.dates.add(cell)
      }
    },
    decide(titles: string[]): { mapped: Mapped[]; columnas: Resumen['columnas'] } {
      const decided = columns.map(({ field, numbers, dates, ejemplo, indice, campo, decimal, orden }) => {
        const number = field && isNumber(field) ? numbers.decide() : { sign: null, pregunta: null }
        const date = field && isDate(field) ? dates.decide() : { order: null, pregunta: null }
        const asked = number.pregunta ?? date.pregunta
        const clase = number.pregunta === null ? ('orden' as const) : ('decimal' as const)
        return {
          field,
          columna: {
            indice,
            campo,
            titulo: titles[indice] ?? columnLetter(indice),
            ejemplo,
            decimal: decimal ?? number.sign,
            orden: orden ?? date.order,
            pregunta: asked === null ? null : { clase, ejemplo: asked },
          },
        }
      })
      const mapped = decided.flatMap(({ field, columna: { indice, decimal, orden } }) =>
        field ? [{ indice, campo: field, format: { decimal, orden, es1904 } }] : [],
      )
      return { mapped, columnas: decided.map(({ columna }) => columna) }
    },
  }
}

/** The fields and formats that a plan has decided. */
export function mappedOf(noun: CargaNoun, { es1904 }: Ajustes, { columnas }: Resumen): Mapped[] {
  return columnas.flatMap(({ indice, campo: name, decimal, orden }) => {
    const campo = noun.campos.find(({ nombre }) => nombre === name)
    return campo ? [{ indice, campo, format: { decimal, orden, es1904 } }] : []
  })
}
