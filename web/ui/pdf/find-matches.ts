/** A piece of text of a page, as PDF.js returns it. */
export type TextItem = { str: string; hasEOL: boolean }
/** Where a match begins and ends: the index of an item, and an offset in its text. */
export type Match = { from: [item: number, offset: number]; to: [item: number, offset: number] }

/**
 * The places of some words in the text of a page, ignoring case, accents and line breaks. Its source is sent to the PDF frame, so it
 * uses nothing from outside.
 */
export function findMatches(items: readonly TextItem[], query: string): Match[] {
  const foldOne = (character: string) =>
    character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s/g, ' ')
  let text = ''
  // For each character of the folded text, where the original one begins and ends.
  const places: [item: number, start: number, end: number][] = []
  for (const [item, { str, hasEOL }] of items.entries()) {
    let offset = 0
    for (const character of str) {
      const folded = foldOne(character)
      for (let each = 0; each < folded.length; each++) places.push([item, offset, offset + character.length])
      text += folded
      offset += character.length
    }
    // The next line is another item.
    if (hasEOL && !text.endsWith(' ')) {
      text += ' '
      places.push([item, offset, offset])
    }
  }
  const wanted = foldOne(query).trim().replace(/ +/g, ' ')
  const matches: Match[] = []
  if (wanted === '') return matches
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    const [firstItem, start] = places[at]!
    const [lastItem, , end] = places[at + wanted.length - 1]!
    matches.push({ from: [firstItem, start], to: [lastItem, end] })
  }
  return matches
}
