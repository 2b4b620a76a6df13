/** Contacts, tags and countries. Countries are the same for all users; pictures are public to anybody with the URL. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import type { Store } from '../../db/store.ts'
import { requireInlineRoom } from '../../db/storage-use.ts'
import { staleVersion } from '../../records/once.ts'
import { announceChange } from '../live/door.ts'
import { newPictureId, pictureOf } from '../../lib/data-picture.ts'
import { definedFields } from '../../lib/defined.ts'
import { cleanHtml } from '../../lib/html.ts'
import { newId } from '../../lib/ids.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { fold, initialOf, sortKey } from '../../lib/text.ts'
import { countries, isCountry } from './countries.ts'
import { checkPicture, inlinePicture } from './pictures.ts'
import {
  deleteContactRow,
  deleteTagRow,
  insertContact,
  insertTag,
  lockContact,
  replaceTagLinks,
  selectAddresses,
  selectContact,
  selectContactNames,
  selectContacts,
  selectPicture,
  selectTagLinks,
  selectTags,
  updateContactRow,
  updateTag,
  type ContactChanges,
  type ContactRow,
  type NewContactRow,
} from './queries.ts'

type Contact = components['schemas']['Contact']
type ContactInput = components['schemas']['ContactInput']
type ContactPatch = components['schemas']['ContactPatch']
type ContactTag = components['schemas']['ContactTag']
type ContactTagPatch = components['schemas']['ContactTagPatch']

export const unknownContact = () => notFound('No encontramos ese contacto.')
export const unknownTag = () => notFound('No encontramos esa etiqueta.')

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

/** The row of a contact: derived keys for search and sorting, sanitised notes. */
export function contactRow(ownerId: string, contact: Omit<Contact, 'tags'>): NewContactRow {
  const { job, emails, phoneNumbers, notes, ...fields } = contact
  return {
    ...fields,
    ownerId,
    pictureId: newPictureId(fields.avatar),
    sortKey: sortKey(fields.name),
    searchText: fold(fields.name),
    initial: initialOf(fields.name),
    foundBy: foundBy(contact),
    emails: JSON.stringify(emails),
    phoneNumbers: JSON.stringify(phoneNumbers),
    notes: notes === null ? null : cleanHtml(notes),
    hasJob: job ? 1 : 0,
  }
}

/** The contacts whose name contains the text, sorted by name; an empty text matches all (docs/domain/suite.md, Contacts). */
export async function searchContacts(ctx: Context, text = ''): Promise<Contact[]> {
  const [rows, links] = await Promise.all([
    selectContacts(ctx.store.read, ctx.user.id, text),
    selectTagLinks(ctx.store.read, ctx.user.id),
  ])
  const tags = Map.groupBy(links, (link) => link.contactId)
  return rows.map((row) => toContact(row, tags.get(row.id)?.map((link) => link.tagId) ?? []))
}

/** All contacts of the user, sorted by name. */
export function listContacts(ctx: Context): Promise<Contact[]> {
  return searchContacts(ctx)
}

/** The countries of addresses and phone numbers, with the position of their flags. */
export function listCountries() {
  return countries
}

/** The user's contacts whose name contains the text, at most `limit`, for suggestions. */
export function findContactNames(ctx: Context, text: string, limit: number): Promise<{ id: string; name: string }[]> {
  return selectContactNames(ctx.store.read, ctx.user.id, text, limit)
}

/** The first mail addresses of the user's contacts that match by name, then those that match by address, each sorted by name. */
export async function findContactAddresses(
  ctx: Context,
  text: string,
  limit: number,
): Promise<{ name: string; email: string }[]> {
  const { read } = ctx.store
  const byName = await selectAddresses(read, ctx.user.id, text, 'name', limit)
  const addressesOf = ({ name, emails }: { name: string; emails: string }) =>
    (JSON.parse(emails) as Contact['emails']).map(({ email }) => ({ name, email }))
  const found = byName.flatMap(addressesOf)
  if (found.length >= limit) return found.slice(0, limit)
  const ids = new Set(byName.map(({ id }) => id))
  const addressed = await selectAddresses(read, ctx.user.id, text, 'address', limit + ids.size)
  const others = addressed.filter(({ id }) => !ids.has(id)).flatMap(addressesOf)
  return [...found, ...others.filter(({ email }) => fold(email).includes(fold(text)))].slice(0, limit)
}

/** One contact. Throws 404 if the user has no such contact. */
export function getContact(ctx: Context, id: string): Promise<Contact> {
  return readContact(ctx.store.read, ctx.user.id, id)
}

