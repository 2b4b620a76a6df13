import DOMPurify from 'dompurify'
import { appPath, isExternal } from '../../lib/app-link.ts'

/** What the contract promises a notification's description may hold. */
const allowed = {
  ALLOWED_TAGS: ['a', 'b', 'br', 'code', 'em', 'i', 's', 'strong', 'u'],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const

/**
 * Simple markup as it may be put on the page. The server cleans what it stores; this is the second lock. Links that
 * lead nowhere keep their text only, and links to elsewhere open beside the app.
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
    } else anchor.setAttribute('href', appPath(href) ?? '/')
  }
  const holder = document.createElement('div')
  holder.append(fragment)
  return holder.innerHTML
}
