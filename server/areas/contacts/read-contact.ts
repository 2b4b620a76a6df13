/** A contact of a file as `importContacts` would store it. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { validator } from '../../http/contract.ts'
import { issueMessage } from '../../http/issue-message.ts'
import { dateText } from '../../lib/calendar.ts'
import { Problem } from '../../lib/problem.ts'
import { htmlNotes, type ParsedContact } from './file-contact.ts'
import { wholeContact } from './service.ts'

type ImportedContact = components['schemas']['ImportedContact']
type ContactInput = ImportedContact['contact']
export type ReadContact = { imported: ImportedContact | null; name: string; problems: string[] }

const isImportable = validator({ $ref: '#/components/schemas/ImportedContact' })
const isMail = validator({ $ref: '#/components/schemas/ContactEmail' })

const fieldNames: Partial<Record<string, string>> = {
  name: 'Nombre',
  title: 'Puesto',
  company: 'Empresa',
  emails: 'Mails',
  phoneNumbers: 'Teléfonos',
  birthday: 'Cumpleaños',
  address: 'Dirección',
  notes: 'Notas',
  tagTitles: 'Etiquetas',
}

const longestNotes = 20_000
const longestPhone = 40
const mostLines = 50
const mostTags = 20

const shortened = (text: string) => `«${text.slice(0, 80)}»`
const cleaned = (text: string) => text.trim().replaceAll('\0', '').toWellFormed()

/** Shortens values to what a contact holds, with a sentence for each. */
function fitting(problems: string[]) {
  const text = (field: string, written: string, most: number): string => {
    const whole = cleaned(written)
    if (whole.length > most) problems.push(`${field}: se toman los primeros ${most} caracteres.`)
    return whole.slice(0, most).toWellFormed()
  }
  const list = <Item>(field: string, items: Item[], most: number): Item[] => {
    if (items.length > most) problems.push(`${field}: se toman los primeros ${most}.`)
    return items.slice(0, most)
  }
  return { text, list }
}

/** The notes with the values that have no field, as long as a contact can store them. */
function notesOf({ notes, noted }: ParsedContact, problems: string[]): string | null {
  const lines = noted.map(({ field, value }) => `${field}: ${value}`)
  const whole = cleaned([notes, ...lines].filter(Boolean).join('\n'))
  let text = whole.slice(0, longestNotes).toWellFormed()
  while ((htmlNotes(text)?.length ?? 0) > longestNotes)
    text = text.slice(0, Math.floor(text.length * 0.9)).toWellFormed()
  if (text.length < whole.length) problems.push(`Notas: se toman los primeros ${text.length} caracteres.`)
  return htmlNotes(text)
}

/** The reason why `importContacts` would refuse a contact, or undefined. */
function refusalOf(imported: ImportedContact, birthday: string | null): string | undefined {
  const checked = isImportable.safeParse(imported)
  const issue = checked.error?.issues[0]
  if (issue) {
    const field = String(issue.path.find((step) => step !== 'contact') ?? '')
    if (field === 'birthday') return `Cumpleaños: ${dateText(birthday ?? '')} no es una fecha.`
    return `${fieldNames[field] ?? field}: ${issueMessage(issue)}`
  }
  try {
    wholeContact(imported.contact)
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error.issues?.[0]?.message ?? error.message
    throw error
  }
}

/** Checks a parsed contact as `importContacts` does; it is null if that would refuse it, with the reason. */
export function readContact(parsed: ParsedContact): ReadContact {
  const problems = [...parsed.problems]
  const { text, list } = fitting(problems)
  const emails = list('Mails', parsed.emails, mostLines).map(({ email, label }) => ({
    email,
    label: text('Tipo de mail', label, 50),
  }))
  const mails = emails.filter((each) => isMail.safeParse(each).success)
  const wrong = emails.filter((each) => !mails.includes(each))
  problems.push(...wrong.map(({ email }) => `${shortened(email)} no es un mail y se deja afuera.`))
  const written = parsed.phoneNumbers.filter(({ phoneNumber }) => phoneNumber !== '')
  const phones = list('Teléfonos', written, mostLines)
  const long = phones.filter(({ phoneNumber }) => phoneNumber.length > longestPhone)
  problems.push(...long.map(({ phoneNumber }) => `${shortened(phoneNumber)} no es un teléfono y se deja afuera.`))
  const name = text('Nombre', parsed.name || parsed.company || (mails[0]?.email ?? ''), 200)
  if (!name) return { imported: null, name, problems: [...problems, 'No tiene nombre, empresa ni mail.'] }
  const contact: ContactInput = {
    name,
    title: text('Puesto', parsed.title, 200),
    company: text('Empresa', parsed.company, 200),
    emails: mails,
    phoneNumbers: phones
      .filter((each) => !long.includes(each))
      .map((phone) => ({
        ...phone,
        label: text('Tipo de teléfono', phone.label, 50),
      })),
    birthday: parsed.birthday,
    address: parsed.address === null ? null : text('Dirección', parsed.address, 500),
    notes: notesOf(parsed, problems),
  }
  const titles = list('Etiquetas', [...new Set(parsed.tagTitles)], mostTags).map((title) =>
    text('Etiquetas', title, 100),
  )
  const imported = { contact, tagTitles: [...new Set(titles.filter(Boolean))] }
  const refusal = refusalOf(imported, parsed.birthday)
  if (refusal === undefined) return { imported, name, problems }
  return { imported: null, name, problems: [...problems, `${refusal} El contacto no se importa.`] }
}
