/** The pattern of the contract's MailboxAddress. */
const address =
  /^(?:[^<>"\p{Cc}]*<[^\s<>@,;"]+@[^\s<>@,;".]+(?:\.[^\s<>@,;".]+)+>|[^\s<>@,;"]+@[^\s<>@,;".]+(?:\.[^\s<>@,;".]+)+)$/u
const maxLength = 320

export const mostRecipients = 50

export const isAddress = (text: string): boolean => text.length <= maxLength && address.test(text)

/** The bare address of a contact in lower case, without its display name. */
export const emailOf = (contact: string): string => (/<([^<>]*)>$/.exec(contact)?.[1] ?? contact).trim().toLowerCase()

/** The display name, or the address if there is none. */
export function nameOf(contact: string): string {
  const name = contact.replace(/<[^<>]*>$/, '').trim()
  return name || emailOf(contact)
}

/** Removes the quotes that other programs put around names and cuts to the contract's length. */
const cleanContact = (text: string) => text.replace(/["\0]/g, '').replace(/\s+/g, ' ').trim().slice(0, maxLength)

/** Splits at separators that are not quoted. */
function splitOutsideQuotes(text: string, separators: string): string[] {
  const parts: string[] = []
  let part = ''
  let isQuoted = false
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted
    if (!isQuoted && separators.includes(character)) {
      parts.push(part)
      part = ''
    } else part += character
  }
  // Unbalanced quotes: split again without them.
  if (isQuoted) return splitOutsideQuotes(text.replaceAll('"', ''), separators)
  return [...parts, part]
}

/** Splits at commas. `Pérez, Juan <juan@…>` is one recipient: words without an address belong to the name after them. */
function splitAtCommas(text: string): string[] {
  const recipients: string[] = []
  let name: string[] = []
  for (const part of splitOutsideQuotes(text, ',')) {
    if (!part.includes('@')) name.push(part)
    else if (/<[^<>]*>\s*$/.test(part)) {
      recipients.push([...name, part].join(','))
      name = []
    } else {
      recipients.push(...name, part)
      name = []
    }
  }
  return [...recipients, ...name]
}

/** Splits what was typed or pasted into recipients: at semicolons, line ends, and commas outside of names. */
export const splitRecipients = (text: string): string[] =>
  splitOutsideQuotes(text, ';\n\r\t').flatMap(splitAtCommas).map(cleanContact).filter(Boolean)

/** Appends recipients, each address once. */
export function addRecipients(present: readonly string[], added: readonly string[]): string[] {
  const emails = new Set(present.map(emailOf))
  const fresh = added.filter((contact) => !emails.has(emailOf(contact)) && emails.add(emailOf(contact)))
  return [...present, ...fresh]
}

/** A contact as a recipient, `Name <email>`; separators and brackets are removed from the name. */
export const recipientOf = (name: string, email: string): string => {
  const clean = cleanContact(name.replace(/[<>,;]/g, ' '))
  return clean ? `${clean} <${email}>` : email
}
