import type { operations } from '../../openapi/generated/schema.d.ts'
import type { Context, Services } from '../context.ts'
import type { LimitState } from '../lib/limits.ts'

export type Env = {
  Variables: {
    requestId: string
    operationId: keyof operations
    services: Services
    /** Set on every operation that needs a session. */
    ctx: Context
    /** What is left of the limits that this call counted on. */
    limits: LimitState[]
  }
}
