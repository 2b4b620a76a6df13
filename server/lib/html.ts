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

/** HTML that people wrote, without anything that runs or loads from elsewhere. Applied when it is written. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options)
}

/** Text with simple markup, such as a notification's: emphasis, code and links; nothing else stays. */
export function cleanMarkup(html: string): string {
  const allowedTags = ['a', 'b', 'br', 'code', 'em', 'i', 's', 'strong', 'u']
  return sanitizeHtml(html, { ...options, allowedTags })
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** What HTML says, without its markup; a line each block. */
export function textOfHtml(html: string): string {
  const lines = html.replace(/<(\/(p|div|li|h\d|blockquote|pre|tr)|br)\b/gi, '\n$&')
  const text = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} })
  return text.replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity]!).trim()
}
