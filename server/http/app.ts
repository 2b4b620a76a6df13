import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import { compress } from 'hono/compress'
import type { Context, MiddlewareHandler } from 'hono'
import { academyHandlers } from '../areas/academy/routes.ts'
import { activitiesHandlers } from '../areas/activities/routes.ts'
import { authHandlers } from '../areas/auth/routes.ts'
import { chatHandlers } from '../areas/chat/routes.ts'
import { contactsHandlers } from '../areas/contacts/routes.ts'
import { dashboardsHandlers } from '../areas/dashboards/routes.ts'
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
import { notFound } from '../lib/problem.ts'
import { requireSession } from './auth.ts'
import { limitBody } from './body-limit.ts'
import {
  operation,
  operationEntries,
  toResponse,
  type Handlers,
  type OperationEntry,
  type OperationId,
} from './contract.ts'
import { docsRoutes } from './docs.ts'
import type { Env, Services } from './env.ts'
import { answerError, validationProblem } from './errors.ts'
import { refuseNulCharacters, requestContext, requireMediaType } from './middleware.ts'

/** A handler for each operation of the contract: a forgotten one does not compile. */
const handlers: Handlers<OperationId> = {
  ...academyHandlers,
  ...activitiesHandlers,
  ...authHandlers,
  ...chatHandlers,
  ...contactsHandlers,
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

const defaultMaxBodyBytes = 1024 * 1024

function middlewareOf({ operation: described }: OperationEntry): MiddlewareHandler<Env>[] {
  const isPublic = described.security?.length === 0
  const maxBytes = described['x-max-body-bytes'] ?? defaultMaxBodyBytes
  const body = described.requestBody
  return [
    ...(isPublic ? [] : [requireSession]),
    ...(body ? [limitBody(maxBytes), requireMediaType(Object.keys(body.content), body.required ?? false)] : []),
  ]
}

/** The API: every operation of the contract, and the description itself. */
export function createApp(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>({
    defaultHook: (result) => {
      if (!result.success) throw validationProblem(result.error)
      refuseNulCharacters(result.data)
    },
  })
  app.use(requestContext(services))
  app.use(compress())
  app.onError(answerError)
  for (const [id, entry] of operationEntries) {
    // The table above has proved that handler and operation belong together; here they meet by name only.
    const route: RouteConfig = { ...operation(id), middleware: middlewareOf(entry), hide: true }
    const handler = handlers[id] as (c: Context<Env>) => unknown
    app.openapi(route, async (c) => {
      c.set('operationId', id)
      return toResponse(c, await handler(c))
    })
  }
  app.route('/api', docsRoutes())
  app.all('/api/*', () => {
    throw notFound('Esa dirección de la API no existe.')
  })
  return app
}
