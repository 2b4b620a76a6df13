/** Sections of tasks, separate for each user. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { newId } from '../../lib/ids.ts'
import { conflict, notFound } from '../../lib/problem.ts'
import { place, positionBehind, positionSpacing } from '../../lib/positions.ts'
import { announceChange } from '../live/door.ts'
import { forgetOldCards } from './cards.service.ts'
import { requireSameId } from './record-ids.ts'
import {
  deletePlace,
  deleteSection,
  insertSection,
  putPlaces,
  restoreSection,
  selectPlacesIn,
  selectSections,
  updateSection,
} from './sections.queries.ts'
import { getTask } from './tasks.service.ts'

type Schemas = components['schemas']
type Section = Schemas['TaskSection']

const mostSections = 100

/** The sections of the user in the company, in order. */
export async function listTaskSections(ctx: Context, db: Db = ctx.store.read): Promise<Section[]> {
  return (await sectionsOf(ctx, db)).map(({ id, title }) => ({ id, title }))
}

/** Adds a section as the last one. Throws 409 for too many. */
export async function createTaskSection(ctx: Context, { title }: Schemas['TaskSectionInput']): Promise<Section> {
  const section = { id: newId(), title: title.trim() }
  return writeOwnOrder(ctx, async (db) => {
    const sections = await requireRoom(ctx, db)
    await insertSection(db, { ...section, ...personOf(ctx), position: positionBehind(sections) })
    return section
  })
}

/** Renames or moves a section; returns all sections. Throws 404. */
export async function updateTaskSection(
  ctx: Context,
  id: string,
  { id: innerId, title, index }: Schemas['TaskSectionPatch'],
): Promise<Section[]> {
  requireSameId('section.id', id, innerId)
  return writeOwnOrder(ctx, async (db) => {
    const section = await existingSection(ctx, db, id)
    if (title !== undefined) await updateSection(db, id, { title: title.trim() })
    if (index !== undefined) {
      const others = (await sectionsOf(ctx, db)).filter((other) => other.id !== id)
      const ordered = others.toSpliced(index, 0, section)
      for (const [at, each] of ordered.entries())
        await updateSection(db, each.id, { position: (at + 1) * positionSpacing })
    }
    return listTaskSections(ctx, db)
  })
}

/** Deletes a section, leaving its tasks without one; it can be restored for a day. Throws 404. */
export async function deleteTaskSection(ctx: Context, id: string): Promise<true> {
  return writeOwnOrder(ctx, async (db) => {
    await existingSection(ctx, db, id)
    await forgetOldCards(ctx, db)
    await deleteSection(db, id, ctx.clock().toISOString())
    return true as const
  })
}

/** Restores a deleted section; returns all sections. Throws 404, and 409 if there are too many by now. */
export async function restoreTaskSection(ctx: Context, id: string): Promise<Section[]> {
  return writeOwnOrder(ctx, async (db) => {
    await requireRoom(ctx, db)
    if (!(await restoreSection(db, personOf(ctx), id))) throw notFound('Esa sección ya no se puede recuperar.')
    return listTaskSections(ctx, db)
  })
}

/** Moves a task into a section, before another one or to the end. Throws 404 for an unknown task or section. */
export async function moveTask(
  ctx: Context,
  { id, sectionId, beforeId }: Schemas['TaskMove'],
): Promise<Schemas['Task']> {
  return writeOwnOrder(ctx, async (db) => {
    await getTask(ctx, id, db)
    if (beforeId) await getTask(ctx, beforeId, db)
    if (sectionId === null) {
      await deletePlace(db, ctx.user.id, id)
    } else {
      await existingSection(ctx, db, sectionId)
      const all = await selectPlacesIn(db, sectionId)
      const others = all.filter((other) => other.id !== id)
      const at = others.findIndex((other) => other.id === beforeId)
      const position = at < 0 ? positionBehind(others) : ((others[at - 1]?.position ?? 0) + others[at]!.position) / 2
      const positions = new Map(others.map((other) => [other.id, other.position]))
      await putPlaces(db, ctx.user.id, sectionId, place(others, [{ id, position }], positions))
    }
    return getTask(ctx, id, db)
  })
}

const personOf = ({ user, company }: Context) => ({ userId: user.id, companyId: company.id })
const sectionsOf = (ctx: Context, db: Db) => selectSections(db, personOf(ctx))

async function requireRoom(ctx: Context, db: Db) {
  const sections = await sectionsOf(ctx, db)
  if (sections.length >= mostSections) throw conflict(`Hasta ${mostSections} secciones. Eliminá una que no uses.`)
  return sections
}

/** Runs a change of the user's sections under a lock, and notifies the user's other screens. */
function writeOwnOrder<T>(ctx: Context, work: (db: Db) => Promise<T>): Promise<T> {
  return ctx.store.write(async (db) => {
    await ctx.store.lock(db, `task-order:${ctx.user.id}`)
    const result = await work(db)
    await announceChange(ctx, db, 'boards')
    return result
  })
}

async function existingSection(ctx: Context, db: Db, id: string) {
  const section = (await sectionsOf(ctx, db)).find((each) => each.id === id)
  if (!section) throw notFound('No encontramos esa sección.')
  return section
}
