/** What people wrote, in the mails that Obra sends. */

/** A person's text in a mail of Obra: on one line, and short. */
export function oneLine(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return plain.length > 60 ? `${plain.slice(0, 60).toWellFormed()}…` : plain
}

/** Text of whoever signed up, who may be a stranger to the reader: set apart, and without anything to open. */
export function quoted(text: string): string {
  return `«${oneLine(text).replace(/[.:/@«»]+/g, ' ')}»`
}
