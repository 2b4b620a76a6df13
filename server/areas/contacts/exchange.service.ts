import type { Body, Success } from '../../http/contract.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { newId } from '../../lib/ids.ts'
import { invalid } from '../../lib/problem.ts'
import { identityKey } from '../../lib/text.ts'
import { announceChange } from '../live/door.ts'
import { countries } from './countries.ts'
import { readCsvContacts, writeCsvContacts } from './csv-contacts.ts'
import * as queries from './exchange.queries.ts'
import { htmlNotes, plainNotes, type FileContact } from './file-contact.ts'
import { insertTag, insertTagLinks, selectTags } from './queries.ts'
import { contactRow, lockTags, unknownContact, wholeContact } from './service.ts'
import { readVcards, writeVcards } from './vcards.ts'

type ContactInput = components['schemas']['ContactInput']
type Read = Success<'readContactsFile'>

const dialCodes = new Map(countries.map(({ iso, code }) => [iso, code]))
const dialCodeOf = (country: string) => dialCodes.get(country) ?? ''

/** Exports all contacts or some as a file. Throws 404 if one is missing. */
export async function exportContacts(
  ctx: Context,
  { ids, format }: Body<'exportContacts'>,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const { read } = ctx.store
  const [rows, carried] = await Promise.all([
    queries.selectForFile(read, ctx.user.id, ids),
    queries.selectCarriedTitles(read, ctx.user.id),
  ])
  if (ids && rows.length < new Set(ids).size) throw unknownContact()
  const titles = Map.groupBy(carried, ({ contactId }) => contactId)
  const contacts = rows.map(({ id, emails, phoneNumbers, notes, ...same }) => ({
    ...same,
    emails: JSON.parse(emails) as FileContact['emails'],
    phoneNumbers: JSON.parse(phoneNumbers) as FileContact['phoneNumbers'],
    notes: plainNotes(notes),
    tagTitles: (titles.get(id) ?? []).map(({ title }) => title),
  }))
  const text = (format === 'vcf' ? writeVcards : writeCsvContacts)(contacts, dialCodeOf)
  return { name: `contactos.${format}`, bytes: new TextEncoder().encode(text) }
}

const mostRead = 2000
/** More lines than the allowed contacts can have; parsing them would block other requests. */
const mostLines = 60_000
const mail = /^[^\s@<>()[\],;:"]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i

function hasTooManyLines(text: string): boolean {
  const ends = /[\r\n]/g
  for (let count = 0; ends.test(text); count++) if (count === mostLines) return true
  return false
}

/** Decodes UTF-8, or Windows-1252 from older programs. */
function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const clipText = (text: string, length: number) => text.trim().replaceAll('\0', '').slice(0, length).toWellFormed()

/** A contact of a file as it would be created, and the problem if part of it is left out. */
function toReadContact(contact: FileContact): { contact: ContactInput | null; problem: string | null } {
  const emails = contact.emails.filter(({ email }) => mail.test(email) && email.length <= 254).slice(0, 50)
  const wrong = contact.emails.find(({ email }) => !mail.test(email))
  const name = clipText(contact.name || contact.company || (emails[0]?.email ?? ''), 200)
  if (!name) return { contact: null, problem: 'No tiene nombre, empresa ni mail.' }
  const isBornEarlier = contact.birthday !== null && !Number.isNaN(Date.parse(contact.birthday))
  return {
    contact: {
      name,
      title: clipText(contact.title, 200),
      company: clipText(contact.company, 200),
      emails: emails.map(({ email, label }) => ({ email, label: clipText(label, 50) })),
      phoneNumbers: contact.phoneNumbers
        .slice(0, 50)
        .map(({ country, phoneNumber, label }) => ({ country, phoneNumber, label: clipText(label, 50) })),
      birthday: isBornEarlier ? contact.birthday : null,
      address: contact.address === null ? null : clipText(contact.address, 500),
      notes: htmlNotes(clipText(contact.notes, 10_000)),
    },
    problem: wrong ? `«${clipText(wrong.email, 80)}» no es un mail y se deja afuera.` : null,
  }
}

/** Reads contacts from vCards or CSV in the form that `importContacts` takes; stores nothing. Throws 400 for another file. */
export function readContactsFile(bytes: Uint8Array): Read {
  const text = decodeText(bytes)
  if (hasTooManyLines(text)) throw invalid('file', 'El archivo tiene demasiadas líneas. Partilo en varios.')
  const read = (/^[ \t]*BEGIN:VCARD/im.test(text) ? readVcards : readCsvContacts)(text)
  if (read.length === 0) throw invalid('file', 'No encontramos contactos en el archivo. Elegí uno vCard (.vcf) o CSV.')
  if (read.length > mostRead) throw invalid('file', 'El archivo tiene más de 2.000 contactos. Partilo en varios.')
  const answer: Read = { contacts: [], problems: [] }
  for (const [index, entry] of read.entries()) {
    const { contact, problem } = toReadContact(entry)
    const tagTitles = [...new Set(entry.tagTitles.map((title) => clipText(title, 100)))].filter(Boolean).slice(0, 20)
    if (contact) answer.contacts.push({ contact, tagTitles })
    if (problem) answer.problems.push({ place: index + 1, name: contact?.name ?? '', message: problem })
  }
  return answer
}

/** The ids of the tags with these titles; missing tags are created. */
async function tagsTitled(ctx: Context, db: Db, titles: string[]): Promise<Map<string, string>> {
  const idOf = new Map((await selectTags(db, ctx.user.id)).map(({ id, title }) => [identityKey(title), id]))
  for (const title of titles) {
    if (idOf.has(identityKey(title))) continue
    const id = newId()
    await insertTag(db, { id, ownerId: ctx.user.id, title })
    idOf.set(identityKey(title), id)
  }
  return idOf
}

/** Creates contacts with tags by title, and returns their ids. Throws 400 as `createContact`. */
export function importContacts(ctx: Context, { contacts }: Body<'importContacts'>): Promise<Success<'importContacts'>> {
  const prepared = contacts.map(({ contact, tagTitles }) => {
    // Pictures are not imported.
    const { fields } = wholeContact({ ...contact, avatar: null, background: null, tags: [] })
    return { fields, tagTitles: tagTitles.map((title) => title.trim()) }
  })
  return ctx.store.write(async (db) => {
    await lockTags(ctx, db)
    const idOf = await tagsTitled(ctx, db, [...new Set(prepared.flatMap(({ tagTitles }) => tagTitles))])
    await queries.insertContacts(
      db,
      prepared.map(({ fields }) => contactRow(ctx.user.id, fields)),
    )
    const links = prepared.flatMap(({ fields, tagTitles }) =>
      [...new Set(tagTitles.map((title) => idOf.get(identityKey(title))!))].map((tagId, position) => ({
        contactId: fields.id,
        tagId,
        position,
      })),
    )
    await insertTagLinks(db, links)
    await announceChange(ctx, db, 'contacts')
    return { ids: prepared.map(({ fields }) => fields.id) }
  })
}
