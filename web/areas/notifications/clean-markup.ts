import DOMPurify from 'dompurify'
import { appPath, isExternal } from '../../lib/app-link.ts'
import { onHost } from '../../lib/base-path.ts'

/** The markup that the contract allows in a notification's description. */
const purifyOptions = {
  ALLOWED_TAGS: ['a', 'b', 'br', 'code', 'em', 'i', 's', 'strong', 'u'],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const

/**
 * Sanitises simple markup, in addition to the server. Links that cannot be opened become text; external links open in a new
 * tab.
 */
export function cleanMarkup(html: string, canOpen: (link: string) => boolean): string {
  const fragment = DOMPurify.sanitize(html, {
    ...purifyOptions,
    ALLOWED_TAGS: [...purifyOptions.ALLOWED_TAGS],
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
