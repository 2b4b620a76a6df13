import type { Generated } from 'kysely'

export type AccountsTables = {
  users: {
    id: string
    name: string
    /** The sort key of the name. */
    sortKey: string
    /** The folded name. */
    searchText: string
    /** Lower case; unique. */
    email: string
    /** A requested address that is not confirmed yet. */
    newEmail: string | null
    avatar: string | null
    /** The public id of the picture in `avatar`; a new one with each change. */
    pictureId: string | null
    status: Generated<string>
    passwordHash: string
    confirmedAt: string | null
    /** When it was disabled; null if it is not. */
    disabledAt: string | null
    scheme: Generated<string>
    theme: Generated<string>
    density: Generated<string>
    activeCompanyId: number | null
    activeProjectId: number | null
    createdAt: string
    /** The company name given at sign-up; proposed for the first company. */
    company: string | null
  }
  /** Open sessions and script tokens; a token without a row is refused. */
  sessions: {
    id: string
    userId: string
    /** The device that opened it, as text. */
    device: string
    address: string
    createdAt: string
    /** With a precision of ten minutes; null for an unused token. */
    lastUsedAt: string | null
    expiresAt: string
    /** Null for a session. */
    tokenName: string | null
    scope: 'read' | 'write'
    /** The only company in which a token works. */
    companyId: number | null
  }
  /** Single-use links sent by mail; only a hash of the token is stored. */
  mailTokens: {
    hash: string
    userId: string
    purpose: 'reset-password' | 'confirm-email' | 'change-email'
    expiresAt: string
  }
  /** One row while the store is a sample store. */
  sampleMarks: { seededAt: string }
  /** Counted tries, such as failed sign-ins, in a window that ends at `resetsAt`. */
  rateLimits: {
    key: string
    count: number
    resetsAt: string
  }
}
