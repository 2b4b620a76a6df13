import type { Context as HonoContext } from 'hono'
import { invalid } from '../lib/problem.ts'
import type { Context } from '../context.ts'
import { resolveReference, type Operation, type OperationId, type Parameter } from './contract.ts'
import type { Env } from './env.ts'
import { requestHeader } from './request-header.ts'

const maxLength = 200

/** Whether an operation accepts an `Idempotency-Key`. */
function takesKey({ parameters = [] }: Operation): boolean {
  return parameters.some((parameter) => resolveReference<Parameter>(parameter).name === 'Idempotency-Key')
}

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The key of a request, bound to its operation, URL and body. Throws 400 if it is empty or too long. */
async function readKey(c: HonoContext<Env>, operation: OperationId, body: unknown): Promise<Context['once']> {
  const key = requestHeader(c, 'idempotency-key')
  if (key === undefined) return undefined
  if (key.trim() === '' || key.length > maxLength)
    throw invalid('Idempotency-Key', `Usá entre 1 y ${maxLength} caracteres.`)
  return { key, operation, bodyHash: await digestOf(`${c.req.url}\n${JSON.stringify(body)}`), isReplay: false }
}

export type Handling = (c: HonoContext<Env>) => unknown

/** Wraps a handler to set `ctx.once` from the key, if its operation accepts one. */
export function withIdempotencyKey(operation: Operation, handler: Handling): Handling {
  if (!takesKey(operation)) return handler
  return async (c) => {
    const once = await readKey(c, operation.operationId, c.req.valid('json' as never))
    if (once) c.get('ctx').once = once
    return handler(c)
  }
}
