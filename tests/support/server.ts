/** The real app on a dedicated store, called by operation id; every response is checked against the contract. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { pino } from 'pino'
import { afterAll, beforeAll, inject } from 'vitest'
import type { MailMessage } from '../../server/adapters/mailer.ts'
import { createApp } from '../../server/app/app.ts'
import {
  operationEntries,
  type Body,
  type OperationId,
  type Params,
  type Query,
  type Success,
} from '../../server/http/contract.ts'
import { findSession, openSession } from '../../server/areas/auth/session.service.ts'
import { withWebhooks } from '../../server/areas/webhooks/follow.service.ts'
import type { Services } from '../../server/context.ts'
import { connect } from '../../server/db/connect.ts'
import { createFileFolder } from '../../server/db/files/file-folder.ts'
import { createFiles } from '../../server/db/files/files.ts'
import { createPdfReader } from '../../server/adapters/pdf-reader.ts'
import { fingerprint } from '../../server/adapters/fingerprint.ts'
import { gzip } from '../../server/adapters/gzip.ts'
import { createTokens } from '../../server/adapters/tokens.ts'
import { createBackgroundTasks } from '../../server/lib/background.ts'
import { defaultLimits } from '../../server/lib/limits.ts'
import type { WebhookAnswer, WebhookCall } from '../../server/lib/webhook-sender.ts'
import { createStreams } from '../../server/lib/streams.ts'
import { createMemoryFolder } from '../../web/mock/worker/memory-folder.ts'
import { requirePromised } from './contract.ts'
import type { Store } from '../../server/db/store.ts'
import { copyStore, seedTime, testPasswords, type StoreCopy } from './stores.ts'

export type CallInput<Id extends OperationId> = {
  query?: Partial<Query<Id>> & Record<string, unknown>
  params?: Params<Id>
  /** A body that fits the contract. */
  body?: Body<Id>
  /** A body that violates the contract, for tests of refusals; FormData for uploads. */
  wrong?: unknown
  headers?: Record<string, string>
}
export type CallResult<Id extends OperationId> = {
  status: number
  /** The body if it is JSON. Typed as that of the 200: assert the status first. */
  body: Success<Id>
  headers: Headers
  bytes: Uint8Array
}
export type Api = <Id extends OperationId>(id: Id, input?: CallInput<Id>) => Promise<CallResult<Id>>

export type TestServer = {
  services: Services
  app: ReturnType<typeof createApp>
  storeCopy: StoreCopy
  mails: MailMessage[]
  /** The webhook deliveries, and the response to them: 204 unless a test sets another. */
  webhooks: {
    calls: WebhookCall[]
    answer: (call: WebhookCall) => Promise<WebhookAnswer>
    /** Answers an address that is read. */
    read: (url: string) => Promise<WebhookAnswer>
  }
  /** The token of an open session of an account, shared by all callers. */
  tokenOf(email: string): Promise<string>
  /** Calls with a session of an account, by its email; in a company if one is given. */
  as(email: string, companyId?: number): Promise<Api>
  /** Makes an account a member of a company, or changes its role there. Returns its calls in it. */
  join(email: string, companyId: number, rol?: 'administrador' | 'miembro' | 'lector'): Promise<Api>
  /** Calls without a session. */
  anonymous: Api
  /** Calls with any Authorization header. */
  withToken(token: string): Api
  /** Advances the clock. */
  advance(milliseconds: number): void
}

/** The address of an operation with its path and query filled in. */
export function addressOf(id: OperationId, input: { query?: object; params?: object }): string {
  const filled = operationEntries
    .get(id)!
    .path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String((input.params as never)?.[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) for (const each of [value].flat()) query.append(name, String(each))
  }
  return query.size > 0 ? `${filled}?${query}` : filled
}

type Content = { headers: Record<string, string>; body?: string | ArrayBuffer }

/**
 * A request body. Forms are turned into bytes first: as a stream, Node goes on writing after the server has refused it and
 * stopped reading, which causes an uncatchable error.
 */
async function contentOf(sent: unknown): Promise<Content> {
  if (sent === undefined) return { headers: {} }
  if (!(sent instanceof FormData))
    return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(sent) }
  const form = new Response(sent)
  return { headers: { 'Content-Type': form.headers.get('content-type')! }, body: await form.arrayBuffer() }
}

async function requestOf(
  id: OperationId,
  input: CallInput<never>,
  authorization: Record<string, string>,
): Promise<Request> {
  const { headers, body } = await contentOf(input.wrong === undefined ? input.body : input.wrong)
  return new Request(`http://obra.test${addressOf(id, input)}`, {
    method: operationEntries.get(id)!.method.toUpperCase(),
    headers: { ...headers, ...authorization, ...input.headers },
    ...(body !== undefined && { body }),
  })
}

/** The whole body, or only the first chunk of a stream that stays open. */
async function bytesOf(response: Response): Promise<Uint8Array> {
  const isOpen = response.headers.get('content-type')?.includes('text/event-stream')
  if (!isOpen) return new Uint8Array(await response.arrayBuffer())
  const reader = response.body!.getReader()
  const { value } = await reader.read()
  await reader.cancel()
  return value ?? new Uint8Array()
}

