import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Body, Query, Success } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { pageOf } from '../../records/page.ts'
import { announceChange } from '../live/door.ts'
import { newId } from '../../lib/ids.ts'
import { notFound } from '../../lib/problem.ts'
import * as queries from './list.queries.ts'
import { selectTags } from './queries.ts'
import { lockTags, unknownContact, unknownTag } from './service.ts'

type ContactEmail = components['schemas']['ContactEmail']
type ListedContact = components['schemas']['ListedContact']
type ContactPhoneNumber = components['schemas']['ContactPhoneNumber']

const restorableMilliseconds = 30 * 24 * 60 * 60 * 1000
const phoneNumber = /^[\d\s()+./-]+$/

/** The words of a search; a phone number is one word of digits, however it is grouped. */
function wordsOf(text: string): string[] {
  const digits = text.replace(/\D/g, '')
  if (phoneNumber.test(text) && digits.length > 2) return [digits]
  return text.split(/\s+/).filter(Boolean)
}

export function toListed({ seq: _seq, emails, phoneNumbers, ...row }: queries.ListedRow): ListedContact {
  return {
    ...row,
    email: (JSON.parse(emails) as ContactEmail[])[0]?.email ?? null,
    phone: (JSON.parse(phoneNumbers) as ContactPhoneNumber[])[0] ?? null,
  }
}

/** Counts by initial; rows are in list order, so the groups are too. */
const initialsOf = (rows: { initial: string }[]) =>
  [...Map.groupBy(rows, ({ initial }) => initial)].map(([initial, group]) => ({ initial, count: group.length }))

/** The first `mostFound` contacts that contain every word, with the counts by initial. */
async function findContacts(ctx: Context, search: queries.ContactSearch) {
  const all = await queries.selectFound(ctx.store.read, search)
  const found = all.slice(0, queries.mostFound)
  const pageOfFound = async (offset: number, size: number) => found.slice(offset, offset + size).map(({ seq }) => seq)
  return { initials: initialsOf(found), isTotalCut: all.length > found.length, pageOfFound }
}

async function allContacts(ctx: Context, search: queries.ContactSearch) {
  const { read } = ctx.store
  const pageOfFound = (offset: number, size: number) => queries.selectPage(read, search, offset, size)
  return { initials: await queries.countByInitial(read, search), isTotalCut: false, pageOfFound }
}

/** A page of the contacts that contain every word and have any of the tags, with the counts by initial. */
export async function listContactPage(
  ctx: Context,
  { query = '', tags = '', ...pageQuery }: Query<'listContactPage'>,
): Promise<Success<'listContactPage'>> {
  const search = {
    ownerId: ctx.user.id,
    words: wordsOf(query.trim()),
    tags: [...new Set(tags.split(',').filter(Boolean))],
  }
  const list = await (search.words.length > 0 ? findContacts : allContacts)(ctx, search)
  const { initials, isTotalCut } = list
  const total = initials.reduce((sum, { count }) => sum + count, 0)
  const { offset, size, answer } = pageOf(pageQuery, total)
  const seqs = offset < total ? await list.pageOfFound(offset, size) : []
  const rowOf = await queries.selectListedOf(ctx.store.read, seqs)
  return { items: seqs.flatMap((seq) => rowOf.get(seq) ?? []).map(toListed), ...answer, isTotalCut, initials }
}

const oldestRestorable = (ctx: Context) => new Date(ctx.clock().getTime() - restorableMilliseconds).toISOString()

/** Deletes contacts; they can be restored for 30 days. Throws 404 if none exists. */
export async function deleteContacts(
  ctx: Context,
  { ids }: Body<'deleteContacts'>,
): Promise<Success<'deleteContacts'>> {
  const deletion = newId()
  ctx.background.run('forget deleted contacts', () =>
    ctx.store.write((db) => queries.forgetDeleted(db, oldestRestorable(ctx))),
  )
  return ctx.store.write(async (db) => {
    await lockTags(ctx, db)
    const rows = await queries.lockContacts(db, ctx.user.id, ids)
    if (rows.length === 0) throw unknownContact()
    const deletedAt = ctx.clock().toISOString()
    await queries.moveToDeleted(db, rows, { ownerId: ctx.user.id, deletion, deletedAt })
    await announceChange(ctx, db, 'contacts')
    return { count: rows.length, deletion }
  })
}

/** Restores the contacts of a deletion. Throws 404 if there is nothing to restore. */
export async function restoreContacts(
  ctx: Context,
  { deletion }: Body<'restoreContacts'>,
): Promise<Success<'restoreContacts'>> {
  return ctx.store.write(async (db) => {
    await lockTags(ctx, db)
    const count = await queries.moveBack(db, ctx.user.id, deletion, oldestRestorable(ctx))
    if (count === 0) throw notFound('Esos contactos ya no se pueden recuperar.')
    await announceChange(ctx, db, 'contacts')
    return { count }
  })
}

/** Adds a tag to contacts without it, or removes it from those with it; returns the changed ones. Throws 404 for the tag. */
export async function tagContacts(
  ctx: Context,
  { ids, tag, isOn }: Body<'tagContacts'>,
): Promise<Success<'tagContacts'>> {
  return ctx.store.write(async (db) => {
    await lockTags(ctx, db)
    if (!(await selectTags(db, ctx.user.id)).some(({ id }) => id === tag)) throw unknownTag()
    const rows = ids.length > 0 ? await queries.lockContacts(db, ctx.user.id, ids) : []
    const presentIds = rows.map(({ id }) => id)
    const links = presentIds.length > 0 ? await queries.selectTagsOf(db, presentIds) : []
    const carriers = new Set(links.filter(({ tagId }) => tagId === tag).map(({ contactId }) => contactId))
    const changed = presentIds.filter((id) => carriers.has(id) !== isOn)
    if (changed.length > 0) {
      await (isOn ? queries.addTagLinks : queries.removeTagLinks)(db, changed, tag)
      await queries.countUp(db, changed)
      await announceChange(ctx, db, 'contacts')
    }
    return { changed }
  })
}
