import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { isUniqueViolation } from '../../lib/store-failures.ts'
import { conflict, notFound } from '../../lib/problem.ts'
import { sortKey } from '../../lib/text.ts'
import { announceChange } from '../events/service.ts'
import { addUsualEntries } from './usual-entries.ts'
import { insertDeveloper, selectDeveloper, selectDevelopers, updateActiveDeveloper } from './queries.ts'

type Developer = components['schemas']['Developer']
type DeveloperInput = components['schemas']['DeveloperInput']

/** The companies that the signed-in person belongs to, sorted by name. */
export function listDevelopers(ctx: Context): Promise<Developer[]> {
  return selectDevelopers(ctx.store.read, ctx.user.id)
}

/** One company of the signed-in person. Throws 404 where it is not there or not the person's. */
export async function getDeveloper(ctx: Context, developerId: number, db: Db = ctx.store.read): Promise<Developer> {
  const developer = await selectDeveloper(db, ctx.user.id, developerId)
  if (!developer) throw notFound('No encontramos esa desarrolladora.')
  return developer
}

/** Creates a company with the signed-in person as its member. Throws 409 for a CUIT that the person has already. */
export async function createDeveloper(ctx: Context, input: DeveloperInput): Promise<Developer> {
  const { nombre, cuit, telefono = '', mail, ubicacion = '' } = input
  const fields = { nombre: nombre.trim(), cuit: cuit.trim(), telefono, mail: mail.trim(), ubicacion }
  const createdAt = ctx.clock().toISOString()
  try {
    return await ctx.store.write(async (db) => {
      const row = { ...fields, sortKey: sortKey(fields.nombre), createdAt }
      const developer = await insertDeveloper(db, ctx.user.id, row)
      await addUsualEntries(db, developer.id, ctx.clock())
      return developer
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('Ya tenés una desarrolladora con ese CUIT.')
    throw error
  }
}

/** Stores the choice of the active company; false where the person does not belong to it (seed 000, section 7). */
export async function setActiveDeveloper(ctx: Context, developerId: number): Promise<boolean> {
  return ctx.store.write(async (db) => {
    const developer = await selectDeveloper(db, ctx.user.id, developerId)
    if (!developer) return false
    await updateActiveDeveloper(db, ctx.user.id, developerId)
    await announceChange(ctx, db, 'selection')
    return true
  })
}