function apiWith(app: ReturnType<typeof createApp>, authorization: Record<string, string>): Api {
  return async (id, input = {}) => {
    const response = await app.request(await requestOf(id, input as CallInput<never>, authorization))
    const bytes = await bytesOf(response)
    const isJson = response.headers.get('content-type')?.includes('application/json')
    const body: unknown = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : undefined
    requirePromised(id, response.status, body)
    return { status: response.status, body: body as never, headers: response.headers, bytes }
  }
}

/** One thread for all servers of a test file; it starts with the first PDF file. */
const readPdf = createPdfReader()

const insideWrite = new AsyncLocalStorage<true>()

/**
 * The store, refusing what the stores would answer differently: inside a write, a read through `read` misses the write's changes on a
 * file or PostgreSQL, and waits for ever on the single connection of a tab.
 */
const refusingReadsInWrites = (store: Store): Store => ({
  ...store,
  get read() {
    if (insideWrite.getStore())
      throw new Error('Inside a write, read with the handle of the write, not with store.read.')
    return store.read
  },
  write: (work) => store.write((db) => insideWrite.run(true, () => work(db))),
})

/**
 * Starts the app on a fresh copy of the seeded store, with a clock fixed at the seed's time unless one is given. Stop it
 * with `stopTestServer`.
 */
export async function startTestServer(options: { clock?: () => Date } = {}): Promise<TestServer> {
  const storeCopy = await copyStore(inject('storeTemplate'))
  const mails: MailMessage[] = []
  const webhooks: TestServer['webhooks'] = {
    calls: [],
    answer: async () => ({ status: 204, text: '' }),
    read: async () => ({ status: 404, text: '' }),
  }
  const tokens = new Map<string, string>()
  let now = seedTime.getTime()
  const logger = pino({ level: process.env.OBRA_LOG_LEVEL ?? 'silent' })
  const clock = options.clock ?? (() => new Date(now))
  const store = refusingReadsInWrites(storeCopy.store)
  const services: Services = withWebhooks({
    store,
    files: createFiles({
      store,
      clock,
      unusedMilliseconds: 0,
      ...(process.env.OBRA_TEST_STORE === 'tab'
        ? { folder: createMemoryFolder(), inPieces: true }
        : { folder: createFileFolder(storeCopy.filesFolder) }),
    }),
    logger,
    tokens: createTokens('a secret that only tests know, long enough'),
    passwords: testPasswords,
    mailer: {
      destination: 'memory',
      async send(message) {
        mails.push(message)
        return []
      },
    },
    webhooks: {
      refusal: (url) => (url.startsWith('https://') ? undefined : 'La dirección tiene que empezar con https://'),
      send(call) {
        webhooks.calls.push(call)
        return webhooks.answer(call)
      },
      read: (url) => webhooks.read(url),
    },
    background: createBackgroundTasks(logger),
    streams: createStreams(),
    clock,
    limits: { ...defaultLimits },
    publicUrl: 'http://obra.test',
    version: '0.0.0-test',
    readPdf,
    fingerprint,
    gzip,
  })
  const app = createApp(services)
  const withToken = (token: string) => apiWith(app, { Authorization: `Bearer ${token}` })
  const server: TestServer = {
    services,
    app,
    storeCopy,
    mails,
    webhooks,
    withToken,
    anonymous: apiWith(app, {}),
    advance: (milliseconds) => void (now += milliseconds),
    async join(email, companyId, rol = 'miembro') {
      await storeCopy.store.write(async (db) => {
        const { id: userId } = await db
          .selectFrom('users')
          .select('id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
        await db
          .insertInto('memberships')
          .values({ userId, companyId, cuitDigits: `${companyId}`, rol })
          .onConflict((conflict) => conflict.columns(['userId', 'companyId']).doUpdateSet({ rol }))
          .execute()
      })
      return server.as(email, companyId)
    },
    async tokenOf(email) {
      const known = tokens.get(email)
      if (known && (await findSession(services, `Bearer ${known}`))) return known
      const users = storeCopy.store.read.selectFrom('users').select('id').where('email', '=', email)
      const { id } = await users.executeTakeFirstOrThrow()
      const { accessToken } = await openSession(services, id, { device: 'Pruebas', address: 'local' })
      tokens.set(email, accessToken)
      return accessToken
    },
    async as(email, companyId) {
      const authorization = { Authorization: `Bearer ${await server.tokenOf(email)}` }
      if (companyId === undefined) return apiWith(app, authorization)
      return apiWith(app, { ...authorization, 'Obra-Desarrolladora': String(companyId) })
    },
  }
  return server
}

/** A further server on the PostgreSQL of a test server. Stop it first. */
export async function startReplica({ services, storeCopy, tokenOf }: TestServer) {
  const store = await connect({ databaseUrl: storeCopy.databaseUrl, file: '' })
  const streams = createStreams()
  const app = createApp({ ...services, store: refusingReadsInWrites(store), streams })
  return {
    app,
    as: async (email: string) => apiWith(app, { Authorization: `Bearer ${await tokenOf(email)}` }),
    async stop() {
      streams.endAll()
      await store.close()
    },
  }
}

/** Waits for its background work, and deletes its store. */
export async function stopTestServer({ services, storeCopy }: TestServer): Promise<void> {
  await services.background.settled()
  await storeCopy.remove()
}

/** One server for all tests of a file, closed afterwards. Read `current` inside tests. */
export function useTestServer(): { readonly current: TestServer } {
  let server: TestServer | undefined
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(async () => {
    if (server) await stopTestServer(server)
  })
  return {
    get current() {
      return server!
    },
  }
}
