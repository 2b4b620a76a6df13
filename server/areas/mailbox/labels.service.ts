import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { definedFields } from '../../lib/defined.ts'
import { newId } from '../../lib/ids.ts'
import { refuseSameLabel } from '../../lib/same-label.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { countedViews, folderCount, viewsOfLabel } from './counts.ts'
import { deleteTotals, selectTotals } from './counts.queries.ts'
import { filters, folders } from './folders.ts'
import * as queries from './labels.queries.ts'
import { freeSlug, slugOf } from './slug.ts'
import { writeMailbox } from './write.ts'

type Schemas = components['schemas']
type Label = Schemas['MailboxLabel']
type Settings = Schemas['MailboxSettings']

const defaultSettings: Settings = { messageLayout: 'right' }

export const noSuchLabel = () => notFound('No encontramos esa etiqueta.')

/** The user's mailbox settings (docs/domain/suite.md, Mailbox). */
export async function getMailboxSettings(ctx: Context): Promise<Settings> {
  return (await queries.selectSettings(ctx.store.read, ctx.user.id)) ?? defaultSettings
}

/** Merges the sent fields into the user's settings. */
export function updateMailboxSettings(ctx: Context, patch: Schemas['MailboxSettingsPatch']): Promise<Settings> {
  return writeMailbox(ctx, async (db) => {
    const current = (await queries.selectSettings(db, ctx.user.id)) ?? defaultSettings
    const settings = { ...current, ...definedFields(patch) }
    await queries.upsertSettings(db, { userId: ctx.user.id, ...settings })
    return settings
  })
}

/** The flags that filter mails across folders; they have no counts. */
export function listMailboxFilters(): Schemas['MailboxFilter'][] {
  return filters
}

/** The folders, each with its count (docs/domain/suite.md, Mailbox). */
export async function listMailboxFolders(ctx: Context): Promise<Schemas['MailboxFolder'][]> {
  const totals = await selectTotals(ctx.store.read, ctx.user.id, countedViews)
  return folders.map((folder) => ({ ...folder, count: folderCount(folder.slug, totals) }))
}

/** The user's labels, newest first. */
export function listMailboxLabels(ctx: Context): Promise<Label[]> {
  return queries.selectLabels(ctx.store.read, ctx.user.id)
}

async function freeSlugOf(db: Db, userId: string, title: string, exceptId?: string): Promise<string> {
  const others = (await queries.selectLabels(db, userId)).filter((label) => label.id !== exceptId)
  return freeSlug(slugOf(title), new Set(others.map((label) => label.slug)))
}

/** Adds a label in front, with a slug that is unique per user (docs/domain/suite.md, Mailbox). Throws 409 for a duplicate. */
export function createMailboxLabel(ctx: Context, input: Schemas['MailboxLabelInput']): Promise<Label> {
  const title = input.title.trim()
  return writeMailbox(ctx, async (db) => {
    const fields = { id: newId(), title, color: input.color ?? ('gray' as const) }
    refuseSameLabel(await queries.selectLabels(db, ctx.user.id), fields)
    const label = { ...fields, userId: ctx.user.id, slug: await freeSlugOf(db, ctx.user.id, title) }
    const [created] = await queries.insertLabels(db, [label])
    return created!
  })
}

/** Merges the sent fields and renews the slug (docs/domain/suite.md, Mailbox). Throws 404, 409 for a duplicate, 400. */
export function updateMailboxLabel(ctx: Context, id: string, patch: Schemas['MailboxLabelPatch']): Promise<Label> {
  if (patch.id !== undefined && patch.id !== id) throw invalid('label.id', 'No coincide con el id de afuera.')
  return writeMailbox(ctx, async (db) => {
    const labels = await queries.selectLabels(db, ctx.user.id)
    const label = labels.find((each) => each.id === id)
    if (!label) throw noSuchLabel()
    const [title, color] = [patch.title?.trim() ?? label.title, patch.color ?? label.color]
    // A duplicate from before this rule may be sent back unchanged.
    if (title !== label.title || color !== label.color) refuseSameLabel(labels, { id, title, color })
    const slug = await freeSlugOf(db, ctx.user.id, title, id)
    return queries.updateLabelColumns(db, id, { title, slug, ...definedFields({ color: patch.color }) })
  })
}

/** Deletes a label and removes it from all mails (docs/domain/suite.md, Mailbox). Throws 404. */
export function deleteMailboxLabel(ctx: Context, id: string): Promise<true> {
  return writeMailbox<true>(ctx, async (db) => {
    if (!(await queries.deleteLabelRow(db, ctx.user.id, id))) throw noSuchLabel()
    await deleteTotals(db, ctx.user.id, viewsOfLabel(id))
    return true
  })
}
