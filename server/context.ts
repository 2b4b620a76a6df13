import type { Logger } from 'pino'
import type { Mailer } from './adapters/mailer.ts'
import type { Passwords } from './adapters/passwords.ts'
import type { Tokens } from './adapters/tokens.ts'
import type { Files } from './db/files/files.ts'
import type { Store } from './db/store.ts'
import type { BackgroundTasks } from './lib/background.ts'
import type { Limits, LimitState } from './lib/limits.ts'
import type { Metrics } from './lib/metrics.ts'
import type { PdfReader } from './lib/pdf-reader.ts'
import type { SheetReader } from './lib/sheet-reader/read.ts'
import type { Streams } from './lib/streams.ts'
import type { Tracing } from './lib/tracing.ts'
import type { WebhookSender } from './lib/webhook-sender.ts'

/** Dependencies shared by the whole server; created once by the entry point or a test. */
export type Services = {
  store: Store
  /** The bytes of uploads. */
  files: Files
  tokens: Tokens
  passwords: Passwords
  mailer: Mailer
  webhooks: WebhookSender
  background: BackgroundTasks
  streams: Streams
  logger: Logger
  clock: () => Date
  limits: Limits
  /** Contact for questions about the installation (`OBRA_SUPPORT_MAIL`); unset: the administrators of each company. */
  supportMail?: string | undefined
  /** The base URL of links in mails, without a trailing slash. */
  publicUrl: string
  /** Other origins that may call the API (`OBRA_CORS_ORIGINS`); unset: none. */
  corsOrigins?: string[]
  /** The number of trusted proxies in front of the server; unset: none, and `X-Forwarded-For` is ignored. */
  trustedProxies?: number
  version: string
  /** False if accounts are created only by the operator and by invitation; unset: anybody may sign up. */
  isSignUpOpen?: boolean
  /** Unset without `OBRA_METRICS_TOKEN`. */
  metrics?: Metrics
  /** Unset if no trace collector is configured. */
  tracing?: Tracing
  /** Unset in a tab, where the text of PDF files is not read. */
  readPdf?: PdfReader
  /** Reads sheets in a thread with limits; unset in a tab and in tests, where they are read in place. */
  readSheet?: SheetReader
  /** A short hash of a text, for ETags; unset: answers have no ETag. */
  fingerprint?: (text: string) => string
  /** Compresses an answer's text; unset: by `CompressionStream`, which takes longer. */
  gzip?: (text: string) => Promise<Uint8Array<ArrayBuffer>>
  /** Receives the state of rate limits, for the answer's headers; unset: no headers. */
  reportLimits?: (states: LimitState[]) => void
}

/** The signed-in user, with the fields that services need. */
export type SignedInUser = {
  id: string
  name: string
  email: string
  avatar: string | null
  status: string
  activeCompanyId: number | null
  activeProjectId: number | null
  /** The role in `activeCompanyId`; null if the user is no longer a member. */
  activeRole: Role | null
  /** The projects of `activeCompanyId` that the user sees; null: all. */
  activeProyectos: readonly number[] | null
  /** The session of the request; empty if an operator acts on the user's behalf. */
  sessionId: string
  /** The rights of an API token: read or also write, and the company (null: all). Null for a normal session. */
  script: { scope: 'read' | 'write'; companyId: number | null } | null
}

export type Role = 'administrador' | 'miembro' | 'lector'

/** The company and project of a request; `id` is 0 for a user without a company. */
export type Company = {
  id: number
  /** Null if no project of the company is named or chosen. */
  projectId: number | null
  role: Role | null
  /** The projects that the user sees; null: all. */
  proyectos: readonly number[] | null
  /** False if it is only the default: the first company of the user. */
  isChosen: boolean
}

/** The first argument of a service function: the shared services and the caller. */
export type Context = Services & {
  user: SignedInUser
  /** The company of the request; `id` 0 for operations that work in none. */
  company: Company
  /** Set if the request has an `Idempotency-Key`; `isReplay` becomes true if a stored answer is replayed. */
  once?: { key: string; operation: string; bodyHash: string; isReplay: boolean }
}

/**
 * The context of background work, such as a daily reading: the user who started it, in one company. It reaches all projects, because the
 * work was authorized when it was started.
 */
export function onBehalfOf(
  services: Services,
  person: { id: string; name: string; email?: string },
  companyId: number,
): Context {
  const none = { avatar: null, status: '', activeProjectId: null, activeProyectos: null, sessionId: '', script: null }
  const role = 'administrador'
  return {
    ...services,
    user: { email: '', ...person, ...none, activeCompanyId: companyId, activeRole: role },
    company: { id: companyId, projectId: null, role, proyectos: null, isChosen: true },
  }
}
