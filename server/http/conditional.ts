/** ETags of reads, and `If-Match` on writes (RFC 9110, section 13). */
import type { Context, MiddlewareHandler } from 'hono'
import { invalid } from '../lib/problem.ts'
import { resolveReference, type JsonSchema, type Operation, type Parameter } from './contract.ts'
import type { Env } from './env.ts'
import type { Handling } from './idempotency.ts'
import { requestHeader } from './request-header.ts'

/** The weak ETag of an answer: its fingerprint, preceded by the record's version if it has one. */
export function etagOf(answer: unknown, fingerprint: string): string {
  const version = (answer as { version?: unknown } | null)?.version
  return typeof version === 'number' ? `W/"v${version}.${fingerprint}"` : `W/"${fingerprint}"`
}

const opaqueTag = (etag: string) => etag.trim().replace(/^W\//, '')

/** Whether `If-None-Match` has this ETag, so that the answer is 304. */
export function isNotModified(c: Context<Env>, etag: string): boolean {
  const sent = requestHeader(c, 'if-none-match')
  if (sent === undefined) return false
  return sent.trim() === '*' || sent.split(',').some((each) => opaqueTag(each) === opaqueTag(etag))
}

const headerName = 'If-Match'

/** The version in `If-Match`; undefined without the header, or for `*`. Throws 400 if it is no ETag of a record. */
function seenVersion(c: Context<Env>): number | undefined {
  const sent = requestHeader(c, 'if-match')
  if (sent === undefined || sent.trim() === '*') return undefined
  const [, version] = /^"v(\d{1,10})\.[\w-]+"$/.exec(opaqueTag(sent)) ?? []
  if (version === undefined) throw invalid(headerName, 'Mandá el ETag de un registro, tal como lo recibiste.')
  return Number(version)
}

const propertiesOf = (schema: JsonSchema): Record<string, JsonSchema> =>
  (resolveReference(schema as { $ref: string }) as { properties?: Record<string, JsonSchema> }).properties ?? {}

type Holder = Record<string, unknown>

/** Returns a function that finds the object with `version` in a body: the body itself, or the record inside it. */
function holderIn({ requestBody }: Operation): (body: Holder) => Holder | undefined {
  const schema = requestBody?.content['application/json']?.schema
  if (!schema) return () => undefined
  const properties = propertiesOf(schema)
  if ('version' in properties) return (body) => body
  const [name] = Object.entries(properties).find(([, inner]) => 'version' in propertiesOf(inner)) ?? []
  return (body) => (name !== undefined && isObject(body[name]) ? body[name] : undefined)
}

const isObject = (value: unknown): value is Holder => typeof value === 'object' && value !== null

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sets the object's version. Throws 400 if it has another one. */
function setVersion(holder: Holder, version: number): void {
  if (holder.version !== undefined && holder.version !== version)
    throw invalid(headerName, 'Nombra otra versión que la que viene en los datos.')
  holder.version = version
}

/** Applies `If-Match` to operations that take it: `before` fills the version in ahead of validation, `handler` after it. */
export function withIfMatch(operation: Operation, handler: Handling) {
  const named = (operation.parameters ?? []).map((parameter) => resolveReference<Parameter>(parameter))
  if (!named.some(({ name }) => name === headerName)) return { handler }
  const isInQuery = named.some(({ name, in: place }) => name === 'version' && place === 'query')
  const find = holderIn(operation)
  const before: MiddlewareHandler<Env> = async (c, next) => {
    const version = seenVersion(c)
    const body = version === undefined || isInQuery ? undefined : parseJson(await c.req.text())
    const holder = isObject(body) ? find(body) : undefined
    if (holder) {
      setVersion(holder, version!)
      // Hono's validator parses the JSON from this cached text.
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
    if (holder) setVersion(holder, version)
    c.req.addValidatedData(place, input)
    return handler(c)
  }
  return { before, handler: matched }
}