/** A new contact with all its fields, and its tags separately. Throws 400 for an unknown country or picture. */
export function wholeContact(input: ContactInput): { fields: Omit<Contact, 'tags'>; tags: string[] } {
  checkPatch(undefined, input)
  const { tags, ...contact } = {
    id: newId(),
    version: 1,
    avatar: null,
    background: null,
    emails: [],
    phoneNumbers: [],
    title: '',
    company: '',
    birthday: null,
    address: null,
    notes: null,
    ...definedFields(input),
    name: input.name.trim(),
    tags: [...new Set(input.tags)],
  }
  return { fields: { ...contact, job: { title: contact.title, company: contact.company } }, tags }
}

/** Creates a contact; without fields New Contact with empty lists and a job (docs/domain/suite.md, Contacts). */
export async function createContact(ctx: Context, input: ContactInput = { name: 'New Contact' }): Promise<Contact> {
  const { fields, tags } = wholeContact(input)
  return ctx.store.write(async (db) => {
    if (tags.length > 0) await lockTags(ctx, db)
    await requireInlineRoom(ctx, db, [], [fields.avatar, fields.background])
    await insertContact(db, contactRow(ctx.user.id, fields))
    if (tags.length > 0) await replaceTags(ctx, db, fields.id, tags)
    await announceChange(ctx, db, 'contacts')
    return readContact(db, ctx.user.id, fields.id)
  })
}

type Found = Pick<Contact, 'name' | 'title' | 'company' | 'emails' | 'phoneNumbers'>
const dialCodes = new Map(countries.map(({ iso, code }) => [iso, code]))
// Keeps the search indexes small; only text after about fifty addresses is cut.
const longestFoundBy = 4000

/** The folded search text of a contact; phone numbers as digits with the dial code first. */
function foundBy({ name, title, company, emails, phoneNumbers }: Found): string {
  const digits = phoneNumbers.map(({ country, phoneNumber }) =>
    `${dialCodes.get(country) ?? ''}${phoneNumber}`.replace(/\D/g, ''),
  )
  return fold([name, company, title, ...emails.map(({ email }) => email), ...digits].join('\n')).slice(
    0,
    longestFoundBy,
  )
}

/** The columns of a patch; `before` is the stored contact. */
function changesOf(patch: ContactPatch, before: Contact): ContactChanges {
  const { id: _id, version: _version, tags: _tags, job, name, emails, phoneNumbers, notes, ...fields } = patch
  const title = fields.title ?? job?.title
  const company = fields.company ?? job?.company
  const found = definedFields({ name, title, company, emails, phoneNumbers })
  return definedFields({
    ...fields,
    ...(fields.avatar !== undefined && fields.avatar !== before.avatar && { pictureId: newPictureId(fields.avatar) }),
    title,
    company,
    ...(name !== undefined && { name, sortKey: sortKey(name), searchText: fold(name), initial: initialOf(name) }),
    ...(Object.keys(found).length > 0 && { foundBy: foundBy({ ...before, ...found }) }),
    ...(emails && { emails: JSON.stringify(emails) }),
    ...(phoneNumbers && { phoneNumbers: JSON.stringify(phoneNumbers) }),
    ...(notes !== undefined && { notes: notes === null ? null : cleanHtml(notes) }),
  })
}

function checkPatch(id: string | undefined, patch: ContactPatch): void {
  if (patch.id !== undefined && patch.id !== id)
    throw invalid('contact.id', 'No coincide con el identificador de afuera.')
  checkPicture('contact.avatar', patch.avatar)
  checkPicture('contact.background', patch.background)
  const wrongPhone = patch.phoneNumbers?.findIndex((phone) => !isCountry(phone.country)) ?? -1
  if (wrongPhone >= 0) throw invalid(`contact.phoneNumbers.${wrongPhone}.country`, 'Ese país no existe.')
}

/** Changes of contact tags share one lock, so that neither side of a link is deleted concurrently. */
export const lockTags = (ctx: Context, db: Db) => ctx.store.lock(db, `contact tags of ${ctx.user.id}`)

/** Replaces the tags of a contact. Throws 400 for an unknown tag. */
async function replaceTags(ctx: Context, db: Db, id: string, tagIds: string[]): Promise<void> {
  const ownTagIds = new Set((await selectTags(db, ctx.user.id)).map((tag) => tag.id))
  const wrongTag = tagIds.findIndex((tagId) => !ownTagIds.has(tagId))
  if (wrongTag >= 0) throw invalid(`contact.tags.${wrongTag}`, 'Esa etiqueta no existe.')
  await replaceTagLinks(db, id, tagIds)
}

