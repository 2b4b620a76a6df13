/** Lower case without accents: 'José' and 'jose' fold to the same. For searching (contract.md, Shapes). */
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
