const scheme = /^(https?:\/\/|mailto:|tel:)/i
const mail = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/
const site = /^[^\s/:@]+\.[^\s/:@]{2,}(:\d+)?([/?#]\S*)?$/

/** What was typed as the address of a link: web addresses get their https, mails their mailto; null where it is neither. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (scheme.test(text)) return URL.canParse(text) ? text : null
  if (mail.test(text)) return `mailto:${text}`
  return site.test(text) && URL.canParse(`https://${text}`) ? `https://${text}` : null
}
