import type { operations } from '../../openapi/generated/schema.d.ts'
import type { Context, Services } from '../context.ts'

export type Env = {
  Variables: {
    requestId: string
    operationId: keyof operations
    services: Services
    /** Set on every operation that needs a session. */
    ctx: Context
  }
}
