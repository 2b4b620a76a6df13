import { dateError, monthError } from '../../lib/date-text.ts'
import { decimalOf, decimalText, maxQuantity, numberError, trimDecimal } from '../../lib/number-text.ts'
import type { Picked } from '../../ui/PickerField.tsx'
import type { Entry, Field, NounKey } from './noun.ts'

export type DraftValue = string | boolean | Picked | null
export type DraftLine = Record<string, DraftValue>
/** Form values of an entry: text, checkboxes, picked entries, and lists of lines with such values. */
export type Draft = Record<string, DraftValue | DraftLine[]>
/** Labels of referenced entries by id. */
export type Labels = ReadonlyMap<string, string>
type Fields = { fields: Field[] }

const maxByKind = { number: 1_000_000, decimal: maxQuantity }
const noLabels: Labels = new Map()

function draftValue({ name, kind, initial = '' }: Field, record: object | undefined, labels: Labels): DraftValue {
  const value = (record as Record<string, unknown> | undefined)?.[name]
  if (kind === 'flag') return value === true
  if (kind === 'entry') return typeof value === 'string' ? { id: value, label: labels.get(value) ?? '…' } : null
  if (!record) return initial
  if (value === null || value === undefined) return ''
  return kind === 'decimal' ? decimalText(trimDecimal(String(value))) : String(value)
}

/** Form values of a line: of an API line (a record, or an id), else initial ones. */
export function lineOf({ columns = [] }: Field, wire?: unknown, labels: Labels = noLabels): DraftLine {
  const record = typeof wire === 'string' ? { [columns[0]!.name]: wire } : (wire as object | undefined)
  return Object.fromEntries(columns.map((column) => [column.name, draftValue(column, record, labels)]))
}

export function draftOf({ fields }: Fields, entry: Entry | undefined, labels: Labels = noLabels): Draft {
  return Object.fromEntries(
    fields.map((field) => {
      if (field.kind !== 'lines') return [field.name, draftValue(field, entry, labels)]
      const lines = (entry?.[field.name] ?? []) as unknown[]
      return [field.name, lines.map((line) => lineOf(field, line, labels))]
    }),
  )
}

/** Draft of a new entry from text typed in a picker: a code if it starts with a digit or has up to 3 characters, else a name. */
export function draftFromText({ fields }: Fields, typed: string): Draft {
  const [first, second] = fields
  const isCode = first?.name !== 'codigo' || /^\d/.test(typed) || typed.length <= 3
  const name = isCode ? first?.name : second?.name
  return { ...draftOf({ fields }, undefined), ...(name && { [name]: typed }) }
}

/** References of an entry, lines included, to entries of other catalogues. */
export function entryReferences({ fields }: Fields, entry: Entry | undefined): { noun: NounKey; id: string }[] {
  const referencesIn = (each: Field[], record: Record<string, unknown>) =>
    each.flatMap(({ kind, name, from }) => {
      const id = record[name]
      return kind === 'entry' && from && typeof id === 'string' ? [{ noun: from, id }] : []
    })
  const lineReferences = fields.flatMap(({ kind, name, columns = [] }) =>
    kind === 'lines' && entry
      ? ((entry[name] ?? []) as unknown[]).flatMap((line) =>
          referencesIn(
            columns,
            typeof line === 'string' ? { [columns[0]!.name]: line } : (line as Record<string, unknown>),
          ),
        )
      : [],
  )
  return entry ? [...referencesIn(fields, entry), ...lineReferences] : []
}

/** Id and label of every entry picked in a form. */
export function pickedLabels(draft: Draft): [string, string][] {
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
  if (kind === 'number') return numberError(value, { decimals: 0, max: maxByKind.number })
  if (kind === 'decimal') return numberError(value, { decimals, max: maxByKind.decimal })
  return undefined
}

/** Validation messages by field path, such as `rubros.0.id`. */
export function draftErrors({ fields }: Fields, draft: Draft): Record<string, string | undefined> {
  const errors = fields.flatMap((field): [string, string | undefined][] => {
    const value = draft[field.name] ?? ''
    if (!Array.isArray(value)) return [[field.name, errorOf(field, value)]]
    return value.flatMap((line, index) =>
      (field.columns ?? []).map((column): [string, string | undefined] => [
        `${field.name}.${index}.${column.name}`,
        errorOf(column, line[column.name] ?? ''),
      ]),
    )
  })
  return Object.fromEntries(errors)
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

/** Request body: all fields of a new entry, only the changed ones of an existing entry. */
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
