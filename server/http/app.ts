import { OpenAPIHono } from '@hono/zod-openapi'
import { Hono, type Context as HonoContext } from 'hono'
import type { Company, Context, Services, SignedInUser } from '../context.ts'
import { notFound, unauthorized } from '../lib/problem.ts'
import { accessRule, namedCompany, type AccessRule, type NamedCompany } from './access-rule.ts'
import { answering } from './answer.ts'
import {
  operationEntries,
  route,
  type Handlers,
  type Operation,
  type OperationEntry,
  type OperationId,
} from './contract.ts'
import { docsRoutes } from './docs.ts'
import { requestHeader } from './request-header.ts'
import type { Env } from './env.ts'
import { readKey, takesKey } from './idempotency.ts'
import { inputReader } from './input.ts'

type Answering = (c: HonoContext<Env>) => unknown

const isPublic = (operation: Operation) => operation.security?.length === 0

/** What the app is made of; who asks and in which company is for areas to find out. */
export type AppParts = {
  services: Services
  handlers: Handlers<OperationId>
  /** Who an Authorization header speaks for; undefined where it is no valid session. */
  findSession: (services: Services, authorization?: string) => Promise<SignedInUser | undefined>
  /** The company that a call works in; throws where it is not the person's, or the role does not allow it. */
  admit: (ctx: Context, rule: AccessRule, named: NamedCompany) => Promise<Company>
  web?: Hono<Env> | undefined
}

const noCompany: Company = { id: 0, projectId: null, role: null, isChosen: false }

/** What an operation does with a call: who asks, in which company, what is sent, what is answered. */
function serving({ services, findSession, admit }: AppParts, entry: OperationEntry, handler: Answering) {
  const { operation } = entry
  const rule = accessRule(entry)
  const hasKey = takesKey(operation)
  // Made at the first call: all of them at once would take half of the start, and memory that most never need.
  let readInput: ReturnType<typeof inputReader> | undefined
  const answer = async (c: HonoContext<Env>) => {
    c.set('operationId', operation.operationId)
    readInput ??= inputReader(operation)
    await readInput(c)
    const once = hasKey && (await readKey(c, operation.operationId, c.req.valid('json' as never)))
    if (once) c.get('ctx').once = once
    return handler(c)
  }
  if (isPublic(operation)) return answer
  return async (c: HonoContext<Env>) => {
    const user = await findSession(services, requestHeader(c, 'authorization'))
    if (!user) throw unauthorized()
    const ctx = { ...services, user, company: noCompany }
    if (rule) ctx.company = await admit(ctx, rule, namedCompany(c, rule))
    c.set('ctx', ctx)
    return answer(c)
  }
}

/** What is no operation: the description, its pages to read, and the web app where there is one. */
function otherPages(web: Hono<Env> | undefined): Hono<Env> {
  const pages = new Hono<Env>()
  pages.route('/api', docsRoutes())
  pages.all('/api/*', () => {
    throw notFound('Esa dirección de la API no existe.')
  })
  if (web) pages.route('/', web)
  pages.onError((error) => {
    throw error
  })
  return pages
}

/** A Hono app of every operation of the contract, the description itself, and the web app. */
export function buildApp(parts: AppParts): OpenAPIHono<Env> {
  const { services, handlers, web } = parts
  const app = new OpenAPIHono<Env>()
  for (const [id, entry] of operationEntries) {
    // The types of `handlers` have proved that handler and operation belong together; here they meet by name only.
    app.openapi(route(id), answering(services, serving(parts, entry, handlers[id] as Answering)))
  }
  const pages = otherPages(web)
  app.notFound(answering(services, (c) => pages.fetch(c.req.raw, c.env)))
  return app
}
