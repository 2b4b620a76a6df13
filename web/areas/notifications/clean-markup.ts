import DOMPurify from 'dompurify'
import { appPath, isExternal } from '../../lib/app-link.ts'
import { onHost } from '../../lib/base-path.ts'

/** What the contract promises a notification's description may hold. */
const allowed = {
  ALLOWED_TAGS: ['a', 'b', 'br', 'code', 'em', 'i', 's', 'strong', 'u'],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const

/**
 * Sanitises simple markup before it is shown; the server has sanitised it too. Links without a target become text, and
 * external links open in a new tab.
 */
export function cleanMarkup(html: string, canOpen: (link: string) => boolean): string {
  const fragment = DOMPurify.sanitize(html, {
    ...allowed,
    ALLOWED_TAGS: [...allowed.ALLOWED_TAGS],
    ALLOWED_ATTR: ['href'],
  })
  for (const anchor of fragment.querySelectorAll('a')) {
    const href = anchor.getAttribute('href') ?? ''
    if (!canOpen(href)) anchor.replaceWith(...anchor.childNodes)
    else if (isExternal(href)) {
      anchor.target = '_blank'
      anchor.rel = 'noopener noreferrer'
    } else anchor.setAttribute('href', onHost(appPath(href) ?? '/'))
  }
  const holder = document.createElement('div')
  holder.append(fragment)
  return holder.innerHTML
}
