/** ETags of what is read, and writes that name what they have seen by one (RFC 9110, section 13). */
import type { Context, MiddlewareHandler } from 'hono'
import { invalid } from '../lib/problem.ts'
import { resolveReference, type JsonSchema, type Operation, type Parameter } from './contract.ts'
import type { Env } from './env.ts'
import type { Handling } from './idempotency.ts'
import { requestHeader } from './request-header.ts'

/** The weak ETag of an answer: its fingerprint, after the version of a record that has one. */
export function etagOf(answer: unknown, fingerprint: string): string {
  const version = (answer as { version?: unknown } | null)?.version
  return typeof version === 'number' ? `W/"v${version}.${fingerprint}"` : `W/"${fingerprint}"`
}

const opaque = (etag: string) => etag.trim().replace(/^W\//, '')

/** Whether the caller has this answer already, by its `If-None-Match`. */
export function isKnown(c: Context<Env>, etag: string): boolean {
  const known = requestHeader(c, 'if-none-match')
  if (known === undefined) return false
  return known.trim() === '*' || known.split(',').some((each) => opaque(each) === opaque(etag))
}

const header = 'If-Match'

/** The version that `If-Match` names; undefined without one, or for `*`. Throws 400 for what is no ETag of a record. */
function seenVersion(c: Context<Env>): number | undefined {
  const sent = requestHeader(c, 'if-match')
  if (sent === undefined || sent.trim() === '*') return undefined
  const [, version] = /^"v(\d{1,10})\.[\w-]+"$/.exec(opaque(sent)) ?? []
  if (version === undefined) throw invalid(header, 'Mandá el ETag de un registro, tal como lo recibiste.')
  return Number(version)
}

const propertiesOf = (schema: JsonSchema): Record<string, JsonSchema> =>
  (resolveReference(schema as { $ref: string }) as { properties?: Record<string, JsonSchema> }).properties ?? {}

type Holder = Record<string, unknown>

/** Finds, in a body of this operation, the object that holds the version: the body itself, or the record inside it. */
function holderIn({ requestBody }: Operation): (body: Holder) => Holder | undefined {
  const schema = requestBody?.content['application/json']?.schema
  if (!schema) return () => undefined
  const properties = propertiesOf(schema)
  if ('version' in properties) return (body) => body
  const [name] = Object.entries(properties).find(([, inner]) => 'version' in propertiesOf(inner)) ?? []
  return (body) => (name !== undefined && isObject(body[name]) ? body[name] : undefined)
}

const isObject = (value: unknown): value is Holder => typeof value === 'object' && value !== null

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Gives the object its version. Throws 400 where it names another one. */
function complete(holder: Holder, version: number): void {
  if (holder.version !== undefined && holder.version !== version)
    throw invalid(header, 'Nombra otra versión que la que viene en los datos.')
  holder.version = version
}

/** What an operation that knows a version does with `If-Match`: `before` its input is validated, and around its `handler`. */
export function matching(operation: Operation, handler: Handling) {
  const named = (operation.parameters ?? []).map((parameter) => resolveReference<Parameter>(parameter))
  if (!named.some(({ name }) => name === header)) return { handler }
  const isInQuery = named.some(({ name, in: place }) => name === 'version' && place === 'query')
  const find = holderIn(operation)
  const before: MiddlewareHandler<Env> = async (c, next) => {
    const version = seenVersion(c)
    const body = version === undefined || isInQuery ? undefined : parsed(await c.req.text())
    const holder = isObject(body) ? find(body) : undefined
    if (holder) {
      complete(holder, version!)
      // Hono's validator reads the JSON from the text that it keeps.
      c.req.bodyCache.text = Promise.resolve(JSON.stringify(body)) as never
    }
    return next()
  }
  const matched: Handling = (c) => {
    const version = seenVersion(c)
    if (version === undefined) return handler(c)
    const place = isInQuery ? 'query' : 'json'
    const input = { ...(c.req.valid(place as never) as Holder | undefined) }
    const holder = isInQuery ? input : find(input)
    if (holder) complete(holder, version)
    c.req.addValidatedData(place, input)
    return handler(c)
  }
  return { before, handler: matched }
}
