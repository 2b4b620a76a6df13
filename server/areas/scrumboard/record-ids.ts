import { invalid } from '../../lib/problem.ts'

/** Throws 400 if a record's inner id differs from the addressed one. */
export function requireSameId(field: string, id: string, innerId: string | undefined): void {
  if (innerId !== undefined && innerId !== id) throw invalid(field, 'No coincide con el registro que se cambia.')
}

/** Throws 400 for a repeated record: which of the two changes should win is ambiguous. */
export function requireDistinct(field: string, records: { id: string }[]): void {
  const seen = new Set<string>()
  for (const [index, { id }] of records.entries()) {
    if (seen.has(id)) throw invalid(`${field}.${index}.id`, 'Está repetido.')
    seen.add(id)
  }
}
