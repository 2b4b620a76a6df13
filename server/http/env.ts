import type { operations } from '../../openapi/generated/schema.d.ts'
import type { Context, Services } from '../context.ts'
import type { LimitState } from '../lib/limits.ts'

export type Env = {
  Variables: {
    requestId: string
    operationId: keyof operations
    services: Services
    /** Set for every operation that needs a session. */
    ctx: Context
    /** The state of the rate limits that this request counted on. */
    limits: LimitState[]
  }
}
