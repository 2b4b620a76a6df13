/** Shared by the generated tests: number of runs, random seed, and sending input. */
import type { Api, CallInput, CallResult, TestServer } from '../support/server.ts'
import type { Input } from './generate.ts'
import type { Described } from './schemas.ts'

/** Set `OBRA_FUZZ_SEED` to repeat a failure, `OBRA_FUZZ_RUNS` to search longer. */
export const seed = Number(process.env.OBRA_FUZZ_SEED ?? 20_260_316)
export const runs = Number(process.env.OBRA_FUZZ_RUNS ?? 10)

/** The calls of the demo account, with a project chosen and rate limits reset. */
export async function demoAccount({ services, as }: TestServer): Promise<Api> {
  await services.store.write((db) => db.deleteFrom('rateLimits').execute())
  const api = await as('demo@obra.test')
  await api('setActiveDeveloper', { body: { desarrolladoraId: 1 } })
  await api('setActiveProject', { body: { proyectoId: 2 } })
  return api
}

export type Answer = CallResult<never>

/** A form of the fields of `body`; bytes become files. */
export function formOf(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Uint8Array) {
      form.append(name, new File([Uint8Array.from(value)], 'plano.png', { type: 'image/png' }))
    } else form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}

/** Sends input to an operation; the response is checked against the contract. */
export async function send(
  api: Api,
  operation: Described,
  input: Input,
  headers?: Record<string, string>,
): Promise<Answer> {
  const { query, params, body } = input
  const isForm = operation.body?.media === 'multipart/form-data'
  const wrong = isForm && typeof body === 'object' && body !== null ? formOf(body) : body
  return (await api(operation.id as never, { query, params, wrong, headers } as CallInput<never>)) as Answer
}

/** An input formatted for failure messages. */
export function describeInput(operation: Described, input: Input): string {
  const json = JSON.stringify(input, (_, value: unknown) => (value instanceof Uint8Array ? '(image)' : value))
  return `${operation.entry.method.toUpperCase()} ${operation.entry.path} ${json.slice(0, 1500)}`
}
