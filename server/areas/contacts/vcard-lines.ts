/**
 * The lines of vCards 2.1, 3.0 and 4.0, each parsed separately, so that an odd one does not affect the others. Not by ical.js: it
 * refuses version 2.1 and a whole card for one odd line, and misreads `\\;`.
 */

export type VcardLine = {
  /** In lower case. */
  name: string
  /** The prefix that joins lines: 'item1'. */
  group: string
  /** Values of the parameter TYPE in lower case. */
  types: string[]
  /** Other parameters, names in lower case. */
  parameters: Map<string, string>
  /** The value with its escapes. */
  value: string
}
/** A card's lines, and those that are none. */
export type Vcard = { lines: VcardLine[]; oddLines: string[]; isCut: boolean }

const isQuotedPrintable = /^[^:]*;(ENCODING=)?QUOTED-PRINTABLE[;:]/i
const isBase64 = /^[^:]*;(ENCODING=)?(B|BASE64)[;:]/i

/** Joins continued lines: indented ones, those after `=` in quoted-printable, and the rest of a picture in base64. */
function unfold(lines: string[]): string[] {
  // Pieces are joined at the end: a picture has thousands, and joining at each would copy it as often.
  const joined: string[][] = []
  for (const line of lines) {
    const pieces = joined.at(-1) ?? []
    const [first = ''] = pieces
    const last = pieces.at(-1) ?? ''
    if (last.endsWith('=') && isQuotedPrintable.test(first)) pieces.splice(-1, 1, last.slice(0, -1), line)
    else if (/^[ \t]/.test(line) && first) pieces.push(line.slice(1))
    else if (isBase64.test(first) && /^[A-Za-z0-9+/]+=*$/.test(line)) pieces.push(line)
    else if (line.trim() !== '') joined.push([line])
  }
  return joined.map((pieces) => pieces.join(''))
}

function decodeQuotedPrintable(text: string, charset: string): string {
  const bytes: number[] = []
  for (const [part, code] of text.matchAll(/=([0-9A-F]{2})|[^=]+|=/gi)) {
    bytes.push(...(code ? [Number.parseInt(code, 16)] : new TextEncoder().encode(part)))
  }
  try {
    return new TextDecoder(charset || 'utf-8').decode(Uint8Array.from(bytes))
  } catch {
    return new TextDecoder().decode(Uint8Array.from(bytes))
  }
}

/** vCard 2.1 escapes only semicolons; later versions also commas, backslashes and line breaks. */
const escapeLikeLater = (text: string) =>
  text
    .replace(/\\(?![\\,;n])/gi, '\\\\')
    .replace(/(?<!\\),/g, '\\,')
    .replace(/\r\n?|\n/g, '\\n')

const heads = /^(?:([\w-]+)\.)?([\w-]+)((?:;(?:[^":;]|"[^"]*")*)*):(.*)$/s
const encodings = /^(QUOTED-PRINTABLE|BASE64|B|7BIT|8BIT)$/i

/** Longer than any field of a contact can be, which names what it cuts. */
const longestValue = 200_000

/** The parameters of a line; in version 2.1 some are only values. */
function parametersOf(head: string): [name: string, value: string][] {
  const written = head.match(/(?:[^";]|"[^"]*")+/g) ?? []
  return written.map((parameter) => {
    const [, name, value = ''] = /^([\w-]+)=(.*)$/s.exec(parameter) ?? [undefined, undefined, parameter]
    return [name?.toLowerCase() ?? (encodings.test(value) ? 'encoding' : 'type'), value.replaceAll('"', '')]
  })
}

/** Parses one line; undefined if it is no property. */
function parseLine(line: string, version: string): VcardLine | undefined {
  const [, group = '', name, head = '', written = ''] = heads.exec(line) ?? []
  if (!name) return undefined
  const all = parametersOf(head)
  const parameters = new Map(all)
  const isQuoted = parameters.get('encoding')?.toUpperCase() === 'QUOTED-PRINTABLE'
  const cut = written.slice(0, longestValue)
  const decoded = isQuoted ? decodeQuotedPrintable(cut, parameters.get('charset') ?? '') : cut
  return {
    name: name.toLowerCase(),
    group: group.toLowerCase(),
    types: all.flatMap(([key, value]) => (key === 'type' ? value.toLowerCase().split(',') : [])),
    parameters,
    value: version === '2.1' || isQuoted ? escapeLikeLater(decoded) : decoded,
  }
}

const unescape = (text: string) =>
  text.replace(/\\(.)/gs, (_pair, letter: string) => (/n/i.test(letter) ? '\n' : letter))

/** The value of a line as text. */
export const textOf = ({ value }: VcardLine): string => unescape(value).replace(/\r\n?/g, '\n').trim()

const splitAt = (text: string, separator: ';' | ',') => {
  const parts = ['']
  for (const [piece] of text.matchAll(/\\.|[^\\]|\\$/gs)) {
    if (piece === separator) parts.push('')
    else parts[parts.length - 1] += piece
  }
  return parts
}

/** The values of a list. */
export const listOf = ({ value }: VcardLine): string[] => splitAt(value, ',').map((part) => unescape(part).trim())

/** The parts of a structured value, such as an address. */
export const partsOf = ({ value }: VcardLine): string[] =>
  splitAt(value, ';').map((part) =>
    splitAt(part, ',')
      .map((each) => unescape(each).trim())
      .filter(Boolean)
      .join(', '),
  )

function cardOf(lines: string[], isCut: boolean): Vcard {
  const unfolded = unfold(lines)
  const version = unfolded.map((line) => /^VERSION:\s*([\d.]+)/i.exec(line)?.[1]).find(Boolean) ?? '3.0'
  const parsed = unfolded.map((line) => ({ line, property: parseLine(line, version) }))
  return {
    lines: parsed.flatMap(({ property }) => property ?? []),
    oddLines: parsed.filter(({ property }) => !property).map(({ line }) => line),
    isCut,
  }
}

/** The cards of a text. One whose end is missing is cut. */
export function readCards(text: string): Vcard[] {
  const cards: Vcard[] = []
  let lines: string[] | undefined
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    // An indented line within a card continues the one before it, whatever it says.
    const word = lines?.length && /^[ \t]/.test(line) ? '' : line.trim().toUpperCase()
    if (word === 'BEGIN:VCARD') {
      if (lines) cards.push(cardOf(lines, true))
      lines = []
    } else if (word === 'END:VCARD') {
      if (lines) cards.push(cardOf(lines, false))
      lines = undefined
    } else lines?.push(line)
  }
  if (lines) cards.push(cardOf(lines, true))
  return cards
}
