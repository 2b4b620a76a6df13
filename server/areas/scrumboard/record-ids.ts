import { invalid } from '../../lib/problem.ts'

/** Refuses an id within a record that is not the one it is addressed by. */
export function requireSameId(field: string, id: string, innerId: string | undefined): void {
  if (innerId !== undefined && innerId !== id) throw invalid(field, 'No coincide con el registro que se cambia.')
}

/** Refuses a list of records in which one appears twice: which of the two would hold is not for us to guess. */
export function requireDistinct(field: string, records: { id: string }[]): void {
  const seen = new Set<string>()
  for (const [index, { id }] of records.entries()) {
    if (seen.has(id)) throw invalid(`${field}.${index}.id`, 'Está repetido.')
    seen.add(id)
  }
}
