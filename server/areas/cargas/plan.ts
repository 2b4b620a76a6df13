/** The stored parts of a load, and the plan of one row: what it does, compared with the record that it names. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { validationProblem } from '../../http/errors.ts'
import { Problem } from '../../lib/problem.ts'
import type { Cell } from '../../lib/sheet-reader/cells.ts'
import type { DateOrder } from '../../../openapi/shared/date-format.ts'
import type { DecimalSign } from '../../../openapi/shared/number-format.ts'
import { identityKey } from '../../lib/text.ts'
import { keyOf } from '../../records/catalogue-rows.ts'
import type { Scope } from '../../records/catalogue.ts'
import { columnsOfFields } from '../../records/fields.ts'
import type { Campo } from './fields.ts'
import { isOfProject, type AnyEntry, type CargaNoun, type CatalogueNoun, type Values } from './nouns.ts'
import { readCell, type Format } from './read-cell.ts'
import { isRecordSource } from './records/sources.ts'
import type { Decision, References } from './references.ts'

type Schemas = components['schemas']

export type Columna = {
  indice: number
  campo: string | null
  decimal: DecimalSign | null
  orden: DateOrder | null
}
export type Ajustes = {
  filaTitulos: number | null
  omitirTotales: boolean
  modo: Schemas['CargaModo']
  alcance: Schemas['CargaAlcance']
  columnas: Columna[]
  referencias: Decision[]
  es1904: boolean
}
/** What a plan found: the counts and, of each column, its title, first value and decided format. */
export type Resumen = {
  cantidades: Schemas['CargaCantidades']
  totales: number
  columnas: (Columna & {
    titulo: string
    ejemplo: Cell
    pregunta: { clase: 'decimal' | 'orden'; ejemplo: string } | null
  })[]
  desconocidas: { campo: string; texto: string; filas: number }[]
}

/** Messages by field; that of the row is ''. */
export type Problems = { mensajes: Record<string, string>; desconocidas?: [campo: string, texto: string][] }
/** A problem of the whole row. */
export const problemOf = (message: string): Problems => ({ mensajes: { '': message } })

export type PlannedRow = {
  clave: string
  accion: Schemas['CargaAccion']
  valores: Values
  entidadId: string | null
  versionVista: number | null
  antes: Values | null
  problems: Problems | null
}

/** A column with its field and format. */
export type Mapped = { indice: number; campo: Campo; format: Format }
export type Parsed = { values: Values; problems: Problems; clave: string }

/** What `(vaciar)` sets; undefined for a field that a record must have. */
function emptied(noun: CargaNoun, { nombre, obligatorio }: Campo): unknown {
  if (obligatorio) return undefined
  return isOfProject(noun) ? null : (noun.catalogue.defaults as Values)[nombre]
}

/** The natural key of a row; empty if it has none. */
function claveOf(noun: CargaNoun, values: Values): string {
  if (isOfProject(noun)) {
    const { key } = noun.record
    const plain = withKeys(values)
    if (key[0] === undefined || plain[key[0]] === undefined) return ''
    return identityKey(JSON.stringify(key.map((name) => plain[name] ?? null)))
  }
  const all = { ...(noun.catalogue.defaults as Values), ...values }
  return noun.key.every((name) => all[name] !== undefined) ? keyOf(noun.catalogue, withKeys(all)) : ''
}

function noteUnknown(problems: Problems, references: References, campo: Campo, names: [string, ...string[]]): void {
  const [name] = names
  const note = (message: string) => void (problems.mensajes[campo.nombre] = message)
  if (references.isShared(campo, name)) return note(`«${name}» es el nombre de más de uno: poné su número.`)
  if (isRecordSource(campo.from!)) return note(`No encontramos «${name}».`)
  for (const each of names) (problems.desconocidas ??= []).push([campo.nombre, each])
  note(`No encontramos «${name}». Elegí qué es, o corregilo.`)
}

/** The values of a row's cells, and what is wrong with them. Empty cells give no value. */
export function parseRow(noun: CargaNoun, cells: Cell[], mapped: Mapped[], references: References): Parsed {
  const values: Values = {}
  const problems: Problems = { mensajes: {} }
  for (const { indice, campo, format } of mapped) {
    const read = readCell(cells[indice], campo, format)
    if ('valor' in read) values[campo.nombre] = read.valor
    else if ('error' in read) problems.mensajes[campo.nombre] = read.error
    else if ('vaciar' in read) {
      const value = emptied(noun, campo)
      if (value === undefined) problems.mensajes[campo.nombre] = 'Es obligatorio: no se puede vaciar.'
      else values[campo.nombre] = value
    } else if ('nombres' in read) {
      const found = read.nombres.map((name) => ({ name, id: references.find(campo, name) }))
      const unknown = found.flatMap(({ id, name }) => (id === undefined ? [name] : []))
      if (unknown.length > 0) noteUnknown(problems, references, campo, unknown as [string, ...string[]])
      else values[campo.nombre] = campo.kind === 'references' ? found.map(({ id }) => id) : found[0]!.id
    }
  }
  const normal = (isOfProject(noun) ? undefined : noun.normalize?.(values)) ?? values
  return { values: normal, problems, clave: claveOf(noun, normal) }
}

