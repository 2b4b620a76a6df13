/** Limits the years of all dates in request bodies, in the bundled description. */
import { dateYears } from '../../openapi/shared/date-years.ts'
import { ContractMistake, dereference, type Bundle } from './company-operations.ts'
import type { Schema } from './json-schema.ts'

type DateSchema = Schema & { 'x-years'?: string }

const isRange = (name: string): name is keyof typeof dateYears => Object.hasOwn(dateYears, name)

/**
 * Adds the pattern of a year range to each schema with `format: date` in a request body: that of `x-years`, or else the usual
 * one. Responses may also have older dates, and filters any date.
 */
export function completeDates(bundle: Bundle): void {
  const visited = new Set<object>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const schema: DateSchema = dereference(bundle, node)
    if (visited.has(schema)) return
    visited.add(schema)
    if (schema.format === 'date') {
      const { 'x-years': range = 'usual' } = schema
      if (!isRange(range)) throw new ContractMistake(`x-years: openapi/shared/date-years.ts has no range ${range}\n`)
      schema.pattern = dateYears[range].pattern
    }
    for (const value of Object.values(schema)) visit(value)
  }
  for (const { requestBody } of Object.values(bundle.paths).flatMap((item) => Object.values(item))) visit(requestBody)
}
