import { failureMessage, unexpectedFailure } from '../lib/failure.ts'
import type { Schema } from './types.ts'

type Problem = Schema<'Problem'>

const connectionFailure = 'No pudimos comunicarnos con el servidor. Revisá tu conexión y probá de nuevo.'

/** A failed request: status (0 without a response), message for the user, refused fields. */
export class ApiError extends Error {
  readonly status: number
  /** The contract's error code: 'Stale version'. */
  readonly error: string | undefined
  readonly issues: NonNullable<Problem['issues']>
  readonly requestId: string | undefined
  /** The id of the existing record, if it is a duplicate. */
  readonly existingId: string | undefined
  /** The Retry-After header in seconds. */
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, body: unknown, cause?: unknown, retryAfterSeconds?: number) {
    const problem = isProblem(body) ? body : undefined
    super(problem?.message || (status === 0 ? connectionFailure : unexpectedFailure), { cause })
    this.name = 'ApiError'
    this.status = status
    this.error = problem?.error
    this.issues = problem?.issues ?? []
    this.requestId = problem?.requestId
    this.existingId = problem?.existenteId
    this.retryAfterSeconds = retryAfterSeconds
  }

  /** The message about a field, for its form. */
  issue(field: string): string | undefined {
    return this.issues.find((issue) => issue.field === field)?.message
  }
}

/** Whether a body is the contract's Problem. Proxies and mocks may send other errors. */
function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
}

/** The message for the user of anything that was thrown. */
export const errorMessage = failureMessage

/** The server's message about a sent file if there is one, else the error's. */
export const fileErrorMessage = (error: Error): string =>
  (error instanceof ApiError && error.issue('file')) || errorMessage(error)

/** Why the server refuses an input: its first field's message; undefined if it did not answer. */
export const refusalMessage = (error: Error | null): string | undefined =>
  error instanceof ApiError ? (error.issues[0]?.message ?? errorMessage(error)) : undefined

/** The message for a table whose edits could not be stored: they stay, over what somebody else has stored meanwhile. */
export const tableErrorMessage = (error: unknown): string =>
  error instanceof ApiError && error.error === 'Stale version'
    ? 'Otra persona lo cambió. Ya ves lo suyo con lo tuyo encima: revisalo y guardá de nuevo.'
    : errorMessage(error)
