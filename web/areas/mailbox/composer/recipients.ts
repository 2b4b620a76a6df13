/** The same rule as the contract's MailboxAddress. */
const address =
  /^(?:[^<>"\p{Cc}]*<[^\s<>@,;"]+@[^\s<>@,;".]+(?:\.[^\s<>@,;".]+)+>|[^\s<>@,;"]+@[^\s<>@,;".]+(?:\.[^\s<>@,;".]+)+)$/u
const longest = 320

export const mostRecipients = 50

export const isAddress = (text: string): boolean => text.length <= longest && address.test(text)

/** The bare address in lower case, of one with or without a display name. */
export const emailOf = (contact: string): string => (/<([^<>]*)>$/.exec(contact)?.[1] ?? contact).trim().toLowerCase()

/** The display name, or the address where there is none. */
export function nameOf(contact: string): string {
  const name = contact.replace(/<[^<>]*>$/, '').trim()
  return name || emailOf(contact)
}

/** Quotation marks around a name are how other programs write it; the contract does without, and without what is longer. */
const plain = (text: string) => text.replace(/["\0]/g, '').replace(/\s+/g, ' ').trim().slice(0, longest)

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
  // A quotation mark that never closes is no quotation.
  if (isQuoted) return splitRecipients(text.replaceAll('"', ''))
  return [...parts, part].map(plain).filter(Boolean)
}

/** Adds recipients behind those that are there, each address once. */
export function addRecipients(present: readonly string[], added: readonly string[]): string[] {
  const known = new Set(present.map(emailOf))
  const fresh = added.filter((contact) => !known.has(emailOf(contact)) && known.add(emailOf(contact)))
  return [...present, ...fresh]
}

/** A contact as a recipient: what would end the address or the name early is left out of the name. */
export const recipientOf = (name: string, email: string): string => {
  const clean = plain(name.replace(/[<>,;]/g, ' '))
  return clean ? `${clean} <${email}>` : email
}
