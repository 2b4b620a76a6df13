import sanitizeHtml from 'sanitize-html'

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'div',
    'em',
    'figcaption',
    'figure',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'i',
    'img',
    'li',
    'ol',
    'p',
    'pre',
    's',
    'span',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'u',
    'ul',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
}

/** Sanitizes users' HTML: nothing executes or loads from elsewhere. Applied on write. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options)
}

/** Sanitizes text with simple markup, such as notifications: only emphasis, code and links. */
export function cleanMarkup(html: string): string {
  const allowedTags = ['a', 'b', 'br', 'code', 'em', 'i', 's', 'strong', 'u']
  return sanitizeHtml(html, { ...options, allowedTags })
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The plain text of HTML, with one line per block. */
export function textOfHtml(html: string): string {
  const lines = html.replace(/<(\/(p|div|li|h\d|blockquote|pre|tr)|br)\b/gi, '\n$&')
  const text = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} })
  return text.replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity]!).trim()
}
