import Papa from 'papaparse'
import { csvLine, csvMark } from '../../lib/csv.ts'
import { fold } from '../../lib/text.ts'
import type { FileContact } from './file-contact.ts'
import { phoneOf } from './vcards.ts'

/** Column titles used by Obra, Google and Outlook. The first match wins. */
const columns = {
  name: /^(nombre( completo| y apellido)?|name|full name|display name|nombre para mostrar)$/,
  first: /^(first name|given name|primer nombre|nombre de pila)$/,
  last: /^(last name|family name|apellidos?|surname)$/,
  title: /^(puesto|cargo|job title|title|organization( \d)?( -)? title)$/,
  company: /^(empresa|company|organizacion|organization name|organization( \d)? - name|compania)$/,
  emails:
    /^((e-?)?mails?|correos?( electronicos?)?|(e-?mail|correo)( \d)?( -)? (value|address)|e-?mail( \d)( address)?)$/,
  phones:
    /^(telefonos?|celular|movil|phones?|phone \d - value|(mobile|home|business|primary|work) phone( 2)?|telefono \d)$/,
  birthday: /^(cumpleanos|fecha de nacimiento|birthday)$/,
  address: /^(direccion|domicilio|address|address 1 - formatted|home address)$/,
  notes: /^(notas?|notes?|observaciones)$/,
  tags: /^(etiquetas?|tags?|labels|categories|categorias|group membership)$/,
} as const

type Column = keyof typeof columns

const separators = /[;|\n]| ::: /
const longestEntry = 300
const labelledEntry = /^(.*?)\s*\(([^()]*)\)$/
const numberLike = /^\+?[\d\s().-]{6,}$/

/** Removes the apostrophe that spreadsheets put before text that looks like a formula. */
const withoutFormulaMark = (text: string) => text.trim().replace(/^'(?=[=+\-@])/, '')

function entries(text: string): { value: string; label: string }[] {
  return text
    .split(separators)
    .map((entry) => withoutFormulaMark(entry).slice(0, longestEntry))
    .filter(Boolean)
    .map((entry) => {
      const [, value, label] = labelledEntry.exec(entry) ?? []
      // '(11) 4444-5555' has its area code in brackets, which is not a label.
      return value && !numberLike.test(entry)
        ? { value: withoutFormulaMark(value), label: label! }
        : { value: entry, label: '' }
    })
}

function dayOf(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (iso) return text
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  return year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : null
}

/** Parses contacts from CSV with a header row and any separator. */
export function readCsvContacts(text: string): FileContact[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' })
  const [titles = [], ...lines] = data
  const names = titles.map((title) => fold(title.trim()))
  const placesOf = (column: Column) => names.flatMap((name, place) => (columns[column].test(name) ? [place] : []))
  const places = Object.fromEntries(Object.keys(columns).map((column) => [column, placesOf(column as Column)]))
  return lines.map((line) => {
    const texts = (column: Column) =>
      places[column]!.map((place) => withoutFormulaMark(line[place] ?? '')).filter(Boolean)
    const text = (column: Column) => texts(column)[0] ?? ''
    return {
      name: text('name') || [text('first'), text('last')].filter(Boolean).join(' '),
      title: text('title'),
      company: text('company'),
      emails: texts('emails')
        .flatMap(entries)
        .map(({ value, label }) => ({ email: value, label })),
      phoneNumbers: texts('phones')
        .flatMap(entries)
        .map(({ value, label }) => phoneOf(value, label)),
      birthday: dayOf(text('birthday')),
      address: text('address') || null,
      notes: text('notes'),
      tagTitles: text('tags')
        .split(separators)
        .map(withoutFormulaMark)
        .filter((title) => title !== '' && !title.startsWith('*')),
    }
  })
}

const withLabel = (value: string, label: string) => (label ? `${value} (${label})` : value)

/** Writes contacts as CSV for spreadsheets with Spanish settings. */
export function writeCsvContacts(contacts: FileContact[], dialCodeOf: (country: string) => string): string {
  const titles = ['Nombre', 'Puesto', 'Empresa', 'Mails', 'Teléfonos', 'Cumpleaños', 'Dirección', 'Notas', 'Etiquetas']
  const lines = contacts.map((contact) =>
    csvLine([
      contact.name,
      contact.title,
      contact.company,
      contact.emails.map(({ email, label }) => withLabel(email, label)).join(' | '),
      contact.phoneNumbers
        .map(({ country, phoneNumber, label }) => withLabel(`${dialCodeOf(country)} ${phoneNumber}`, label))
        .join(' | '),
      contact.birthday?.split('-').toReversed().join('/') ?? '',
      contact.address ?? '',
      contact.notes,
      contact.tagTitles.join(' | '),
    ]),
  )
  return csvMark + csvLine(titles) + lines.join('')
}
