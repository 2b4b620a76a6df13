const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The mail addresses of a text, apart by spaces, commas, semicolons or lines, each once; and what is none. */
export function addressesOf(text: string): { mails: string[]; wrong: string[] } {
  const parts = text
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^<|>$/g, '').toLowerCase())
    .filter(Boolean)
  const each = [...new Set(parts)]
  return { mails: each.filter((part) => email.test(part)), wrong: each.filter((part) => !email.test(part)) }
}
