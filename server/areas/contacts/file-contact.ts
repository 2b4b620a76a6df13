/** A contact as files contain it: plain-text notes, tags by title. */
export type FileContact = {
  name: string
  title: string
  company: string
  emails: { email: string; label: string }[]
  phoneNumbers: { country: string; phoneNumber: string; label: string }[]
  birthday: string | null
  address: string | null
  notes: string
  tagTitles: string[]
}

/** A contact of a file, and what the file has for which a contact has no field. */
export type ParsedContact = FileContact & {
  /** Added to the notes, as lines 'Departamento: Compras'. */
  noted: { field: string; value: string }[]
  /** The names of columns or properties whose values are left out. */
  omitted: string[]
  /** Sentences about values that are left out. */
  problems: string[]
}

/** An empty parsed contact, for parsers to fill. */
export const emptyParsedContact = (): ParsedContact => ({
  name: '',
  title: '',
  company: '',
  emails: [],
  phoneNumbers: [],
  birthday: null,
  address: null,
  notes: '',
  tagTitles: [],
  noted: [],
  omitted: [],
  problems: [],
})

/** The first value; the others, for which a contact has no field, are noted. */
export function firstOf(contact: ParsedContact, field: string, values: string[]): string {
  const [first = '', ...others] = [...new Set(values.filter(Boolean))]
  contact.noted.push(...others.map((value) => ({ field, value })))
  return first
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Converts notes to plain text, one line per paragraph. */
export function plainNotes(html: string | null): string {
  return (html ?? '')
    .replace(/<br\s*\/?>|<\/(p|li|h[1-6]|blockquote)>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#39|\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .trim()
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Converts plain text to notes, one paragraph per line. */
export const htmlNotes = (text: string): string | null =>
  text.trim() === ''
    ? null
    : text
        .trim()
        .split(/\r?\n/)
        .map((line) => `<p>${escapeHtml(line)}</p>`)
        .join('')
