/** An operator's actions on accounts and on an empty installation; they work while a server uses the store. */
import { z } from 'zod'
import {
  accountsOf,
  confirmAccountOf,
  createAccount,
  listAccounts,
  makeFirstAccount,
  resetPasswordOf,
  setDisabled,
} from '../areas/auth/account-admin.service.ts'
import { findSignedIn } from '../areas/auth/session.service.ts'
import { createDeveloper } from '../areas/developers/service.ts'
import { createProject } from '../areas/projects/company-projects.service.ts'
import type { Context, Services } from '../context.ts'
import { AdminFailure } from '../db/admin/failure.ts'
import type { Db } from '../db/schema.ts'
import { withServices } from './admin-services.ts'
import type { Config } from './config.ts'

const text = (message: string) => z.string({ error: message }).trim().min(1, message).max(200, message)
const email = z.email('Escribí una dirección de mail, como ana@empresa.com.').max(254)
const password = z.string().min(8, 'La contraseña lleva al menos 8 caracteres.').max(200)
const account = z.strictObject({ name: text('Falta el nombre.'), email, password })
const company = z.strictObject({
  nombre: text('Falta el nombre de la empresa.'),
  cuit: text('Falta el CUIT.').max(20, 'Un CUIT lleva 20 caracteres como mucho.'),
})
const project = z.strictObject({ nombre: text('Falta el nombre del proyecto.') })

/** The actions by name; each takes the command's JSON input. */
const actions = {
  async list(services: Services) {
    return listAccounts(services)
  },
  async create(services: Services, input: unknown) {
    return createAccount(services, parseInput(account, input))
  },
  async confirm(services: Services, input: unknown) {
    const fields = parseInput(z.strictObject({ email }), input)
    await confirmAccountOf(services, fields.email)
    return fields
  },
  async 'reset-password'(services: Services, input: unknown) {
    const fields = parseInput(z.strictObject({ email, password }), input)
    await resetPasswordOf(services, fields.email, fields.password)
    return { email: fields.email }
  },
  async disable(services: Services, input: unknown) {
    const fields = parseInput(z.strictObject({ email }), input)
    await setDisabled(services, fields.email, true)
    return fields
  },
  async enable(services: Services, input: unknown) {
    const fields = parseInput(z.strictObject({ email }), input)
    await setDisabled(services, fields.email, false)
    return fields
  },
  async init(services: Services, input: unknown) {
    return initialiseInstallation(services, parseInput(z.strictObject({ account, company, project }), input))
  },
}
export type AccountAction = keyof typeof actions

export const isAccountAction = (name: string): name is AccountAction => Object.hasOwn(actions, name)

/** Runs an action on the configured store, after migrating it. Throws AdminFailure with a Spanish message. */
export function administerAccounts(config: Config, action: AccountAction, input: unknown): Promise<object> {
  return withServices<object>(config, (services) => actions[action](services, input))
}

function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw new AdminFailure(result.error.issues.map(({ message }) => message).join('\n'))
}

type FirstInstallation = {
  account: z.infer<typeof account>
  company: z.infer<typeof company>
  project: z.infer<typeof project>
}

/** Services whose writes join the transaction `db`. */
const inTransaction = (services: Services, db: Db): Services => ({
  ...services,
  store: { ...services.store, read: db, write: (work) => work(db) },
})

async function beginCompany(services: Services, userId: string, mail: string, { company, project }: FirstInstallation) {
  const user = (await findSignedIn(services, userId))!
  const nowhere = { id: 0, projectId: null, role: null, proyectos: null, isChosen: false }
  const ctx: Context = { ...services, user, company: nowhere }
  const developer = await createDeveloper(ctx, { ...company, mail })
  const inCompany: Context = {
    ...ctx,
    company: { ...nowhere, id: developer.id, role: 'administrador', isChosen: true },
  }
  const { id, nombre } = await createProject(inCompany, project)
  return { desarrolladora: { id: developer.id, nombre: developer.nombre }, proyecto: { id, nombre } }
}

/**
 * Creates the first account, its company and a project in one transaction, and ends a sample store. Throws if there are
 * accounts other than the sample's.
 */
async function initialiseInstallation(services: Services, beginning: FirstInstallation) {
  const before = await accountsOf(services)
  if (before === 'own') throw new AdminFailure('Esta instalación ya tiene cuentas. Para sumar otra: obra users create')
  const { account: user, insert } = await makeFirstAccount(services, beginning.account)
  const begun = await services.store.write(async (db) => {
    await insert(db)
    return beginCompany(inTransaction(services, db), user.id, user.email, beginning)
  })
  return { user, isSampleEnded: before === 'demo', ...begun }
}
