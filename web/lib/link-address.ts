const scheme = /^(https?:\/\/|mailto:|tel:)/i
const mail = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/
const site = /^[^\s/:@]+\.[^\s/:@]{2,}(:\d+)?([/?#]\S*)?$/

/** Completes a typed link: https for web addresses, mailto for mail addresses; null for other text. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (scheme.test(text)) return URL.canParse(text) ? text : null
  if (mail.test(text)) return `mailto:${text}`
  return site.test(text) && URL.canParse(`https://${text}`) ? `https://${text}` : null
}
