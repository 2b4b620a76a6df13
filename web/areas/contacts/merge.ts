import type { Contact, ContactPatch } from './queries.ts'

/** The fields of which one value stays. */
export const singleFields = [
  'name',
  'title',
  'company',
  'birthday',
  'address',
  'notes',
  'avatar',
  'background',
] as const
export type SingleField = (typeof singleFields)[number]
type Email = Contact['emails'][number]
type Phone = Contact['phoneNumbers'][number]

/** What a contact that is made of several may have: the values of each field, and all mails and numbers once. */
export type MergeChoices = {
  values: Record<SingleField, string[]>
  emails: Email[]
  phoneNumbers: Phone[]
  tags: string[]
}

function distinct<Entry>(entries: Entry[], keyOf: (entry: Entry) => string): Entry[] {
  const known = new Set<string>()
  return entries.filter((entry) => {
    const key = keyOf(entry)
    const isNew = !known.has(key)
    known.add(key)
    return isNew
  })
}

export const emailKey = ({ email }: Email): string => email.toLowerCase()
/** Numbers are told apart by their last digits: some are written with a dial code, some without. */
export const phoneKey = ({ phoneNumber }: Phone): string => phoneNumber.replace(/\D/g, '').slice(-8)

export function mergeChoices(contacts: Contact[]): MergeChoices {
  const valuesOf = (field: SingleField) =>
    distinct(
      contacts.map((contact) => contact[field] ?? '').filter((value) => value.trim() !== ''),
      (value) => value,
    )
  return {
    values: Object.fromEntries(singleFields.map((field) => [field, valuesOf(field)])) as MergeChoices['values'],
    emails: distinct(
      contacts.flatMap(({ emails }) => emails),
      emailKey,
    ),
    phoneNumbers: distinct(
      contacts.flatMap(({ phoneNumbers }) => phoneNumbers),
      phoneKey,
    ),
    tags: [...new Set(contacts.flatMap(({ tags }) => tags))],
  }
}

/** What was chosen; a field that is missing has its first value. `left` names the mails and numbers that do not stay. */
export type Chosen = { values: Partial<Record<SingleField, string>>; left: ReadonlySet<string> }

/** The change of the contact that stays. */
export function mergePatch(kept: Contact, choices: MergeChoices, { values, left }: Chosen): ContactPatch {
  const value = (field: SingleField) => values[field] ?? choices.values[field][0] ?? ''
  return {
    version: kept.version,
    name: value('name'),
    title: value('title'),
    company: value('company'),
    birthday: value('birthday') || null,
    address: value('address') || null,
    notes: value('notes') || null,
    avatar: value('avatar') || null,
    background: value('background') || null,
    emails: choices.emails.filter((email) => !left.has(emailKey(email))),
    phoneNumbers: choices.phoneNumbers.filter((phone) => !left.has(phoneKey(phone))),
    tags: choices.tags,
  }
}

/** What takes a merge back from the contact that stayed. */
export function patchBack({ id: _id, version: _version, job: _job, ...before }: Contact): ContactPatch {
  return before
}
