/**
 * Input handling that `app.openapi` lacks: coerces parameters to the contract's types, refuses oversized input before
 * validation, and refuses text that cannot be stored as it is.
 */
import type { Context, MiddlewareHandler } from 'hono'
import { z, type ZodType } from 'zod'
import { checkMediaType, decodeUtf8, isStorable, limitBody, readBody, unstorableText } from './body.ts'
import { resolveReference, validator, type JsonSchema, type Operation, type Parameter } from './contract.ts'
import type { Env } from './env.ts'
import { validationProblem } from './errors.ts'
import { jsonLimits } from './json-limits.ts'

const defaultMaxBodyBytes = 1024 * 1024

type Coerce = (value: unknown) => unknown

/** Coerces a parameter's text to the contract's type; text that does not fit is left for validation to refuse. */
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

/** A schema built on first use: building all of them at start would double the start time. */
function lazySchema(make: () => ZodType<unknown>): ZodType<unknown> {
  const schema = z.lazy(make)
  // zod-validator calls the async parse, which zod does not compile: it takes 2 µs longer than the sync one.
  schema.safeParseAsync = async (value) => schema.safeParse(value)
  return schema
}

/** The schema of an operation's query or path parameters; undeclared ones are ignored. */
export function parametersSchema(operation: Operation, place: 'query' | 'path'): ZodType<unknown> | undefined {
  const all = (operation.parameters ?? []).map((parameter) => resolveReference<Parameter>(parameter))
  const parameters = all.filter((parameter) => parameter.in === place)
  if (parameters.length === 0) return undefined
  return lazySchema(() => {
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

/** The schema of an operation's JSON body. Forms have none: upload.ts validates them after counting their parts. */
export function bodySchema({ requestBody }: Operation): ZodType<unknown> | undefined {
  const json = requestBody?.content['application/json']
  return json && lazySchema(() => validator(json.schema))
}

/** Checks size, media type and JSON limits before validation. Throws 400, 413 and 415. */
export function bodyLimits({ requestBody, ...operation }: Operation): MiddlewareHandler<Env> | undefined {
  if (!requestBody) return undefined
  const maxBytes = operation['x-max-body-bytes'] ?? defaultMaxBodyBytes
  const accepted = Object.keys(requestBody.content)
  const json = requestBody.content['application/json']
  let limitJson: ReturnType<typeof jsonLimits> | undefined
  return async (c, next) => {
    await limitBody(c, maxBytes, operation['x-streamed-body'])
    const isSent = checkMediaType(c, accepted, requestBody.required ?? false)
    if (isSent && json) {
      const text = decodeUtf8(await readBody(c.req.arrayBuffer()))
      ;(limitJson ??= jsonLimits(json.schema))(text)
      // Hono's validator parses the JSON from this cached text.
      c.req.bodyCache.text = Promise.resolve(text) as never
    }
    return next()
  }
}

/** Refuses text that cannot be stored, anywhere in the input. */
function refuseUnstorableText(value: unknown, field = ''): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw unstorableText(field)
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const key in value) {
    if (!isStorable(key)) throw unstorableText(field)
    refuseUnstorableText((value as Record<string, unknown>)[key], field ? `${field}.${key}` : key)
  }
}

type Result = { success: true; data: unknown } | { success: false; error: z.ZodError }

/** The validation hook of `app.openapi`. */
export function afterValidation(result: Result, _c: Context<Env>): void {
  if (!result.success) throw validationProblem(result.error)
  refuseUnstorableText(result.data)
}
