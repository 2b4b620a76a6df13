/** Checks of a body before it is parsed: size, media type, encoding. */
import type { Context } from 'hono'
import { invalid, Problem } from '../lib/problem.ts'
import { requestHeader } from './request-header.ts'
import type { Env } from './env.ts'

// How much of a too large body is read and discarded, so that the connection can be reused.
const drainBytes = 16 * 1024 * 1024

function tooLarge(maxBytes: number): Problem {
  const message = `Lo que enviaste supera el tamaño permitido (${Math.floor(maxBytes / 1_000_000)} MB).`
  return new Problem(413, 'Payload too large', message)
}

/**
 * Refuses bodies above `maxBytes` with 413. Unlike Hono's `bodyLimit` it drains a too large body of unknown length: otherwise
 * the next request on the connection would fail. A streamed body of unknown length is counted by its reader instead.
 */
export async function limitBody(c: Context<Env>, maxBytes: number, isStreamed = false): Promise<void> {
  const length = requestHeader(c, 'content-length')
  if (length !== undefined && requestHeader(c, 'transfer-encoding') === undefined) {
    if (Number(length) > maxBytes) throw tooLarge(maxBytes)
    return
  }
  const { body } = c.req.raw
  if (!body || isStreamed) return
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const read = async () => {
    for await (const chunk of body) {
      size += chunk.length
      if (size <= maxBytes) chunks.push(chunk)
      else if (size > maxBytes + drainBytes) break
    }
  }
  await readBody(read())
  if (size > maxBytes) throw tooLarge(maxBytes)
  c.req.raw = new Request(c.req.raw, { body: new Blob(chunks).stream(), duplex: 'half' } as RequestInit)
}

/** Awaits the reading of a body. Throws 400 if it fails because the client disconnected. */
export async function readBody<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch {
    throw new Problem(400, 'Malformed request', 'Lo que enviaste no llegó completo. Probá de nuevo.')
  }
}

// Without `fatal`, bytes that are no UTF-8 would be stored as U+FFFD.
const strictDecoder = new TextDecoder('utf-8', { fatal: true })

/** The text of these bytes. Throws 400 if they are not UTF-8, for example Latin-1 from a spreadsheet or an old script. */
export function decodeUtf8(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return strictDecoder.decode(bytes)
  } catch {
    throw new Problem(400, 'Malformed request', 'Lo que enviaste no está en UTF-8. Guardalo en UTF-8 y probá de nuevo.')
  }
}

/** Whether the stores keep a text as it is: PostgreSQL refuses NUL, and half of a surrogate pair becomes U+FFFD. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** 400 for a text that is not storable. */
export const unstorableText = (field: string): Problem => invalid(field, 'Tiene un carácter que no se puede guardar.')

/** Whether a text of a form is storable. Form parsers decode other bytes than UTF-8 as U+FFFD. */
export const isStorableInForm = (text: string): boolean => isStorable(text) && !text.includes('\ufffd')

/**
 * Throws 415 for a media type that the operation does not accept. Returns whether a body was sent; an optional one may be
 * missing.
 */
export function checkMediaType(c: Context<Env>, accepted: string[], isRequired: boolean): boolean {
  const sent = requestHeader(c, 'content-type')?.split(';')[0]?.trim().toLowerCase()
  const isEmpty = !requestHeader(c, 'transfer-encoding') && Number(requestHeader(c, 'content-length') ?? 0) === 0
  if (!sent && isEmpty && !isRequired) return false
  if (!sent || !accepted.includes(sent)) {
    throw new Problem(415, 'Unsupported media type', `Enviá los datos como ${accepted.join(' o ')}.`)
  }
  return true
}