/** References to records of the same load as texts, for checks that only compare them. */
export function withKeys<T extends Values>(values: T): T {
  const plain = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(plain)
      : typeof value === 'object' && value !== null && 'clave' in value
        ? String((value as { clave: string }).clave).slice(0, 60)
        : value
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)])) as T
}

/** The fields whose stored values differ. */
function changedFields({ catalogue }: CatalogueNoun, before: AnyEntry, after: AnyEntry): string[] {
  const stored = (entry: AnyEntry): Values => {
    const links = (catalogue.links ?? []).map(({ field }) => [field, JSON.stringify(entry[field])])
    return { ...columnsOfFields(catalogue.fields, withKeys(entry)), ...Object.fromEntries(links) }
  }
  const [old, next] = [stored(before), stored(after)]
  return Object.keys(next).filter((name) => JSON.stringify(old[name]) !== JSON.stringify(next[name]))
}

/** Adds the issues of a refusal to the row; other errors are thrown. */
export function noteRefusal(error: unknown, problems: Problems): void {
  if (!(error instanceof Problem)) throw error
  for (const { field, message } of error.issues ?? []) problems.mensajes[field.split('.')[0]!] ??= message
  if (!error.issues?.length) problems.mensajes[''] ??= error.message
}

/** Checks the body of the operation. */
function checkBody(noun: CatalogueNoun, values: Values, problems: Problems): void {
  const body = withKeys(values)
  if (noun.owner) delete body[noun.owner]
  const checked = noun.validate.safeParse(body)
  if (!checked.success) noteRefusal(validationProblem(checked.error), problems)
}

export const hasProblems = ({ mensajes }: Problems) => Object.keys(mensajes).length > 0

type Planning = { scope: Scope; noun: CatalogueNoun; modo: Ajustes['modo'] }

/** What a row does, given the record with its key. */
export async function planRow(
  { scope, noun, modo }: Planning,
  { values, problems, clave }: Parsed,
  existing: AnyEntry | undefined,
): Promise<PlannedRow> {
  const { catalogue, campos } = noun
  const planned = { clave, entidadId: existing?.id ?? null, versionVista: existing?.version ?? null, antes: null }
  const refused = (): PlannedRow => ({ ...planned, accion: 'error', valores: values, problems })
  const left = (message: string): PlannedRow => ({
    ...planned,
    accion: 'omitir',
    valores: {},
    problems: problemOf(message),
  })
  if (existing && modo === 'crear') return left('Ya está cargado.')
  if (!existing && clave !== '' && modo === 'cambiar') return left('Todavía no está cargado.')
  if (!existing || clave === '')
    for (const { nombre, obligatorio } of campos)
      if (obligatorio && values[nombre] === undefined) problems.mensajes[nombre] ??= 'Es obligatorio.'
  if (existing && !existing.activo) problems.mensajes[''] ??= 'Está archivado: restauralo primero en su lista.'
  const own = existing ? Object.fromEntries(campos.map(({ nombre }) => [nombre, existing[nombre]])) : {}
  // The key is equal but for case and accents: the stored spelling stays.
  const keys = existing ? Object.fromEntries(noun.key.map((name) => [name, existing[name]])) : {}
  const merged = { ...own, ...values, ...keys }
  if (!hasProblems(problems)) checkBody(noun, merged, problems)
  if (hasProblems(problems)) return refused()
  const fresh = { id: '', activo: true, version: 1, usos: 0 }
  const entry = { ...(existing ?? { ...catalogue.defaults, ...fresh }), ...values, ...keys } as AnyEntry
  const changed = existing ? changedFields(noun, existing, entry) : []
  if (existing && changed.length === 0) return { ...planned, accion: 'igual', valores: {}, problems: null }
  let stored = withKeys(entry)
  try {
    if (catalogue.validate) stored = (await catalogue.validate(scope, stored, existing)) as AnyEntry
  } catch (error) {
    noteRefusal(error, problems)
    return refused()
  }
  if (!existing) return { ...planned, accion: 'crear', valores: values, problems: null }
  // The rules may bring values to what is stored already.
  if (changedFields(noun, existing, stored).length === 0)
    return { ...planned, accion: 'igual', valores: {}, problems: null }
  const pick = (from: Values) => Object.fromEntries(changed.map((name) => [name, from[name]]))
  return { ...planned, accion: 'cambiar', valores: pick(entry), antes: pick(existing), problems: null }
}
