import type { Contact, ContactInput, ContactPatch } from './queries.ts'
import { labelOf, labelWord } from './words.ts'
import { dateYears } from '../../../openapi/shared/date-years.ts'
import { dateError } from '../../lib/date-text.ts'

type Email = { email: string; label: string }
type Phone = { country: string; phoneNumber: string; label: string }

/** A contact in the shape of its form. */
export type ContactDraft = {
  name: string
  title: string
  company: string
  emails: Email[]
  phoneNumbers: Phone[]
  birthday: string
  address: string
  notes: string
  avatar: string | null
  background: string | null
}

export const emptyEmail: Email = { email: '', label: '' }
export const emptyPhone: Phone = { country: 'ar', phoneNumber: '', label: '' }

export const fieldNames: Record<keyof ContactDraft, string> = {
  name: 'Nombre',
  title: 'Puesto',
  company: 'Empresa',
  emails: 'Mails',
  phoneNumbers: 'Teléfonos',
  birthday: 'Cumpleaños',
  address: 'Dirección',
  notes: 'Notas',
  avatar: 'Foto',
  background: 'Imagen de fondo',
}

const withWord = <Line extends { label: string }>(line: Line): Line => ({ ...line, label: labelWord(line.label) })

/** The form's initial values, with at least one line for a mail and one for a phone. */
export function draftOf(contact: Contact | null): ContactDraft {
  const { name = '', title = '', company = '', emails = [], phoneNumbers = [] } = contact ?? {}
  return {
    name,
    title,
    company,
    emails: emails.length > 0 ? emails.map(withWord) : [emptyEmail],
    phoneNumbers: phoneNumbers.length > 0 ? phoneNumbers.map(withWord) : [emptyPhone],
    birthday: contact?.birthday ?? '',
    address: contact?.address ?? '',
    notes: contact?.notes ?? '',
    avatar: contact?.avatar ?? null,
    background: contact?.background ?? null,
  }
}

/** A draft as the request body: trimmed, without empty mail and phone lines. */
export function wireOf(draft: ContactDraft): ContactInput & Required<Pick<ContactInput, 'emails' | 'phoneNumbers'>> {
  return {
    name: draft.name.trim(),
    title: draft.title.trim(),
    company: draft.company.trim(),
    emails: draft.emails
      .map(({ email, label }) => ({ email: email.trim(), label: labelOf(label.trim()) }))
      .filter(({ email }) => email !== ''),
    phoneNumbers: draft.phoneNumbers
      .map((phone) => ({ ...phone, phoneNumber: phone.phoneNumber.trim(), label: labelOf(phone.label.trim()) }))
      .filter(({ phoneNumber }) => phoneNumber !== ''),
    birthday: draft.birthday || null,
    address: draft.address.trim() || null,
    notes: draft.notes || null,
    avatar: draft.avatar,
    background: draft.background,
  }
}

/** The fields of the draft that differ from `seen`. */
export function patchOf(draft: ContactDraft, seen: Contact): ContactPatch {
  const before = wireOf(draftOf(seen))
  const after = wireOf(draft)
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof ContactInput]),
  )
  return Object.fromEntries(changed)
}

const mail = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** Validation errors by field path. */
export function draftErrors(draft: ContactDraft, today: string): Record<string, string | undefined> {
  const emails = draft.emails.map(({ email }, index) => [
    `emails.${index}.email`,
    email.trim() === '' || mail.test(email.trim()) ? undefined : 'Escribí un mail, como ana@correo.com.',
  ])
  return {
    name: draft.name.trim() ? undefined : 'Escribí un nombre.',
    birthday: dateError(draft.birthday, { years: dateYears.birthday, max: today }),
    notes: draft.notes.length > 20_000 ? 'Las notas son demasiado largas.' : undefined,
    ...Object.fromEntries(emails),
  }
}

const picture = /^(data:image\/|\/assets\/)/

/** A field's value, short and quoted, for use inside a sentence. */
export function describeField(value: unknown): string {
  if (Array.isArray(value)) {
    const lines = value.map((line: Partial<Email & Phone>) => line.email ?? line.phoneNumber ?? '')
    return lines.length > 0 ? `«${lines.join(', ')}»` : 'nada'
  }
  if (typeof value === 'string' && picture.test(value)) return 'otra imagen'
  const text = String(value ?? '')
    .replace(/<[^>]+>/g, ' ')
    .trim()
  return text ? `«${text.length > 80 ? `${text.slice(0, 80)}…` : text}»` : 'nada'
}
