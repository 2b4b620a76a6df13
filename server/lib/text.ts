/** Lower case without accents, for search: 'José' and 'jose' fold alike (docs/domain/conventions.md, Lists and files). */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}

/**
 * A key whose plain byte order is the order that Spanish readers expect: case and accents ignored first, 'Ñ' after 'N'.
 * The text itself comes last, so that two names that differ only in accents keep one order.
 */
export function sortKey(text: string): string {
  const marked = text.normalize('NFC').toLowerCase().replaceAll('ñ', 'n\u007f')
  return `${fold(marked)}\u0001${text}`
}

/** Under which letter a list shows a name: 'A' to 'Z', 'Ñ', '#' for what sorts before them and '~' for what sorts behind. */
export function initialOf(name: string): string {
  const [first = ''] = name.normalize('NFC')
  if (first.toLowerCase() === 'ñ') return 'Ñ'
  const [letter = ''] = fold(first)
  if (letter < 'a') return '#'
  return letter <= 'z' ? letter.toUpperCase() : '~'
}
