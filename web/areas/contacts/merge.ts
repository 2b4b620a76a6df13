import type { Contact, ContactPatch } from './queries.ts'

/** Fields that keep one value in a merge. */
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

/** The values to choose from: those of each single field, and the union of mails, phones and tags. */
export type MergeChoices = {
  values: Record<SingleField, string[]>
  emails: Email[]
  phoneNumbers: Phone[]
  tags: string[]
}

function distinct<Entry>(entries: Entry[], keyOf: (entry: Entry) => string): Entry[] {
  const seenKeys = new Set<string>()
  return entries.filter((entry) => {
    const key = keyOf(entry)
    const isNew = !seenKeys.has(key)
    seenKeys.add(key)
    return isNew
  })
}

export const emailKey = ({ email }: Email): string => email.toLowerCase()
/** Compares the last 8 digits only: some numbers have a dial code, others do not. */
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

/** The user's choice; a missing field uses its first value. `dropped` has the keys of unchecked mails and phones. */
export type Chosen = { values: Partial<Record<SingleField, string>>; dropped: ReadonlySet<string> }

/** The patch of the contact that remains. */
export function mergePatch(remaining: Contact, choices: MergeChoices, { values, dropped }: Chosen): ContactPatch {
  const value = (field: SingleField) => values[field] ?? choices.values[field][0] ?? ''
  return {
    version: remaining.version,
    name: value('name'),
    title: value('title'),
    company: value('company'),
    birthday: value('birthday') || null,
    address: value('address') || null,
    notes: value('notes') || null,
    avatar: value('avatar') || null,
    background: value('background') || null,
    emails: choices.emails.filter((email) => !dropped.has(emailKey(email))),
    phoneNumbers: choices.phoneNumbers.filter((phone) => !dropped.has(phoneKey(phone))),
    tags: choices.tags,
  }
}

/** The patch that restores the remaining contact to its state before the merge. */
export function restorePatch({ id: _id, version: _version, job: _job, ...before }: Contact): ContactPatch {
  return before
}
