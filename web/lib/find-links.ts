/** A part of a text: plain, a web address (`href`), or a mail address (`address`). */
export type TextRun = { text: string; href?: string; address?: string }

const link = /\b(?:https?:\/\/|www\.)[^\s<>"“”„«»‹›]+/gi
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** What ends a sentence or a quotation, not a link. */
const endMarks = /[.,;:!?…'‘’*_~]+$/

/** Strips the sentence's punctuation; a closing bracket stays if it was opened inside the link. */
function trimLink(text: string): string {
  let url = text.replace(endMarks, '')
  while (/[)\]}]$/.test(url)) {
    const close = url.at(-1)!
    const open = { ')': '(', ']': '[', '}': '{' }[close]!
    if (url.split(open).length >= url.split(close).length) break
    url = url.slice(0, -1).replace(endMarks, '')
  }
  return url
}

/** Splits a text at the matches of a pattern; matches for which `find` returns undefined stay text. */
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

/** Finds web addresses (http and https only) and mail addresses in a text. */
export function findLinks(text: string): TextRun[] {
  const web = runsOf(text, link, webRun)
  return web.flatMap((run) =>
    run.href ? [run] : runsOf(run.text, mailAddress, (address) => ({ text: address, address })),
  )
}
