/** Who may: whoever is signed in, on their own contacts; tags and countries are the same for all. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { requireInlineRoom } from '../../db/storage-use.ts'
import { definedFields } from '../../lib/defined.ts'
import { cleanHtml } from '../../lib/html.ts'
import { newId } from '../../lib/ids.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { fold, sortKey } from '../../lib/text.ts'
import { isCountry } from './countries.ts'
import { checkPicture, inlinePicture } from './pictures.ts'
import {
  deleteContactRow,
  deleteTagRow,
  insertContact,
  insertTag,
  replaceTagLinks,
  selectAddresses,
  selectContact,
  selectContactNames,
  selectContacts,
  selectTagLinks,
  selectTags,
  updateContactRow,
  updateTag,
  type ContactChanges,
  type ContactRow,
  type NewContactRow,
} from './queries.ts'

type Contact = components['schemas']['Contact']
type ContactPatch = components['schemas']['ContactPatch']
type ContactTag = components['schemas']['ContactTag']
type ContactTagPatch = components['schemas']['ContactTagPatch']

const unknownContact = () => notFound('No encontramos ese contacto.')
const unknownTag = () => notFound('No encontramos esa etiqueta.')

function toContact({ emails, phoneNumbers, hasJob, ...row }: ContactRow, tags: string[]): Contact {
  const { title, company } = row
  return {
    ...row,
    emails: JSON.parse(emails) as Contact['emails'],
    phoneNumbers: JSON.parse(phoneNumbers) as Contact['phoneNumbers'],
    ...(hasJob === 1 && { job: { title, company } }),
    tags,
  }
}

async function readContact(db: Db, ownerId: string, id: string): Promise<Contact> {
  const row = await selectContact(db, ownerId, id)
  if (!row) throw unknownContact()
  const links = await selectTagLinks(db, ownerId, id)
  return toContact(
    row,
    links.map((link) => link.tagId),
  )
}

/** The row of a contact as it is stored: names are kept foldable, notes sanitised. */
export function contactRow(ownerId: string, contact: Omit<Contact, 'tags'>): NewContactRow {
  const { job, emails, phoneNumbers, notes, ...fields } = contact
  return {
    ...fields,
    ownerId,
    sortKey: sortKey(fields.name),
    searchText: fold(fields.name),
    emails: JSON.stringify(emails),
    phoneNumbers: JSON.stringify(phoneNumbers),
    notes: notes === null ? null : cleanHtml(notes),
    hasJob: job ? 1 : 0,
  }
}

/** The contacts whose name contains the text, sorted by name (seed 001, sections 5 and 7). An empty text is in all. */
export async function searchContacts(ctx: Context, text = ''): Promise<Contact[]> {
  const [rows, links] = await Promise.all([
    selectContacts(ctx.store.read, ctx.user.id, text),
    selectTagLinks(ctx.store.read, ctx.user.id),
  ])
  const tags = Map.groupBy(links, (link) => link.contactId)
  return rows.map((row) => toContact(row, tags.get(row.id)?.map((link) => link.tagId) ?? []))
}

/** The person's contacts whose name contains the text, at most `limit`, for lists of suggestions. */
export function findContactNames(ctx: Context, text: string, limit: number): Promise<{ id: string; name: string }[]> {
  return selectContactNames(ctx.store.read, ctx.user.id, text, limit)
}

/**
 * The first addresses of my contacts to write to, by a part of the name or of the address: those found by name first, then
 * by address, each in the order of the names.
 */
export async function findContactAddresses(
  ctx: Context,
  text: string,
  limit: number,
): Promise<{ name: string; email: string }[]> {
  const { read } = ctx.store
  const named = await selectAddresses(read, ctx.user.id, text, 'name', limit)
  const addressesOf = ({ name, emails }: { name: string; emails: string }) =>
    (JSON.parse(emails) as Contact['emails']).map(({ email }) => ({ name, email }))
  const found = named.flatMap(addressesOf)
  if (found.length >= limit) return found.slice(0, limit)
  const known = new Set(named.map(({ id }) => id))
  const addressed = await selectAddresses(read, ctx.user.id, text, 'address', limit + known.size)
  const others = addressed.filter(({ id }) => !known.has(id)).flatMap(addressesOf)
  return [...found, ...others.filter(({ email }) => fold(email).includes(fold(text)))].slice(0, limit)
}

/** One contact. Throws 404 where it is not there or not the person's. */
export function getContact(ctx: Context, id: string): Promise<Contact> {
  return readContact(ctx.store.read, ctx.user.id, id)
}

/** A contact named New Contact with empty lists, which carries a job as well (seed 001, sections 3 and 4). */
export async function createContact(ctx: Context): Promise<Contact> {
  const contact: Contact = {
    id: newId(),
    avatar: null,
    background: null,
    name: 'New Contact',
    emails: [],
    phoneNumbers: [],
    title: '',
    company: '',
    job: { title: '', company: '' },
    birthday: null,
    address: null,
    notes: null,
    tags: [],
  }
  const { tags: _none, ...fields } = contact
  await ctx.store.write((db) => insertContact(db, contactRow(ctx.user.id, fields)))
  return contact
}

