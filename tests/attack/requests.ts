/** Operations of the contract over HTTP. */
import { formOf } from '../contract/run.ts'
import type { Input } from '../contract/generate.ts'
import { allOperations, type Described } from '../contract/schemas.ts'
import type { Api } from '../support/server.ts'

/** The address and the content of a call; bytes travel as a form. */
export function requestOf(origin: string, { entry, body: expected }: Described, input: Input): [string, RequestInit] {
  const { query, params, body } = input
  const filled = entry.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? 'x').toWellFormed()),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) if (each !== undefined) search.append(name, String(each))
  }
  const isForm = expected?.media === 'multipart/form-data' && typeof body === 'object' && body !== null
  const json = { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  const content = body === undefined ? {} : isForm ? { body: formOf(body) } : json
  return [`${origin}${filled}?${search}`, { method: entry.method.toUpperCase(), ...content }]
}

export type Answered = { status: number; text: string }

/** Sends a call with a session; a broken connection is status 599. */
export async function sendCall(address: string, init: RequestInit, token: string): Promise<Answered> {
  const headers = { ...init.headers, Authorization: `Bearer ${token}` }
  return fetch(address, { ...init, headers, signal: AbortSignal.timeout(20_000) })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((error: Error) => ({ status: 599, text: String(error.cause ?? error) }))
}

const operationOf = new Map(allOperations.map((operation) => [operation.id, operation]))

/** The contract tests' `Api` for a running server. Bodies that are not JSON are omitted. */
export function apiOver(origin: string, token: string): Api {
  const call = async (id: string, { query = {}, params = {}, body, wrong }: Record<string, unknown> = {}) => {
    const operation = operationOf.get(id as never)!
    const input = { query, params, body: wrong ?? body } as Input
    const { status, text } = await sendCall(...requestOf(origin, operation, input), token)
    const isJson = /^[[{"tfn\d]/.test(text)
    return { status, body: isJson && operation.success ? JSON.parse(text) : undefined }
  }
  return call as never
}
