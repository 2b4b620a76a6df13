import { OpenAPIHono } from '@hono/zod-openapi'
import { Hono, type Context } from 'hono'
import { academyHandlers } from '../areas/academy/routes.ts'
import { activitiesHandlers } from '../areas/activities/routes.ts'
import { authHandlers } from '../areas/auth/routes.ts'
import { chatHandlers } from '../areas/chat/routes.ts'
import { contactsHandlers } from '../areas/contacts/routes.ts'
import { cotizacionesHandlers } from '../areas/cotizaciones/routes.ts'
import { depositosHandlers } from '../areas/depositos/routes.ts'
import { feriadosHandlers } from '../areas/feriados/routes.ts'
import { historialHandlers } from '../areas/historial/routes.ts'
import { indicesHandlers } from '../areas/indices/routes.ts'
import { materialesHandlers } from '../areas/materiales/routes.ts'
import { proveedoresHandlers } from '../areas/proveedores/routes.ts'
import { rubrosHandlers } from '../areas/rubros/routes.ts'
import { tiposDocumentoHandlers } from '../areas/tipos-documento/routes.ts'
import { tiposEventoHandlers } from '../areas/tipos-evento/routes.ts'
import { unidadesHandlers } from '../areas/unidades/routes.ts'
import { dashboardsHandlers } from '../areas/dashboards/routes.ts'
import { admit, type AccessRule } from '../areas/developers/access.ts'
import { developersHandlers } from '../areas/developers/routes.ts'
import { eventsHandlers } from '../areas/events/routes.ts'
import { fileManagerHandlers } from '../areas/file-manager/routes.ts'
import { healthHandlers } from '../areas/health/routes.ts'
import { helpCenterHandlers } from '../areas/help-center/routes.ts'
import { iconsHandlers } from '../areas/icons/routes.ts'
import { inventoryHandlers } from '../areas/inventory/routes.ts'
import { mailboxHandlers } from '../areas/mailbox/routes.ts'
import { messagesHandlers } from '../areas/messages/routes.ts'
import { navigationHandlers } from '../areas/navigation/routes.ts'
import { notesHandlers } from '../areas/notes/routes.ts'
import { notificationsHandlers } from '../areas/notifications/routes.ts'
import { projectsHandlers } from '../areas/projects/routes.ts'
import { scrumboardHandlers } from '../areas/scrumboard/routes.ts'
import { searchHandlers } from '../areas/search/routes.ts'
import { shortcutsHandlers } from '../areas/shortcuts/routes.ts'
import { userHandlers } from '../areas/user/routes.ts'
import { notFound, unauthorized } from '../lib/problem.ts'
import { answering } from './answer.ts'
import { findSession } from './auth.ts'
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
import type { Company, Env, Services, SignedInUser } from './env.ts'
import { readKey, takesKey } from './idempotency.ts'
import { inputReader } from './input.ts'

/** A handler for each operation of the contract: a forgotten one does not compile. */
const handlers: Handlers<OperationId> = {
  ...academyHandlers,
  ...activitiesHandlers,
  ...authHandlers,
  ...chatHandlers,
  ...contactsHandlers,
  ...cotizacionesHandlers,
  ...depositosHandlers,
  ...feriadosHandlers,
  ...historialHandlers,
  ...indicesHandlers,
  ...materialesHandlers,
  ...proveedoresHandlers,
  ...rubrosHandlers,
  ...tiposDocumentoHandlers,
  ...tiposEventoHandlers,
  ...unidadesHandlers,
  ...dashboardsHandlers,
  ...developersHandlers,
  ...eventsHandlers,
  ...fileManagerHandlers,
  ...healthHandlers,
  ...helpCenterHandlers,
  ...iconsHandlers,
  ...inventoryHandlers,
  ...mailboxHandlers,
  ...messagesHandlers,
  ...navigationHandlers,
  ...notesHandlers,
  ...notificationsHandlers,
  ...projectsHandlers,
  ...scrumboardHandlers,
  ...searchHandlers,
  ...shortcutsHandlers,
  ...userHandlers,
}

const companyInPath = /\{(desarrolladoraId|proyectoId)\}/
const noCompany: Company = { id: 0, projectId: null, role: null, isChosen: false }

/** Who may call an operation, from its description; undefined where it works in no company. */
function accessRule({ method, path, operation }: OperationEntry): AccessRule | undefined {
  const mark = operation['x-company']
  if (!mark && !companyInPath.test(path)) return undefined
  const role = operation['x-role'] ?? 'lector'
  return { from: mark ? 'headers' : 'address', isOptional: mark === 'optional', role, isWrite: method !== 'get' }
}

/** How a call of an operation is admitted to its company. */
function admission(services: Services, entry: OperationEntry) {
  const rule = accessRule(entry)
  if (!rule) return undefined
  return (c: Context<Env>, user: SignedInUser) => {
    const named =
      rule.from === 'headers'
        ? { developer: requestHeader(c, 'obra-desarrolladora'), project: requestHeader(c, 'obra-proyecto') }
        : { developer: c.req.param('desarrolladoraId'), project: c.req.param('proyectoId') }
    return admit({ store: services.store, user }, rule, named)
  }
}

const isPublic = (operation: Operation) => operation.security?.length === 0

/** What an operation does with a call: who asks, what is sent, what is answered. */
function serving(services: Services, entry: OperationEntry, handler: (c: Context<Env>) => unknown) {
  const { operation } = entry
  const admitted = admission(services, entry)
  const hasKey = takesKey(operation.operationId)
  // Made at the first call: all of them at once would take half of the start, and memory that most never need.
  let readInput: ReturnType<typeof inputReader> | undefined
  const answer = async (c: Context<Env>) => {
    c.set('operationId', operation.operationId)
    readInput ??= inputReader(operation)
    await readInput(c)
    if (hasKey) {
      const once = await readKey(c, operation.operationId, c.req.valid('json' as never))
      if (once) c.set('ctx', { ...c.get('ctx'), once })
    }
    return handler(c)
  }
  if (isPublic(operation)) return answer
  return async (c: Context<Env>) => {
    const user = await findSession(services, requestHeader(c, 'authorization'))
    if (!user) throw unauthorized()
    const company = admitted ? await admitted(c, user) : noCompany
    c.set('ctx', { ...services, user, company })
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

/** The server: every operation of the contract, the description itself, and the web app. */
export function createApp(services: Services, web?: Hono<Env>): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  for (const [id, entry] of operationEntries) {
    // The table above has proved that handler and operation belong together; here they meet by name only.
    const handler = handlers[id] as (c: Context<Env>) => unknown
    app.openapi(route(id), answering(services, serving(services, entry, handler)))
  }
  const pages = otherPages(web)
  app.notFound(answering(services, (c) => pages.fetch(c.req.raw, c.env)))
  return app
}
