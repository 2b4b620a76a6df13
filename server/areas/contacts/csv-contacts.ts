import { dateText } from '../../lib/calendar.ts'
import { createDateColumn } from '../../../openapi/shared/date-format.ts'
import { csvLine, csvMark, readCsv, type CsvTable } from '../../lib/csv.ts'
import { invalid } from '../../lib/problem.ts'
import { guessTitleRow } from '../../lib/sheet-reader/guess.ts'
import { fold } from '../../lib/text.ts'
import { columnsOf, isKnownTitle, type AddressPart, type Column } from './csv-columns.ts'
import { emptyParsedContact, firstOf, type FileContact, type ParsedContact } from './file-contact.ts'
import { setBirthday } from './file-days.ts'
import { phoneOf, phoneText } from './file-phones.ts'
import { labelOf, labelWord, tagWord } from './labels.ts'

/** More than a contact can have, which `readContact` says; parsing all of a hostile cell would block other requests. */
const mostEntries = 100
const longestTags = 20_000

const listSeparator = /[;|\n]| ::: /
const labelledEntry = /^(.*?)\s*\(([^()]*)\)$/
const numberLike = /^\+?[\d\s().-]{6,}$/

/** The entries of a cell that lists several: 'ana@x.test (Trabajo) | ana@y.test'. */
function listedEntries(text: string): { value: string; label: string }[] {
  return text
    .split(listSeparator, mostEntries)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const [, value, label] = labelledEntry.exec(entry) ?? []
      // '(11) 4444-5555' has its area code in brackets, which is not a label.
      return value && !numberLike.test(entry) ? { value, label: label! } : { value: entry, label: '' }
    })
}

/** Tags in one cell, separated by bars; a bar inside a title has a backslash. */
const joinTags = (titles: string[]) => titles.map((title) => title.replace(/[\\|;]/g, '\\$&')).join(' | ')
const splitTags = (text: string) =>
  (text.slice(0, longestTags).match(/(?:\\[\\|;]|[^|;\n])+/g) ?? []).map((title) =>
    title.trim().replace(/\\([\\|;])/g, '$1'),
  )

/** Google's own groups begin with '* '. */
const foreignTags = (text: string) =>
  text
    .split(listSeparator, mostEntries)
    .map((title) => title.trim())
    .filter((title) => !title.startsWith('* '))

type Reach = Extract<Column, { field: 'email' | 'phone' }>

/** The cells of a line by the fields of their columns. */
function sortCells(columns: Column[], titles: string[], cells: string[], contact: ParsedContact) {
  const plain = new Map<string, string[]>()
  const reaches: { column: Reach; text: string }[] = []
  const labels = new Map<string, string>()
  const addresses = new Map<string, [AddressPart, string][]>()
  for (const [place, text] of cells.entries()) {
    const column = columns[place]
    if (text === '') continue
    if (!column) contact.omitted.push('Columnas sin título')
    else if (column.field === 'omitted') contact.omitted.push(titles[place]!.slice(0, 80) || `Columna ${place + 1}`)
    else if (column.field === 'noted') contact.noted.push({ field: column.name, value: text })
    else if (column.field === 'email' || column.field === 'phone') reaches.push({ column, text })
    else if (column.field === 'emailLabel' || column.field === 'phoneLabel')
      labels.set(`${column.field} ${column.group}`, text)
    else if (column.field === 'addressPart')
      addresses.set(column.group, [...(addresses.get(column.group) ?? []), [column.part, text]])
    else plain.set(column.field, [...(plain.get(column.field) ?? []), text])
  }
  return { plain, reaches, labels, addresses }
}

const partOrder: AddressPart[] = ['street', 'box', 'city', 'region', 'code', 'country']

function joinAddress(parts: [AddressPart, string][]): string {
  const whole = parts.find(([part]) => part === 'whole')?.[1]
  const texts = partOrder.flatMap((part) => parts.filter(([each]) => each === part).map(([, text]) => text))
  return whole ?? texts.join(', ')
}

/** Outlook writes the protocol of an address next to it. */
const protocols = new Set(['SMTP', 'EX'])

function reachEntries({ column, text }: { column: Reach; text: string }, labels: Map<string, string>) {
  const written = labels.get(`${column.field}Label ${column.group}`)
  // Google marks the usual labels with an asterisk.
  const label = !written || protocols.has(written) ? column.label : written.replace(column.isListed ? /^\* ?/ : '', '')
  const entries = column.isListed ? listedEntries(text) : [{ value: text, label: '' }]
  return entries.map((entry) => ({ value: entry.value, label: labelOf(entry.label || label) }))
}

function nameOf(plain: Map<string, string[]>): string {
  const [first = '', middle = '', last = ''] = ['first', 'middle', 'last'].map((field) => plain.get(field)?.[0] ?? '')
  const isWhole = last !== '' && fold(first).endsWith(fold(last))
  return plain.get('name')?.[0] || (isWhole ? first : [first, middle, last].filter(Boolean).join(' '))
}

