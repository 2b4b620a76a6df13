/** A piece of a line: plain, or a web address that can be followed. */
export type TextRun = { text: string; href?: string }

const link = /\b(?:https?:\/\/|www\.)[^\s<>"“”]+/gi

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

/** Finds the web addresses in a text. Only http and https are ever followed. */
export function findLinks(text: string): TextRun[] {
  const runs: TextRun[] = []
  let end = 0
  for (const match of text.matchAll(link)) {
    const found = trimLink(match[0])
    const href = /^www\./i.test(found) ? `https://${found}` : found
    const url = URL.parse(href)
    if (!url?.hostname.includes('.') && url?.hostname !== 'localhost') continue
    if (match.index > end) runs.push({ text: text.slice(end, match.index) })
    runs.push({ text: found, href: url.href })
    end = match.index + found.length
  }
  if (end < text.length) runs.push({ text: text.slice(end) })
  return runs
}
