import { readFile } from 'node:fs/promises'
import { marked } from 'marked'
import type { Plugin } from 'vite'

const suffix = '?page'
/** Where the program shows what the files of the repository name; the rest of their links stays text. */
const places: Record<string, string> = {
  'README.md': '/docs/guides/getting-started/introduction',
  'CONTRIBUTING.md': '/docs/guides/getting-started/contributing',
  'CHANGELOG.md': '/docs/changelog',
  'SECURITY.md': '/docs/guides/reference/security',
}

function placeOf(href: string): string | undefined {
  if (/^https?:|^#/.test(href)) return href
  const file = href.replace(/^(\.\.?\/)+/, '')
  const [, page] = /^(?:docs\/)?(architecture|libraries|operations|server|web)\.md$/.exec(file) ?? []
  return page ? `/docs/guides/reference/${page}` : places[file]
}

/** The HTML of a Markdown file, with its links leading to screens and its pictures to those of the program. */
export function htmlOf(text: string): string {
  const tokens = marked.lexer(text)
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'image') token.href = (token.href as string).replace(/^web\/public\//, '/')
    if (token.type !== 'link') return
    const place = placeOf(token.href as string)
    if (place) token.href = place
    else Object.assign(token, { type: 'text', text: token.text as string })
  })
  return marked.parser(tokens)
}

/** `import('….md?page')` gives the HTML of a Markdown file of the repository, made when the web app is built. */
export function markdownPages(): Plugin {
  return {
    name: 'obra:markdown-pages',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(`.md${suffix}`)) return undefined
      const file = id.slice(0, -suffix.length)
      this.addWatchFile(file)
      const html = htmlOf(await readFile(file, 'utf8'))
      return { code: `export const html = ${JSON.stringify(html)}`, moduleType: 'js' }
    },
  }
}
