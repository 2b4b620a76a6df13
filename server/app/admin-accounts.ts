/** What an operator does to accounts and to an empty installation, whoever serves from the store at the moment. */
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

/** The actions on accounts by name; each takes what the command sends as JSON. */
const actions = {
  async list(services: Services) {
    return listAccounts(services)
  },
  async create(services: Services, input: unknown) {
    return createAccount(services, checked(account, input))
  },
  async confirm(services: Services, input: unknown) {
    const given = checked(z.strictObject({ email }), input)
    await confirmAccountOf(services, given.email)
    return given
  },
  async 'reset-password'(services: Services, input: unknown) {
    const given = checked(z.strictObject({ email, password }), input)
    await resetPasswordOf(services, given.email, given.password)
    return { email: given.email }
  },
  async disable(services: Services, input: unknown) {
    const given = checked(z.strictObject({ email }), input)
    await setDisabled(services, given.email, true)
    return given
  },
  async enable(services: Services, input: unknown) {
    const given = checked(z.strictObject({ email }), input)
    await setDisabled(services, given.email, false)
    return given
  },
  async init(services: Services, input: unknown) {
    return initialise(services, checked(z.strictObject({ account, company, project }), input))
  },
}
export type AccountAction = keyof typeof actions

export const isAccountAction = (name: string): name is AccountAction => Object.hasOwn(actions, name)

/** Does an action on the configured store, which is migrated first. Throws AdminFailure with a Spanish sentence. */
export function administerAccounts(config: Config, action: AccountAction, input: unknown): Promise<object> {
  return withServices<object>(config, (services) => actions[action](services, input))
}

function checked<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw new AdminFailure(result.error.issues.map(({ message }) => message).join('\n'))
}

type Beginning = {
  account: z.infer<typeof account>
  company: z.infer<typeof company>
  project: z.infer<typeof project>
}

/** Services whose writes belong to one that goes on. */
const within = (services: Services, db: Db): Services => ({
  ...services,
  store: { ...services.store, read: db, write: (work) => work(db) },
})

async function beginCompany(services: Services, userId: string, mail: string, { company, project }: Beginning) {
  const user = (await findSignedIn(services, userId))!
  const nowhere = { id: 0, projectId: null, role: null, isChosen: false }
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
 * The first account, its company and a project, all or nothing; a store of sample data is none from then on. Throws where
 * people have accounts already.
 */
async function initialise(services: Services, beginning: Beginning) {
  const before = await accountsOf(services)
  if (before === 'own') throw new AdminFailure('Esta instalación ya tiene cuentas. Para sumar otra: obra users create')
  const { account: user, insert } = await makeFirstAccount(services, beginning.account)
  const begun = await services.store.write(async (db) => {
    await insert(db)
    return beginCompany(within(services, db), user.id, user.email, beginning)
  })
  return { user, isSampleEnded: before === 'demo', ...begun }
}
