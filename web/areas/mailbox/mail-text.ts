/** A piece of a mail's text: a quotation, folded at first, or what the sender wrote. */
export type TextPart = { isQuoted: boolean; text: string }
/** A piece of a line: plain, a web address that can be followed, or a mail address that can be written to. */
export type TextRun = { text: string; href?: string; address?: string }

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

const link = /\b(?:https?:\/\/|www\.)[^\s<>"“”]+/gi
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** A link without the punctuation of the sentence around it; a closing bracket stays where it was opened inside. */
function trimLink(text: string): string {
  let url = text.replace(/[.,;:!?'’*_~]+$/, '')
  while (/[)\]}]$/.test(url)) {
    const close = url.at(-1)!
    const open = { ')': '(', ']': '[', '}': '{' }[close]!
    if (url.split(open).length >= url.split(close).length) break
    url = url.slice(0, -1).replace(/[.,;:!?'’*_~]+$/, '')
  }
  return url
}

/** The runs of a text in which `find` makes of a match what it is; undefined leaves it as text. */
function runsOf(text: string, pattern: RegExp, find: (match: string) => TextRun | undefined): TextRun[] {
  const runs: TextRun[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const run = find(match[0])
    if (!run) continue
    if (match.index > end) runs.push({ text: text.slice(end, match.index) })
    runs.push(run)
    end = match.index + run.text.length
  }
  if (end < text.length) runs.push({ text: text.slice(end) })
  return runs
}

function webRun(match: string): TextRun | undefined {
  const text = trimLink(match)
  const url = URL.parse(/^www\./i.test(text) ? `https://${text}` : text)
  return url?.hostname.includes('.') || url?.hostname === 'localhost' ? { text, href: url.href } : undefined
}

/** Finds the web and mail addresses in a text. Only http and https are ever followed. */
export function findLinks(text: string): TextRun[] {
  const web = runsOf(text, link, webRun)
  return web.flatMap((run) =>
    run.href ? [run] : runsOf(run.text, mailAddress, (address) => ({ text: address, address })),
  )
}

/** The beginning of a mail on one line, without what it quotes. */
export function snippetOf(content: string): string {
  const written = splitQuotes(content.slice(0, 1000)).find((part) => !part.isQuoted)
  return (written?.text ?? content).slice(0, 240).replace(/\s+/g, ' ').trim()
}
