/** How texts are compared, on the server and in the web app: for searches, and for names that must be unique. */

/**
 * A character as simple ones: 'ñ' as 'n' and a mark, '²' as '2'. Stored search text must fit into PostgreSQL's indexes, so
 * characters that become more than three (as '㌖') are left whole.
 */
function decompose(character: string): string {
  const simple = character.normalize('NFKD')
  return simple.length > 3 ? character.normalize('NFD') : simple
}

/** Symbols that people type in several ways: 'Nº' as 'N°', a dash as a hyphen. */
const plainSymbols: [RegExp, string][] = [
  [/\p{Pd}/gu, '-'],
  [/°/g, 'o'],
  [/[⁄∕]/g, '/'],
  [/[“”«»„]/g, '"'],
]

/**
 * A text for search: lower case, without accents, apostrophes and invisible characters, symbols as they are typed: 'José' as
 * 'jose', 'm²' as 'm2', 'D’Onofrio' as 'donofrio'. Stored in columns `searchText`: a change needs a migration that refolds them.
 */
export function fold(text: string): string {
  // An accent as a character ('´') is used as an apostrophe, and decomposes into a space.
  let plain = text
    .toLowerCase()
    .replace(/[´\u1ffd]/g, "'")
    .replace(/\P{ASCII}/gu, decompose)
  if (/\P{ASCII}/u.test(plain)) {
    plain = plain.replace(/[\p{M}\p{Cf}]/gu, '')
    for (const [symbol, typed] of plainSymbols) plain = plain.replace(symbol, typed)
  }
  // Some symbols decompose into capitals: '™'.
  return plain.replace(/['’‘‛ʼʻ`′]/g, '').toLowerCase()
}

/** The words of a search, folded; a text matches if it has all of them, in any order. */
export const searchWords = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean)

/** Whether a text contains every word of a search, in any order; true for a blank search. */
export function hasWords(text: string, search: string): boolean {
  const words = searchWords(search)
  if (words.length === 0) return true
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}

/**
 * Two names with the same key are the same name: case and accents are ignored, symbols are not. Stored under unique indexes, so
 * it must not change.
 */
export const identityKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
