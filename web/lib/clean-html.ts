import DOMPurify from 'dompurify'
import { appPath, isExternal } from './app-link.ts'
import { onHost } from './base-path.ts'

/** The tags that the server allows, too (server/lib/html.ts). */
const tags =
  'a b blockquote br code div em figcaption figure h1 h2 h3 h4 h5 h6 hr i img li ol p pre s span strong sub sup table tbody td th thead tr u ul'
const attributes = ['href', 'title', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan']

/** Inline pictures, and those of the guides, which are part of the app. */
const pictures = /^(data:image\/|\/guias\/[\w-]+\.webp$)/

/** Sanitises user-written HTML: no scripts, nothing loaded from elsewhere. The server does the same. */
export const cleanHtml = (html: string): string => asText(cleanTree(html))

/** Sanitises HTML for display: links from the root get the base path. */
export function readableHtml(html: string): string {
  const fragment = cleanTree(html)
  for (const anchor of fragment.querySelectorAll('a[href^="/"]')) {
    const path = appPath(anchor.getAttribute('href')!)
    if (path) anchor.setAttribute('href', onHost(path))
  }
  return asText(fragment)
}

function cleanTree(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const image of fragment.querySelectorAll('img')) {
    if (!pictures.test(image.getAttribute('src') ?? '')) image.remove()
  }
  for (const anchor of fragment.querySelectorAll('a')) {
    if (!isExternal(anchor.getAttribute('href') ?? '')) continue
    anchor.target = '_blank'
    anchor.rel = 'noopener noreferrer nofollow'
  }
  return fragment
}

function asText(fragment: DocumentFragment): string {
  const holder = document.createElement('div')
  holder.append(fragment)
  return holder.innerHTML
}
