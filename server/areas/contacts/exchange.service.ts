import type { Body, Success } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import type { CsvTable } from '../../lib/csv.ts'
import { newId } from '../../lib/ids.ts'
import { invalid } from '../../lib/problem.ts'
import { decodeText } from '../../../openapi/shared/decode-text.ts'
import { columnLetter, SheetProblem, type Cell } from '../../lib/sheet-reader/cells.ts'
import { readSheet, sheetKind } from '../../lib/sheet-reader/read.ts'
import { identityKey } from '../../lib/text.ts'
import { announceChange } from '../live/door.ts'
import { chosenColumns, columnsOf, fieldOf, readChoices, type Column } from './csv-columns.ts'
import { contactsOf, readCsvTable, withTitles, writeCsvContacts } from './csv-contacts.ts'
import * as queries from './exchange.queries.ts'
import { plainNotes, type FileContact, type ParsedContact } from './file-contact.ts'
import { tagWord } from './labels.ts'
import { insertTag, insertTagLinks, selectTags } from './queries.ts'
import { readContact } from './read-contact.ts'
import { contactRow, lockTags, unknownContact, wholeContact } from './service.ts'
import { readVcards, writeVcards } from './vcards.ts'

type Read = Success<'readContactsFile'>

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
  const text = (format === 'vcf' ? writeVcards : writeCsvContacts)(contacts)
  return { name: `contactos.${format}`, bytes: new TextEncoder().encode(text) }
}

const mostRead = 2000
/** More lines than the allowed contacts can have; parsing them would block other requests. */
const mostLines = 60_000

function hasTooManyLines(text: string): boolean {
  const ends = /[\r\n]/g
  for (let count = 0; ends.test(text); count++) if (count === mostLines) return true
  return false
}

/** Counts the contacts that have a field, by its name. */
function countFields(parsed: ParsedContact[], fieldsOf: (contact: ParsedContact) => string[]) {
  const names = parsed.flatMap((contact) => [...new Set(fieldsOf(contact))])
  return [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({ name, count: all.length }))
}

function textOfCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'object') return String(cell)
  return 'dia' in cell ? cell.dia : ''
}

async function tableOf(ctx: Context, bytes: Uint8Array): Promise<CsvTable> {
  try {
    const { rows } = await (ctx.readSheet ?? readSheet)(bytes)
    return withTitles(rows.map(({ celdas }) => celdas.map(textOfCell)))
  } catch (error) {
    throw error instanceof SheetProblem ? invalid('file', error.message) : error
  }
}

/** The columns that have a value, with what they are. */
function columnsRead({ titles, rows }: CsvTable, found: Column[], columns: Column[]): Read['columns'] {
  return columns.flatMap((column, index) => {
    const sample = rows.map((row) => row[index] ?? '').find((text) => text !== '')
    if (sample === undefined) return []
    const title = titles[index] || `Columna ${columnLetter(index)}`
    return [{ index, title, sample: sample.slice(0, 80), field: fieldOf(column), found: fieldOf(found[index]!) }]
  })
}

async function parseFile(ctx: Context, bytes: Uint8Array<ArrayBuffer>, choices: string) {
  let table: CsvTable
  if (sheetKind(bytes) !== 'text') table = await tableOf(ctx, bytes)
  else {
    const text = decodeText(bytes)
    if (hasTooManyLines(text)) throw invalid('file', 'El archivo tiene demasiadas líneas. Partilo en varios.')
    if (/^[ \t]*BEGIN:VCARD/im.test(text)) return { parsed: readVcards(text), columns: [] }
    table = readCsvTable(text)
  }
  if (table.rows.length > mostRead) throw tooManyContacts()
  const found = columnsOf(table.titles)
  const columns = chosenColumns(found, table.titles, readChoices(choices))
  return { parsed: contactsOf(table, columns), columns: columnsRead(table, found, columns) }
}

const tooManyContacts = () => invalid('file', 'El archivo tiene más de 2.000 contactos. Partilo en varios.')

/**
 * Reads contacts from vCards, CSV or XLSX in the form that `importContacts` takes; stores nothing. Throws 400 for another file and
 * for columns that it does not have.
 */
export async function readContactsFile(ctx: Context, bytes: Uint8Array<ArrayBuffer>, choices = ''): Promise<Read> {
  const { parsed, columns } = await parseFile(ctx, bytes, choices)
  if (parsed.length === 0)
    throw invalid('file', 'No encontramos contactos en el archivo. Elegí uno vCard (.vcf), CSV o Excel (.xlsx).')
  if (parsed.length > mostRead) throw tooManyContacts()
  const read = parsed.map(readContact)
  return {
    contacts: read.flatMap(({ imported }) => imported ?? []),
    problems: read.flatMap(({ name, problems }, index) =>
      problems.map((message) => ({ place: index + 1, name, message })),
    ),
    noted: countFields(parsed, ({ noted }) => noted.map(({ field }) => field)),
    omitted: countFields(parsed, ({ omitted }) => omitted),
    columns,
  }
}

/** The ids of the tags with these titles; missing tags are created. */
async function tagsTitled(ctx: Context, db: Db, titles: string[]): Promise<Map<string, string>> {
  const tags = await selectTags(db, ctx.user.id)
  // Files have the words of the screen: 'Trabajo' is the tag stored as 'Work', unless there is one titled so.
  const idOf = new Map([
    ...tags.map(({ id, title }) => [identityKey(tagWord(title)), id] as const),
    ...tags.map(({ id, title }) => [identityKey(title), id] as const),
  ])
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
