/** A part of a mail's text: a quotation (shown collapsed) or what the sender wrote. */
export type TextPart = { isQuoted: boolean; text: string }

const attribution = /^\s*(El|On) .{3,300}(escribió|wrote):\s*$/
const isQuote = (line: string) => /^\s*>/.test(line)

/** Whether a quotation starts at this line. An attribution line counts if the next non-blank line is quoted. */
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
    .map(({ isQuoted, lines }) => ({ isQuoted, text: lines.join('\n').replace(/^\n+|\s+$/g, '') }))
    .filter(({ text }) => text !== '')
}

/** The start of a mail on one line, without quotations. */
export function snippetOf(content: string): string {
  const written = splitQuotes(content.slice(0, 1000)).find((part) => !part.isQuoted)
  return (written?.text ?? content).slice(0, 240).replace(/\s+/g, ' ').trim()
}
