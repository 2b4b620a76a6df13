import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Hono } from 'hono'
import { findSession } from '../areas/auth/session.service.ts'
import { admit } from '../areas/developers/access.service.ts'
import type { Services } from '../context.ts'
import { buildApp } from '../http/app.ts'
import { docsRoutes } from '../http/docs.ts'
import type { Env } from '../http/env.ts'
import { handlers } from './handlers.ts'

/** The app: every operation of the contract with its area's handler, and the web app if given. */
export function createApp(services: Services, web?: Hono<Env>): OpenAPIHono<Env> {
  return buildApp({ services, handlers, findSession, admit, docs: docsRoutes(), web })
}
