import { dateError } from '../../../lib/date-text.ts'
import { decimalOf, decimalText, numberError } from '../../../lib/number-text.ts'
import type { Entry, Field, Noun } from './nouns.ts'

/** An entry as its form holds it: text, and boxes that are ticked or not. */
export type Draft = Record<string, string | boolean>

const mostOf = { number: 1_000_000, decimal: 99_999_999_999 }

function draftValue({ name, kind, initial = '' }: Field, entry: Entry | undefined): string | boolean {
  const value = entry?.[name]
  if (kind === 'flag') return value === true
  if (!entry) return initial
  if (value === null || value === undefined) return ''
  return kind === 'decimal' ? decimalText(String(value)) : String(value)
}

export function draftOf({ fields }: Noun, entry: Entry | undefined): Draft {
  return Object.fromEntries(fields.map((field) => [field.name, draftValue(field, entry)]))
}

function errorOf({ kind, required }: Field, value: string | boolean): string | undefined {
  if (typeof value === 'boolean') return undefined
  if (value.trim() === '') return required ? 'Es obligatorio.' : undefined
  if (kind === 'date') return dateError(value)
  if (kind === 'number') return numberError(value, { decimals: 0, max: mostOf.number })
  if (kind === 'decimal') return numberError(value, { decimals: 6, max: mostOf.decimal })
  return undefined
}

export function draftErrors({ fields }: Noun, draft: Draft): Record<string, string | undefined> {
  return Object.fromEntries(fields.map((field) => [field.name, errorOf(field, draft[field.name] ?? '')]))
}

function wireValue({ kind }: Field, value: string | boolean): unknown {
  if (typeof value === 'boolean') return value
  const text = value.trim()
  if (kind === 'entry') return text || null
  if (kind === 'project') return text ? Number(text) : null
  if (kind === 'number') return Number(decimalOf(text) ?? 0)
  if (kind === 'decimal') return text ? decimalOf(text) : undefined
  return text
}

/** What is sent: of an entry that is there only what changed. */
export function bodyOf(noun: Noun, draft: Draft, entry: Entry | undefined): Record<string, unknown> {
  const before = draftOf(noun, entry)
  const sent = noun.fields.filter(({ name }) => !entry || draft[name] !== before[name])
  return Object.fromEntries(
    sent.map((field) => [field.name, wireValue(field, draft[field.name]!)]).filter(([, value]) => value !== undefined),
  )
}