function contactOf(columns: Column[], titles: string[], cells: string[]): ParsedContact {
  const contact = emptyParsedContact()
  const { plain, reaches, labels, addresses } = sortCells(columns, titles, cells, contact)
  const texts = (field: Column['field']) => plain.get(field) ?? []
  const reachesOf = (field: Reach['field']) =>
    reaches
      .filter(({ column }) => column.field === field)
      .flatMap((reach) => reachEntries(reach, labels))
      .slice(0, mostEntries)
  contact.name = nameOf(plain)
  contact.title = firstOf(
    contact,
    'Puesto',
    texts(columns.some(({ field }) => field === 'title') ? 'title' : 'honorific'),
  )
  contact.company = firstOf(contact, 'Empresa', texts('company'))
  contact.emails = reachesOf('email').map(({ value, label }) => ({ email: value, label }))
  contact.phoneNumbers = reachesOf('phone').map(({ value, label }) => phoneOf(value, { label }))
  contact.notes = texts('notes').join('\n')
  contact.tagTitles = [...texts('tags').flatMap(splitTags), ...texts('foreignTags').flatMap(foreignTags)].filter(
    Boolean,
  )
  const joined = [...addresses].map(([kind, parts]) => ({ kind, text: joinAddress(parts) }))
  const all = [...texts('address').map((text) => ({ kind: '', text })), ...joined]
  const [address, ...others] = all
  contact.address = address?.text || null
  contact.noted.push(
    ...others.map(({ kind, text }) => ({
      field: kind === 'Trabajo' || kind === 'Casa' ? `Dirección (${kind})` : 'Otra dirección',
      value: text,
    })),
  )
  return contact
}

/** Outlook writes 92; more would only block other requests. */
const mostColumns = 1000

/** The table below its row of titles: sheets have other rows above it. */
export function withTitles(cells: string[][], unclosedRow?: number): CsvTable {
  const fila = guessTitleRow(
    cells.map((celdas, at) => ({ fila: at, celdas })),
    isKnownTitle,
  )
  const [titles = [], ...rows] = cells.slice(fila ?? 0)
  if (titles.length > mostColumns) throw invalid('file', 'El archivo tiene demasiadas columnas.')
  return { titles, rows, unclosedRow: unclosedRow === undefined ? undefined : Math.max(0, unclosedRow - (fila ?? 0)) }
}

/** The table of a CSV file. Throws 400 for too many columns. */
export function readCsvTable(text: string): CsvTable {
  const { titles, rows, unclosedRow } = readCsv(text)
  return withTitles([titles, ...rows], unclosedRow)
}

/** The contacts of a table. */
export function contactsOf({ titles, rows, unclosedRow }: CsvTable, columns: Column[]): ParsedContact[] {
  const birthdays = columns.flatMap(({ field }, place) => (field === 'birthday' ? [place] : []))
  const days = createDateColumn()
  for (const row of rows) for (const place of birthdays) days.add(row[place] ?? '')
  const { order } = days.decide()
  const isForeign = birthdays.some((place) => fold(titles[place]!) === 'birthday')
  return rows.map((row, index) => {
    const contact = contactOf(columns, titles, row)
    const [birthday = ''] = birthdays.map((place) => row[place] ?? '').filter(Boolean)
    setBirthday(contact, birthday, order ?? 'dma')
    if (isForeign && !order && contact.birthday) {
      const read = dateText(contact.birthday)
      contact.problems.push(`No se sabe si «${birthday}» es día/mes o mes/día: se toma ${read}. Revisá el cumpleaños.`)
    }
    if (index === unclosedRow)
      contact.problems.push('Hay comillas sin cerrar: lo que sigue del archivo quedó en un dato.')
    return contact
  })
}

export function readCsvContacts(text: string): ParsedContact[] {
  const table = readCsvTable(text)
  return contactsOf(table, columnsOf(table.titles))
}

const numbered = (count: number, titlesOf: (place: number) => string[]) =>
  Array.from({ length: count }, (_, index) => titlesOf(index + 1)).flat()

/** Writes contacts as CSV for spreadsheets in Spanish: a column for each mail and phone, and one for its label. */
export function writeCsvContacts(contacts: FileContact[]): string {
  const mails = Math.max(1, ...contacts.map(({ emails }) => emails.length))
  const phones = Math.max(1, ...contacts.map(({ phoneNumbers }) => phoneNumbers.length))
  const titles = [
    'Nombre',
    'Puesto',
    'Empresa',
    ...numbered(mails, (place) => [`Mail ${place}`, `Tipo de mail ${place}`]),
    ...numbered(phones, (place) => [`Teléfono ${place}`, `Tipo de teléfono ${place}`]),
    'Cumpleaños',
    'Dirección',
    'Notas',
    'Etiquetas',
  ]
  const lines = contacts.map((contact) =>
    csvLine([
      contact.name,
      contact.title,
      contact.company,
      ...numbered(mails, (place) => {
        const { email = '', label = '' } = contact.emails[place - 1] ?? {}
        return [email, labelWord(label)]
      }),
      ...numbered(phones, (place) => {
        const phone = contact.phoneNumbers[place - 1]
        return phone ? [phoneText(phone), labelWord(phone.label)] : ['', '']
      }),
      { plain: dateText(contact.birthday ?? '') },
      contact.address ?? '',
      contact.notes,
      joinTags(contact.tagTitles.map(tagWord)),
    ]),
  )
  return csvMark + csvLine(titles) + lines.join('')
}
