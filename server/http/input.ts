/**
 * What `app.openapi` cannot do with input by itself: read text of an address as the type that the contract declares, refuse
 * too much before a validator reads it, and refuse what PostgreSQL cannot store.
 */
import type { Context, MiddlewareHandler } from 'hono'
import { z, type ZodType } from 'zod'
import { invalid } from '../lib/problem.ts'
import { checkMediaType, limitBody, received } from './body.ts'
import { resolveReference, validator, type JsonSchema, type Operation, type Parameter } from './contract.ts'
import type { Env } from './env.ts'
import { validationProblem } from './errors.ts'
import { jsonLimits } from './json-limits.ts'

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

/** A schema that is built on first use: building all of them at once would double the time to start. */
function lazily(make: () => ZodType<unknown>): ZodType<unknown> {
  const schema = z.lazy(make)
  // zod compiles only its synchronous way; the other one takes 2 µs longer, and zod-validator asks for that.
  schema.safeParseAsync = async (value) => schema.safeParse(value)
  return schema
}

/** The parameters that an operation declares in one place; others are left out. */
export function parametersSchema(operation: Operation, place: 'query' | 'path'): ZodType<unknown> | undefined {
  const all = (operation.parameters ?? []).map((parameter) => resolveReference<Parameter>(parameter))
  const parameters = all.filter((parameter) => parameter.in === place)
  if (parameters.length === 0) return undefined
  return lazily(() => {
    const coercions = parameters.map(({ name, schema }) => [name, coercion(schema)] as const)
    const declared = (sent: unknown) => {
      const values: Record<string, unknown> = {}
      for (const [name, coerce] of coercions) {
        if (Object.hasOwn(sent as object, name)) values[name] = coerce((sent as Record<string, unknown>)[name])
      }
      return values
    }
    const schema = validator({
      type: 'object',
      properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
      required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    })
    return z.preprocess(declared, schema)
  })
}

/** The JSON body of an operation. Forms have no schema here: upload.ts reads them, after it has counted their parts. */
export function bodySchema({ requestBody }: Operation): ZodType<unknown> | undefined {
  const json = requestBody?.content['application/json']
  return json && lazily(() => validator(json.schema))
}

/** Refuses too much, and another media type, before anything of a body is read. Throws 400, 413 and 415 as Problems. */
export function bodyLimits({ requestBody, ...operation }: Operation): MiddlewareHandler<Env> | undefined {
  if (!requestBody) return undefined
  const maxBytes = operation['x-max-body-bytes'] ?? defaultMaxBodyBytes
  const accepted = Object.keys(requestBody.content)
  const json = requestBody.content['application/json']
  let limitJson: ReturnType<typeof jsonLimits> | undefined
  return async (c, next) => {
    await limitBody(c, maxBytes, operation['x-streamed-body'])
    const isSent = checkMediaType(c, accepted, requestBody.required ?? false)
    // Hono keeps the text, and its validator reads the JSON from it.
    if (isSent && json) (limitJson ??= jsonLimits(json.schema))(await received(c.req.text()))
    return next()
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

type Result = { success: true; data: unknown } | { success: false; error: z.ZodError }

/** What follows each validation of `app.openapi`. */
export function afterValidation(result: Result, _c: Context<Env>): void {
  if (!result.success) throw validationProblem(result.error)
  refuseNulCharacters(result.data)
}
