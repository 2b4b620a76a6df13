/** The companies of a user. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { isUniqueViolation } from '../../lib/store-failures.ts'
import { conflict, notFound } from '../../lib/problem.ts'
import { sortKey } from '../../lib/text.ts'
import { definedFields } from '../../lib/defined.ts'
import { announceChange } from '../live/door.ts'
import { recordChange } from '../../records/history.ts'
import { staleVersion } from '../../records/once.ts'
import { addUsualInventory } from '../inventory/door.ts'
import { showsSamples } from './sample-screens.ts'
import { addUsualEntries } from './usual-entries.ts'
import {
  insertDeveloper,
  selectCompany,
  selectDeveloper,
  selectDevelopers,
  updateActiveDeveloper,
  updateCompanyRow,
} from './queries.ts'

type Developer = components['schemas']['Developer']
type Company = components['schemas']['Company']
type DeveloperInput = components['schemas']['DeveloperInput']

/** The companies of the user, sorted by name. */
export function listDevelopers(ctx: Context): Promise<components['schemas']['DeveloperSummary'][]> {
  return selectDevelopers(ctx.store.read, ctx.user.id)
}

/** A company of the user. Throws 404 for any other. */
export async function getDeveloper(ctx: Context, companyId: number, db: Db = ctx.store.read): Promise<Developer> {
  const developer = await selectDeveloper(db, ctx.user.id, companyId)
  if (!developer) throw notFound('No encontramos esa desarrolladora.')
  return developer
}

/** Creates a company with the user as its first member. Throws 409 for a CUIT of another of the user's companies. */
export async function createDeveloper(ctx: Context, input: DeveloperInput): Promise<Developer> {
  const { nombre, cuit, telefono = '', mail, ubicacion = '' } = input
  const fields = { nombre: nombre.trim(), cuit: cuit.trim(), telefono, mail: mail.trim(), ubicacion }
  const createdAt = ctx.clock().toISOString()
  try {
    return await ctx.store.write(async (db) => {
      const row = { ...fields, sortKey: sortKey(fields.nombre), createdAt }
      const developer = await insertDeveloper(db, ctx.user.id, row)
      await addUsualEntries(db, developer.id, ctx.clock())
      await addUsualInventory(db, developer.id)
      const entity = { desarrolladoraId: developer.id, entidad: 'empresa', entidadId: String(developer.id) }
      await recordChange(ctx, db, { ...entity, accion: 'crear', antes: null, despues: fields })
      return developer
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('Ya tenés una desarrolladora con ese CUIT.')
    throw error
  }
}

/** The data of the company of the request. Throws 404. */
export async function getCompany(ctx: Context, db: Db = ctx.store.read): Promise<Company> {
  const company = await selectCompany(db, ctx.user.id, ctx.company.id)
  if (!company) throw notFound('No encontramos esa empresa.')
  const { sampleScreens, ...fields } = company
  return { ...fields, pantallasDeMuestra: await showsSamples(db, sampleScreens) }
}

/** Merges the sent fields into the company. Throws 409 for a stale version, and for a CUIT that a member has in another company. */
export async function updateCompany(ctx: Context, patch: components['schemas']['CompanyPatch']): Promise<Company> {
  const { id: _id, rol: _rol, version, pantallasDeMuestra, ...fields } = patch
  const sampleScreens = pantallasDeMuestra === undefined ? undefined : Number(pantallasDeMuestra)
  const nameColumns =
    fields.nombre === undefined ? {} : { nombre: fields.nombre.trim(), sortKey: sortKey(fields.nombre.trim()) }
  const columns = definedFields({
    ...fields,
    sampleScreens,
    cuit: fields.cuit?.trim(),
    mail: fields.mail?.trim(),
    ...nameColumns,
  })
  try {
    return await ctx.store.write(async (db) => {
      const before = await getCompany(ctx, db)
      if (!(await updateCompanyRow(db, { id: ctx.company.id, version }, columns))) throw staleVersion()
      const after = await getCompany(ctx, db)
      const entity = { desarrolladoraId: after.id, entidad: 'empresa', entidadId: String(after.id) }
      await recordChange(ctx, db, { ...entity, accion: 'cambiar', antes: before, despues: after })
      await announceChange(ctx, db, 'selection', { company: ctx.company.id })
      return after
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('Alguien de la empresa ya tiene otra con ese CUIT.', 'cuit')
    throw error
  }
}

/** Stores the active company; false where the user does not belong to it (docs/domain/projects.md, Selection). */
export async function setActiveDeveloper(ctx: Context, companyId: number): Promise<boolean> {
  return ctx.store.write(async (db) => {
    const developer = await selectDeveloper(db, ctx.user.id, companyId)
    if (!developer) return false
    await updateActiveDeveloper(db, ctx.user.id, companyId, ctx.clock().toISOString())
    await announceChange(ctx, db, 'selection')
    return true
  })
}
