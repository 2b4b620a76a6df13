/** A contact as files hold it: notes as plain text, tags by their titles. */
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

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Notes as a file holds them: text without markup, a line for each paragraph. */
export function plainNotes(html: string | null): string {
  return (html ?? '')
    .replace(/<br\s*\/?>|<\/(p|li|h[1-6]|blockquote)>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim()
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Plain text as notes: a paragraph for each line. */
export const htmlNotes = (text: string): string | null =>
  text.trim() === ''
    ? null
    : text
        .trim()
        .split(/\r?\n/)
        .map((line) => `<p>${escaped(line)}</p>`)
        .join('')
