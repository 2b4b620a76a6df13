import type { Generated } from 'kysely'

export type AccountsTables = {
  users: {
    id: string
    name: string
    /** The name as lists sort it. */
    sortKey: string
    /** The name, folded. */
    searchText: string
    /** Lower case; unique. */
    email: string
    /** The address that was asked for and is not confirmed yet. */
    newEmail: string | null
    avatar: string | null
    /** The address of a picture inside `avatar`: another one with each change. */
    pictureId: string | null
    status: Generated<string>
    passwordHash: string
    confirmedAt: string | null
    /** Since when nobody may sign in with it. */
    disabledAt: string | null
    scheme: Generated<string>
    theme: Generated<string>
    density: Generated<string>
    activeDeveloperId: number | null
    activeProjectId: number | null
    createdAt: string
    /** What the person called the company at sign-up; offered for the first one. */
    company: string | null
  }
  /** Open sessions, and the tokens for scripts; what is not here is refused. */
  sessions: {
    id: string
    userId: string
    /** What it was opened with, in words. */
    device: string
    address: string
    createdAt: string
    /** To ten minutes; null for a token that was not used yet. */
    lastUsedAt: string | null
    expiresAt: string
    /** Null for a session. */
    tokenName: string | null
    scope: 'read' | 'write'
    /** The one company that a token works in. */
    developerId: number | null
  }
  /** Single-use links sent by mail; only a hash of the token is kept. */
  mailTokens: {
    hash: string
    userId: string
    purpose: 'reset-password' | 'confirm-email' | 'change-email'
    expiresAt: string
  }
  /** One row while the store is a sample one. */
  sampleMarks: { seededAt: string }
  /** Counted tries, such as failed sign-ins, in a window that ends at `resetsAt`. */
  rateLimits: {
    key: string
    count: number
    resetsAt: string
  }
}