/** Whether a patch equals the stored contact, as when a whole contact is sent back. */
const changesNothing = (before: Contact, patch: ContactPatch): boolean =>
  Object.entries(patch).every(([key, value]) => JSON.stringify(value) === JSON.stringify(before[key as keyof Contact]))

/** As `updateContact`, inside a transaction. */
export async function changeContact(ctx: Context, db: Db, id: string, patch: ContactPatch): Promise<Contact> {
  checkPatch(id, patch)
  const ownerId = ctx.user.id
  await lockContact(db, ownerId, id)
  const before = await readContact(db, ownerId, id)
  if (patch.version !== undefined && patch.version !== before.version) throw staleVersion()
  if (changesNothing(before, patch)) return before
  await requireInlineRoom(ctx, db, [before.avatar, before.background], [patch.avatar, patch.background])
  await updateContactRow(db, ownerId, id, changesOf(patch, before))
  if (patch.tags) await replaceTags(ctx, db, id, [...new Set(patch.tags)])
  await announceChange(ctx, db, 'contacts')
  return readContact(db, ownerId, id)
}

/**
 * Merges the sent fields. Throws 404 for an unknown contact, 409 for a stale version, 400 for an unknown tag, country or picture.
 */
export function updateContact(ctx: Context, id: string, patch: ContactPatch): Promise<Contact> {
  checkPatch(id, patch)
  return ctx.store.write(async (db) => {
    if (patch.tags) await lockTags(ctx, db)
    return changeContact(ctx, db, id, patch)
  })
}

/** Stores a picture on the contact as an inline data string (docs/domain/suite.md, Contacts). Throws 404, 413, or 400. */
export async function uploadContactAvatar(ctx: Context, id: string | undefined, bytes: Uint8Array): Promise<Contact> {
  if (!id) throw invalid('id', 'Es obligatorio.')
  const avatar = inlinePicture(bytes)
  return ctx.store.write(async (db) => {
    const before = await selectContact(db, ctx.user.id, id)
    if (!before) throw unknownContact()
    await requireInlineRoom(ctx, db, [before.avatar], [avatar])
    await updateContactRow(db, ctx.user.id, id, { avatar, pictureId: newPictureId(avatar) })
    await announceChange(ctx, db, 'contacts')
    return readContact(db, ctx.user.id, id)
  })
}

/** A picture by its address, without authentication. Throws 404. */
export async function getContactPicture(store: Store, id: string) {
  const picture = pictureOf(await selectPicture(store.read, id))
  if (!picture) throw notFound('No encontramos esa imagen.')
  return picture
}

/** Deletes a contact. Throws 404 if the user has no such contact. */
export async function deleteContact(ctx: Context, id: string): Promise<true> {
  const wasThere = await ctx.store.write(async (db) => {
    await lockTags(ctx, db)
    await announceChange(ctx, db, 'contacts')
    return deleteContactRow(db, ctx.user.id, id)
  })
  if (!wasThere) throw unknownContact()
  return true
}

/** The user's tags, newest first. */
export function listContactTags(ctx: Context): Promise<ContactTag[]> {
  return selectTags(ctx.store.read, ctx.user.id)
}

/** Creates a tag. */
export async function createContactTag(ctx: Context, title: string): Promise<ContactTag> {
  const tag = { id: newId(), title }
  await ctx.store.write(async (db) => {
    await insertTag(db, { ...tag, ownerId: ctx.user.id })
    await announceChange(ctx, db, 'contacts')
  })
  return tag
}

/** Merges the sent fields. Throws 404 if the user has no such tag. */
export async function updateContactTag(ctx: Context, id: string, patch: ContactTagPatch): Promise<ContactTag> {
  if (patch.id !== undefined && patch.id !== id) throw invalid('tag.id', 'No coincide con el identificador de afuera.')
  const tag = await ctx.store.write(async (db) => {
    await announceChange(ctx, db, 'contacts')
    return updateTag(db, ctx.user.id, id, patch.title)
  })
  if (!tag) throw unknownTag()
  return tag
}

/** Deletes a tag and removes it from every contact (docs/domain/suite.md, Contacts). Throws 404 where it is not the user's. */
export async function deleteContactTag(ctx: Context, id: string): Promise<true> {
  const wasThere = await ctx.store.write(async (db) => {
    await lockTags(ctx, db)
    await announceChange(ctx, db, 'contacts')
    return deleteTagRow(db, ctx.user.id, id)
  })
  if (!wasThere) throw unknownTag()
  return true
}
