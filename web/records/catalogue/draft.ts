import { dateError, monthError } from '../../lib/date-text.ts'
import { decimalOf, decimalText, numberError, trimDecimal } from '../../lib/number-text.ts'
import type { Picked } from '../../ui/PickerField.tsx'
import type { Entry, Field, NounKey } from './noun.ts'

export type DraftValue = string | boolean | Picked | null
export type DraftLine = Record<string, DraftValue>
/** An entry as its form holds it: text, boxes that are ticked or not, what was picked, and lines of these. */
export type Draft = Record<string, DraftValue | DraftLine[]>
/** What the entries are called that an entry names, by their id. */
export type Labels = ReadonlyMap<string, string>
type Fields = { fields: Field[] }

const mostOf = { number: 1_000_000, decimal: 99_999_999_999 }
const nobody: Labels = new Map()

function draftValue({ name, kind, initial = '' }: Field, record: object | undefined, labels: Labels): DraftValue {
  const value = (record as Record<string, unknown> | undefined)?.[name]
  if (kind === 'flag') return value === true
  if (kind === 'entry') return typeof value === 'string' ? { id: value, label: labels.get(value) ?? '…' } : null
  if (!record) return initial
  if (value === null || value === undefined) return ''
  return kind === 'decimal' ? decimalText(trimDecimal(String(value))) : String(value)
}

/** A line as it begins, or as the wire has it. */
export function lineOf({ columns = [] }: Field, wire?: unknown, labels: Labels = nobody): DraftLine {
  const record = typeof wire === 'string' ? { [columns[0]!.name]: wire } : (wire as object | undefined)
  return Object.fromEntries(columns.map((column) => [column.name, draftValue(column, record, labels)]))
}

export function draftOf({ fields }: Fields, entry: Entry | undefined, labels: Labels = nobody): Draft {
  return Object.fromEntries(
    fields.map((field) => {
      if (field.kind !== 'lines') return [field.name, draftValue(field, entry, labels)]
      const lines = (entry?.[field.name] ?? []) as unknown[]
      return [field.name, lines.map((line) => lineOf(field, line, labels))]
    }),
  )
}

/** A new entry that is called as somebody typed it: by code where that begins with a digit or is short, else by name. */
export function draftCalled({ fields }: Fields, typed: string): Draft {
  const [first, second] = fields
  const isCode = first?.name !== 'codigo' || /^\d/.test(typed) || typed.length <= 3
  const name = isCode ? first?.name : second?.name
  return { ...draftOf({ fields }, undefined), ...(name && { [name]: typed }) }
}

/** The entries of other catalogues that an entry names. */
export function namedBy({ fields }: Fields, entry: Entry | undefined): { noun: NounKey; id: string }[] {
  const named = (each: Field[], record: Record<string, unknown>) =>
    each.flatMap(({ kind, name, from }) => {
      const id = record[name]
      return kind === 'entry' && from && typeof id === 'string' ? [{ noun: from, id }] : []
    })
  const ofLines = fields.flatMap(({ kind, name, columns = [] }) =>
    kind === 'lines' && entry
      ? ((entry[name] ?? []) as unknown[]).flatMap((line) =>
          named(columns, typeof line === 'string' ? { [columns[0]!.name]: line } : (line as Record<string, unknown>)),
        )
      : [],
  )
  return entry ? [...named(fields, entry), ...ofLines] : []
}

/** What was picked in a form, by its id. */
export function pickedIn(draft: Draft): [string, string][] {
  const values = Object.values(draft).flatMap((value) =>
    Array.isArray(value) ? value.flatMap(Object.values) : [value],
  )
  const isPicked = (value: unknown): value is Picked => typeof value === 'object' && value !== null
  return values.filter(isPicked).map(({ id, label }) => [id, label])
}

function errorOf({ kind, required, decimals = 6 }: Field, value: DraftValue): string | undefined {
  if (typeof value === 'boolean') return undefined
  if (value === null || typeof value === 'object') return required && !value ? 'Es obligatorio.' : undefined
  if (value.trim() === '') return required ? 'Es obligatorio.' : undefined
  if (kind === 'date') return dateError(value)
  if (kind === 'month') return monthError(value)
  if (kind === 'number') return numberError(value, { decimals: 0, max: mostOf.number })
  if (kind === 'decimal') return numberError(value, { decimals, max: mostOf.decimal })
  return undefined
}

/** What is wrong, by the path of the field. */
export function draftErrors({ fields }: Fields, draft: Draft): Record<string, string | undefined> {
  const found = fields.flatMap((field): [string, string | undefined][] => {
    const value = draft[field.name] ?? ''
    if (!Array.isArray(value)) return [[field.name, errorOf(field, value)]]
    return value.flatMap((line, index) =>
      (field.columns ?? []).map((column): [string, string | undefined] => [
        `${field.name}.${index}.${column.name}`,
        errorOf(column, line[column.name] ?? ''),
      ]),
    )
  })
  return Object.fromEntries(found)
}

function wireValue(field: Field, value: DraftValue | DraftLine[]): unknown {
  const { kind, columns = [], isIdList } = field
  if (Array.isArray(value)) {
    const lines = value.map((line) =>
      Object.fromEntries(columns.map((column) => [column.name, wireValue(column, line[column.name] ?? '')])),
    )
    return isIdList ? lines.map((line) => line[columns[0]!.name]) : lines
  }
  if (typeof value === 'boolean') return value
  if (value === null || typeof value === 'object') return value?.id ?? null
  const text = value.trim()
  if (kind === 'entry') return text || null
  if (kind === 'project') return text ? Number(text) : null
  if (kind === 'number') return Number(decimalOf(text) ?? 0)
  if (kind === 'decimal') return text ? decimalOf(text) : undefined
  return text
}

/** What is sent: of an entry that is there only what changed. */
export function bodyOf(noun: Fields, draft: Draft, entry: Entry | undefined): Record<string, unknown> {
  const before = draftOf(noun, entry)
  const sent = noun.fields.filter(
    (field) =>
      !entry ||
      JSON.stringify(wireValue(field, draft[field.name]!)) !== JSON.stringify(wireValue(field, before[field.name]!)),
  )
  return Object.fromEntries(
    sent.map((field) => [field.name, wireValue(field, draft[field.name]!)]).filter(([, value]) => value !== undefined),
  )
}
