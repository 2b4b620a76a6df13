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

/** Splits what was typed or pasted into recipients: at commas, semicolons and line ends, unless quoted or in brackets. */
export function splitRecipients(text: string): string[] {
  const parts: string[] = []
  let part = ''
  let isQuoted = false
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted
    if (!isQuoted && /[,;\n\r\t]/.test(character)) {
      parts.push(part)
      part = ''
    } else part += character
  }
  // Unbalanced quotes: split again without them.
  if (isQuoted) return splitRecipients(text.replaceAll('"', ''))
  return [...parts, part].map(cleanContact).filter(Boolean)
}

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
