/** Reads and checks what a call sends, by the operation's description. */
import type { Context } from 'hono'
import type { ZodType } from 'zod'
import { invalid } from '../lib/problem.ts'
import { checkMediaType, limitBody } from './body.ts'
import { resolveReference, validator, type JsonSchema, type Operation, type Parameter } from './contract.ts'
import type { Env } from './env.ts'
import { validationProblem } from './errors.ts'
import { jsonReader } from './json-limits.ts'

const defaultMaxBodyBytes = 1024 * 1024

type Coerce = (value: unknown) => unknown

/** Text from the address, read as the type that the contract declares; what does not fit stays text and is refused. */
function coercion(schema: JsonSchema): Coerce {
  const target = '$ref' in schema ? resolveReference<JsonSchema>(schema as { $ref: string }) : schema
  switch (target.type) {
    case 'array': {
      const each = coercion(target.items as JsonSchema)
      return (value) => [value].flat().map(each)
    }
    case 'integer':
    case 'number':
      return (value) => (typeof value === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value) ? Number(value) : value)
    case 'boolean':
      return (value) => (value === 'true' ? true : value === 'false' ? false : value)
    default:
      return (value) => value
  }
}

/** PostgreSQL cannot store NUL in text; refused on both stores alike, wherever it stands in the input. */
function refuseNulCharacters(value: unknown, field = ''): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw invalid(field, 'Tiene un carácter que no se puede guardar.')
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const key in value) {
    if (key.includes('\0')) throw invalid(field, 'Tiene un carácter que no se puede guardar.')
    refuseNulCharacters((value as Record<string, unknown>)[key], field ? `${field}.${key}` : key)
  }
}

function checked(schema: ZodType<unknown>, value: unknown): object {
  const result = schema.safeParse(value)
  if (!result.success) throw validationProblem(result.error)
  refuseNulCharacters(result.data)
  return result.data as object
}

type Sent = Record<string, string | string[]>

/** Reads the parameters that an operation declares; others are left out. */
function parametersReader(parameters: Parameter[]): ((sent: Sent) => object) | undefined {
  if (parameters.length === 0) return undefined
  const coercions = parameters.map(({ name, schema }) => [name, coercion(schema)] as const)
  const schema = validator({
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
  })
  return (sent) => {
    const values: Record<string, unknown> = {}
    for (const [name, coerce] of coercions) {
      if (Object.hasOwn(sent, name)) values[name] = coerce(sent[name])
    }
    return checked(schema, values)
  }
}

function bodyReader(body: NonNullable<Operation['requestBody']>, maxBytes: number) {
  const accepted = Object.keys(body.content)
  const json = body.content['application/json']
  const read = json && jsonReader(json.schema)
  const schema = json && validator(json.schema)
  return async (c: Context<Env>) => {
    await limitBody(c, maxBytes)
    const isSent = checkMediaType(c, accepted, body.required ?? false)
    // Forms are read by the handlers that take them: see upload.ts.
    if (schema) c.req.addValidatedData('json', isSent ? checked(schema, read!(await c.req.text())) : {})
  }
}

/** Scalars that are sent once stand as text, what is sent several times as a list. */
function queryOf(c: Context<Env>): Sent {
  const sent: Sent = c.req.queries()
  for (const name in sent) if (sent[name]!.length === 1) sent[name] = sent[name]![0]!
  return sent
}

/** How an operation's query, path and body are read into `c.req.valid(…)`. Throws 400, 413 and 415 as Problems. */
export function inputReader(operation: Operation): (c: Context<Env>) => Promise<void> | undefined {
  const parameters = (operation.parameters ?? []).map((parameter) => resolveReference<Parameter>(parameter))
  const query = parametersReader(parameters.filter((parameter) => parameter.in === 'query'))
  const path = parametersReader(parameters.filter((parameter) => parameter.in === 'path'))
  const maxBytes = operation['x-max-body-bytes'] ?? defaultMaxBodyBytes
  const body = operation.requestBody && bodyReader(operation.requestBody, maxBytes)
  return (c) => {
    if (path) c.req.addValidatedData('param', path(c.req.param()))
    if (query) c.req.addValidatedData('query', query(queryOf(c)))
    return body?.(c)
  }
}
