import { readFile } from 'node:fs/promises'
import { marked } from 'marked'
import type { Plugin } from 'vite'

const suffix = '?page'
/** The app's pages of repository files; links to other files become text. */
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

/** Renders Markdown to HTML, with links to the app's pages and pictures. */
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

/** `import('….md?page')` returns the HTML of a Markdown file of the repository, rendered at build time. */
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
