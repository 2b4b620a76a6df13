/** Account administration for the operator on the server (`obra users`, `obra init`); no HTTP operation leads here. */
import type { Services } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { notFound } from '../../lib/problem.ts'
import { makeConfirmedAccount } from './accounts.service.ts'
import {
  confirmAccount,
  findAccountByEmail,
  hasAccounts,
  selectAccounts,
  updateDisabled,
  updatePassword,
} from './queries.ts'
import { endSample, hashOwnPassword, isSampleStore } from './sample.service.ts'
import { endSessions } from './session.service.ts'

export type AccountState = 'activa' | 'sin confirmar' | 'deshabilitada'
export type ListedAccount = { id: string; name: string; email: string; state: AccountState; createdAt: string }

/** All accounts, by mail address. */
export async function listAccounts({ store }: Services): Promise<ListedAccount[]> {
  const rows = await selectAccounts(store.read)
  return rows.map(({ confirmedAt, disabledAt, ...row }) => ({
    ...row,
    state: disabledAt ? 'deshabilitada' : confirmedAt ? 'activa' : 'sin confirmar',
  }))
}

/** Which accounts exist: none, the sample's, or real ones. */
export async function accountsOf(services: Services): Promise<'none' | 'demo' | 'own'> {
  if (await isSampleStore(services.store.read)) return 'demo'
  return (await hasAccounts(services.store.read)) ? 'own' : 'none'
}

/**
 * Creates the first real account; `insert` stores it inside a transaction and, in a sample store, ends all that the sample password
 * opened. `insert` throws 409 for an address in use.
 */
export async function makeFirstAccount(services: Services, input: { name: string; email: string; password: string }) {
  const { id, insert } = await makeConfirmedAccount(services, input)
  return {
    account: { id, email: input.email.trim().toLowerCase() },
    async insert(db: Db): Promise<void> {
      await insert(db)
      await endSample(services, db)
    },
  }
}

/** Creates a confirmed account. Throws 409 for an address in use. */
export async function createAccount(
  services: Services,
  input: { name: string; email: string; password: string },
): Promise<{ id: string; email: string }> {
  const account = await makeConfirmedAccount(services, input)
  await services.store.write((db) => account.insert(db))
  return { id: account.id, email: input.email.trim().toLowerCase() }
}

/** Confirms an account's address without a mail. Throws 404. */
export function confirmAccountOf(services: Services, email: string): Promise<void> {
  return change(services, email, (db, id) => confirmAccount(db, id, services.clock()))
}

/** Sets a new password and ends older sessions. Throws 404. */
export async function resetPasswordOf(services: Services, email: string, password: string): Promise<void> {
  const hash = await hashOwnPassword(services, password)
  await change(services, email, async (db, id) => {
    await updatePassword(db, id, hash)
    await endSessions(services, db, id)
  })
}

/** Disables an account and ends its sessions, or enables it again; its records stay. Throws 404. */
export function setDisabled(services: Services, email: string, isDisabled: boolean): Promise<void> {
  return change(services, email, async (db, id) => {
    await updateDisabled(db, id, isDisabled ? services.clock().toISOString() : null)
    await endSessions(services, db, id)
  })
}

type Change = (db: Db, id: string) => Promise<void>

function change({ store }: Services, email: string, work: Change): Promise<void> {
  return store.write(async (db) => {
    const account = await findAccountByEmail(db, email)
    if (!account) throw notFound(`No hay una cuenta de ${email}.`)
    await work(db, account.id)
  })
}
