/** User-written text in mails that Obra sends. */

/** Reduces a text to one short line. */
export function oneLine(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return plain.length > 60 ? `${plain.slice(0, 60).toWellFormed()}…` : plain
}

/** Quotes text of a possibly unknown sender, without characters that could form a link or address. */
export function quoteUntrusted(text: string): string {
  return `«${oneLine(text).replace(/[.:/@«»]+/g, ' ')}»`
}
