/** A piece of a mail's text: a quotation, folded at first, or what the sender wrote. */
export type TextPart = { isQuoted: boolean; text: string }

const attribution = /^\s*(El|On) .{3,300}(escribió|wrote):\s*$/
const isQuote = (line: string) => /^\s*>/.test(line)

/** Where the quotation that starts at or after `index` takes over: an attribution counts to what it introduces. */
function startsQuote(lines: string[], index: number): boolean {
  if (isQuote(lines[index] ?? '')) return true
  if (!attribution.test(lines[index] ?? '')) return false
  const next = lines.slice(index + 1).find((line) => line.trim() !== '')
  return next !== undefined && isQuote(next)
}

/** Splits a mail's text into what was written and what was quoted. */
export function splitQuotes(content: string): TextPart[] {
  const lines = content.split(/\r?\n/)
  const parts: { isQuoted: boolean; lines: string[] }[] = []
  let isInQuote = false
  for (const [index, line] of lines.entries()) {
    const isBlank = line.trim() === ''
    if (startsQuote(lines, index)) isInQuote = true
    else if (!isBlank && !isQuote(line)) isInQuote = false
    const last = parts.at(-1)
    if (last?.isQuoted === isInQuote) last.lines.push(line)
    else parts.push({ isQuoted: isInQuote, lines: [line] })
  }
  return parts
    .map(({ isQuoted, lines: own }) => ({ isQuoted, text: own.join('\n').replace(/^\n+|\s+$/g, '') }))
    .filter(({ text }) => text !== '')
}

/** The beginning of a mail on one line, without what it quotes. */
export function snippetOf(content: string): string {
  const written = splitQuotes(content.slice(0, 1000)).find((part) => !part.isQuoted)
  return (written?.text ?? content).slice(0, 240).replace(/\s+/g, ' ').trim()
}
