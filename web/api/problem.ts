import { failureMessage, unexpectedFailure } from '../lib/failure.ts'
import type { Schema } from './types.ts'

type Problem = Schema<'Problem'>

const withoutAnswer = 'No pudimos comunicarnos con el servidor. Revisá tu conexión y probá de nuevo.'

/** A call that did not succeed: its status (0 where no answer came), a sentence for people, the fields refused. */
export class ApiError extends Error {
  readonly status: number
  /** The contract's stable word for what went wrong: 'Stale version'. */
  readonly error: string | undefined
  readonly issues: NonNullable<Problem['issues']>
  readonly requestId: string | undefined
  /** Where the same record is there already, its id. */
  readonly existingId: string | undefined
  /** How long the server asks to wait before the next try. */
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, body: unknown, cause?: unknown, retryAfterSeconds?: number) {
    const problem = isProblem(body) ? body : undefined
    super(problem?.message || (status === 0 ? withoutAnswer : unexpectedFailure), { cause })
    this.name = 'ApiError'
    this.status = status
    this.error = problem?.error
    this.issues = problem?.issues ?? []
    this.requestId = problem?.requestId
    this.existingId = problem?.existenteId
    this.retryAfterSeconds = retryAfterSeconds
  }

  /** What was said about one field, for a form to show beside it. */
  issue(field: string): string | undefined {
    return this.issues.find((issue) => issue.field === field)?.message
  }
}

/** Whether a body is the contract's Problem. A proxy or a mock may answer an error in a shape of its own. */
function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
}

/** The sentence to show a person for whatever was thrown. */
export const errorMessage = failureMessage