function changesOf(patch: ContactPatch): ContactChanges {
  const { id: _id, tags: _tags, job, name, emails, phoneNumbers, notes, ...fields } = patch
  return definedFields({
    ...fields,
    title: fields.title ?? job?.title,
    company: fields.company ?? job?.company,
    ...(name !== undefined && { name, sortKey: sortKey(name), searchText: fold(name) }),
    ...(emails && { emails: JSON.stringify(emails) }),
    ...(phoneNumbers && { phoneNumbers: JSON.stringify(phoneNumbers) }),
    ...(notes !== undefined && { notes: notes === null ? null : cleanHtml(notes) }),
  })
}

function checkPatch(id: string, patch: ContactPatch): void {
  if (patch.id !== undefined && patch.id !== id)
    throw invalid('contact.id', 'No coincide con el identificador de afuera.')
  checkPicture('contact.avatar', patch.avatar)
  checkPicture('contact.background', patch.background)
  const wrongPhone = patch.phoneNumbers?.findIndex((phone) => !isCountry(phone.country)) ?? -1
  if (wrongPhone >= 0) throw invalid(`contact.phoneNumbers.${wrongPhone}.country`, 'Ese país no existe.')
}

/** Whatever ties contacts and tags together goes under one lock, so that neither vanishes in between. */
const lockTags = (ctx: Context, db: Db) => ctx.store.lock(db, `contact tags of ${ctx.user.id}`)

/** Merges the sent fields. Throws 404 for an unknown contact, 400 for an unknown tag, country or picture. */
export function updateContact(ctx: Context, id: string, patch: ContactPatch): Promise<Contact> {
  checkPatch(id, patch)
  const ownerId = ctx.user.id
  const tagIds = patch.tags && [...new Set(patch.tags)]
  return ctx.store.write(async (db) => {
    if (tagIds) await lockTags(ctx, db)
    const before = await selectContact(db, ownerId, id)
    if (!before) throw unknownContact()
    await requireInlineRoom(ctx, db, [before.avatar, before.background], [patch.avatar, patch.background])
    await updateContactRow(db, ownerId, id, changesOf(patch))
    if (tagIds) {
      const known = new Set((await selectTags(db, ownerId)).map((tag) => tag.id))
      const wrongTag = patch.tags!.findIndex((tagId) => !known.has(tagId))
      if (wrongTag >= 0) throw invalid(`contact.tags.${wrongTag}`, 'Esa etiqueta no existe.')
      await replaceTagLinks(db, id, tagIds)
    }
    return readContact(db, ownerId, id)
  })
}

/** Stores a picture on the contact as an inline data string (seed 001, section 7). Throws 404, 413, or 400. */
export async function uploadContactAvatar(ctx: Context, id: string | undefined, bytes: Uint8Array): Promise<Contact> {
  if (!id) throw invalid('id', 'Es obligatorio.')
  const avatar = inlinePicture(bytes)
  return ctx.store.write(async (db) => {
    const before = await selectContact(db, ctx.user.id, id)
    if (!before) throw unknownContact()
    await requireInlineRoom(ctx, db, [before.avatar], [avatar])
    await updateContactRow(db, ctx.user.id, id, { avatar })
    return readContact(db, ctx.user.id, id)
  })
}

/** Deletes a contact. Throws 404 where it is not there or not the person's. */
export async function deleteContact(ctx: Context, id: string): Promise<true> {
  const wasThere = await ctx.store.write(async (db) => {
    await lockTags(ctx, db)
    return deleteContactRow(db, ctx.user.id, id)
  })
  if (!wasThere) throw unknownContact()
  return true
}

/** The person's tags, the newest first. */
export function listContactTags(ctx: Context): Promise<ContactTag[]> {
  return selectTags(ctx.store.read, ctx.user.id)
}

/** A new tag with an id of its own. */
export async function createContactTag(ctx: Context, title: string): Promise<ContactTag> {
  const tag = { id: newId(), title }
  await ctx.store.write((db) => insertTag(db, { ...tag, ownerId: ctx.user.id }))
  return tag
}

/** Merges the sent fields. Throws 404 where the tag is not there or not the person's. */
export async function updateContactTag(ctx: Context, id: string, patch: ContactTagPatch): Promise<ContactTag> {
  if (patch.id !== undefined && patch.id !== id) throw invalid('tag.id', 'No coincide con el identificador de afuera.')
  const tag = await ctx.store.write((db) => updateTag(db, ctx.user.id, id, patch.title))
  if (!tag) throw unknownTag()
  return tag
}

/** Deletes a tag and takes it off every contact (seed 001, section 4). Throws 404 where it is not the person's. */
export async function deleteContactTag(ctx: Context, id: string): Promise<true> {
  const wasThere = await ctx.store.write(async (db) => {
    await lockTags(ctx, db)
    return deleteTagRow(db, ctx.user.id, id)
  })
  if (!wasThere) throw unknownTag()
  return true
}
