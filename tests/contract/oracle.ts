/** Whether input fits the contract, by a validator that the server does not use. */
import type { Schema } from '../../scripts/lib/json-schema.ts'
import { schemaViolation } from '../support/contract.ts'
import type { Input } from './generate.ts'
import { resolved, type Described, type Parameter } from './schemas.ts'

/** Whether a value fits a schema of the contract. */
export function fits(schema: Schema, value: unknown): boolean {
  return schemaViolation(schema, value) === undefined
}

/** A path or query text, converted to the type that the contract declares. */
function read(schema: Schema, value: unknown): unknown {
  const { type, items } = resolved(schema)
  if (type === 'array') return [value].flat().map((entry) => read(items ?? {}, entry))
  if (Array.isArray(value)) return value
  const sent = String(value)
  if ((type === 'integer' || type === 'number') && /^-?\d{1,15}(\.\d{1,15})?$/.test(sent)) return Number(sent)
  if (type === 'boolean' && (sent === 'true' || sent === 'false')) return sent === 'true'
  return sent
}

function parameterFits({ name, in: place, required, schema }: Parameter, { query, params }: Input): boolean {
  const sent = (place === 'query' ? query : params)[name]
  return sent === undefined ? !required : fits(schema, read(schema, sent))
}

function bodyFits({ media, schema, isRequired }: NonNullable<Described['body']>, body: unknown): boolean {
  if (body === undefined) return !isRequired
  if (media === 'application/json') return fits(schema, body)
  const fields = Object.entries(body as Record<string, unknown>).map(([name, value]) => {
    const isFile = resolved(resolved(schema).properties?.[name] ?? {}).format === 'binary'
    if (!isFile) return [name, value]
    return [name, value instanceof Uint8Array && value.length > 0 ? 'a file' : null]
  })
  return fits(schema, Object.fromEntries(fields))
}

/** Whether an operation's input is valid by the contract. */
export function isValid(operation: Described, input: Input): boolean {
  const parametersFit = operation.parameters.every((parameter) => parameterFits(parameter, input))
  return parametersFit && (operation.body === undefined || bodyFits(operation.body, input.body))
}

/** Whether the input contains a NUL: it fits the schemas, but stores cannot hold it. */
export function hasNul(input: Input): boolean {
  return JSON.stringify(input).includes('\\u0000')
}
