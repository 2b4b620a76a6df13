/** What a body may be before it is read: its size and its media type. */
import type { Context } from 'hono'
import { Problem } from '../lib/problem.ts'
import { requestHeader } from './request-header.ts'
import type { Env } from './env.ts'

// What is read and thrown away of a body that is too large, so that the connection stays usable.
const drainBytes = 16 * 1024 * 1024

function tooLarge(maxBytes: number): Problem {
  const message = `Lo que enviaste supera el tamaño permitido (${Math.floor(maxBytes / 1_000_000)} MB).`
  return new Problem(413, 'Payload too large', message)
}

/**
 * Refuses bodies of more than `maxBytes` with 413. Unlike Hono's own `bodyLimit`, it reads on where a body of unknown
 * length is too large: otherwise the next request on the same connection finds it closed.
 * One that is `isStreamed` and of unknown length is its reader's to count.
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
  await received(read())
  if (size > maxBytes) throw tooLarge(maxBytes)
  c.req.raw = new Request(c.req.raw, { body: new Blob(chunks).stream(), duplex: 'half' } as RequestInit)
}

/** What reading a body gives. Throws 400 where the client gave up: that is no failure of ours. */
export async function received<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch {
    throw new Problem(400, 'Malformed request', 'Lo que enviaste no llegó completo. Probá de nuevo.')
  }
}

/**
 * Refuses a body of a media type that the operation does not read: 415. Returns whether a body was sent; an optional
 * body may be missing.
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
