import { identityKey } from '../../openapi/shared/fold.ts'

export { fold, hasWords, identityKey, searchWords } from '../../openapi/shared/fold.ts'

/**
 * A key whose bytewise order is the Spanish alphabetical order: ignoring case and accents, 'Ñ' after 'N'. The text itself is
 * appended, so that names that differ only in accents have a stable order.
 */
export function sortKey(text: string): string {
  const marked = text.normalize('NFC').toLowerCase().replaceAll('ñ', 'n\u007f')
  return `${identityKey(marked)}\u0001${text}`
}

/** The letter heading of a name: 'A' to 'Z', 'Ñ', '#' for names that sort before them, '~' for names that sort after. */
export function initialOf(name: string): string {
  const [first = ''] = name.normalize('NFC')
  if (first.toLowerCase() === 'ñ') return 'Ñ'
  const [letter = ''] = identityKey(first)
  if (letter < 'a') return '#'
  return letter <= 'z' ? letter.toUpperCase() : '~'
}
