import type { Logger } from 'pino'
import type { Mailer } from './adapters/mailer.ts'
import type { Passwords } from './adapters/passwords.ts'
import type { Tokens } from './adapters/tokens.ts'
import type { Files } from './db/files/files.ts'
import type { Store } from './db/store.ts'
import type { BackgroundTasks } from './lib/background.ts'
import type { Limits, LimitState } from './lib/limits.ts'
import type { Metrics } from './lib/metrics.ts'
import type { Streams } from './lib/streams.ts'
import type { Tracing } from './lib/tracing.ts'
import type { WebhookSender } from './lib/webhook-sender.ts'

/** What the whole server shares; made once by the entry (or by a test). */
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
  /** Who answers questions about the installation (`OBRA_SUPPORT_MAIL`); unset: the administrators of each company. */
  supportMail?: string | undefined
  /** The address that links in mails begin with, without a slash at the end. */
  publicUrl: string
  /** The origins of other web pages that may call the API (`OBRA_CORS_ORIGINS`); unset: none. */
  corsOrigins?: string[]
  /** How many proxies of one's own stand before the server; unset: none, and `X-Forwarded-For` means nothing. */
  trustedProxies?: number
  version: string
  /** False where only the operator and invitations make accounts; unset: anybody may sign up. */
  isSignUpOpen?: boolean
  /** Unset where `OBRA_METRICS_TOKEN` is. */
  metrics?: Metrics
  /** Unset where no collector of traces is configured. */
  tracing?: Tracing
  /** A short name of a text, for ETags; unset: answers have none. */
  fingerprint?: (text: string) => string
  /** Takes what is left of a limit, for the headers of the answer; unset: nobody is told. */
  reportLimits?: (states: LimitState[]) => void
}

/** The signed-in person, as far as services need it. */
export type SignedInUser = {
  id: string
  name: string
  email: string
  avatar: string | null
  status: string
  activeDeveloperId: number | null
  activeProjectId: number | null
  /** The role in `activeDeveloperId`; null where the person does not belong to it any more. */
  activeRole: Role | null
  /** The session that the call belongs to; empty for what an operator does in somebody's name. */
  sessionId: string
  /** What the token may where it is a script's: read or also write, and in which company (null: in all). */
  script: { scope: 'read' | 'write'; developerId: number | null } | null
}

export type Role = 'administrador' | 'miembro' | 'lector'

/** The company and project that a call works in; `id` is 0 for a person without a company. */
export type Company = {
  id: number
  /** Null where no project of the company is named or chosen. */
  projectId: number | null
  role: Role | null
  /** False where it is only the first one of the person's. */
  isChosen: boolean
}

/** What a service function gets as its first argument: the shared services and who asks. */
export type Context = Services & {
  user: SignedInUser
  /** Set for the operations that work in a company. */
  company: Company
  /** Set where the call has an `Idempotency-Key`; `isReplay` once its first answer was found. */
  once?: { key: string; operation: string; bodyHash: string; isReplay: boolean }
}
