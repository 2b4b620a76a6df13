import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Files = { scripts: string[]; styles: string[] }

/** The modules that the first screen needs beyond the entry, for somebody without a session and for somebody with one. */
const firstScreens = {
  guest: ['web/areas/auth/SignInPage.tsx'],
  member: ['web/app/layouts/MainLayout.tsx', 'web/areas/dashboards/ProjectDashboardPage.tsx'],
}

function collect(bundle: Bundle, fileName: string, found: Set<string>, styles: Set<string>): void {
  const chunk = bundle[fileName]
  if (found.has(fileName) || chunk?.type !== 'chunk') return
  found.add(fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  for (const imported of chunk.imports) collect(bundle, imported, found, styles)
}

/** The chunks and styles that modules come to, those of the entry left out. */
function filesOf(bundle: Bundle, modules: string[]): Files {
  const entryScripts = new Set<string>()
  const entryStyles = new Set<string>()
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue
    if (chunk.isEntry) collect(bundle, chunk.fileName, entryScripts, entryStyles)
    if (modules.some((module) => chunk.facadeModuleId?.endsWith(module))) {
      collect(bundle, chunk.fileName, scripts, styles)
    }
  }
  return {
    scripts: [...scripts.difference(entryScripts)],
    styles: [...styles.difference(entryStyles)],
  }
}

function preloadScript(bundle: Bundle): string {
  const guest = filesOf(bundle, firstScreens.guest)
  const member = filesOf(bundle, firstScreens.member)
  return `{
  const add = (rel, href, as) => document.head.append(Object.assign(document.createElement('link'), { rel, href: '/' + href, as, crossOrigin: '' }))
  const { scripts, styles } = localStorage.accessToken ? ${JSON.stringify(member)} : ${JSON.stringify(guest)}
  scripts.forEach((file) => add('modulepreload', file, 'script'))
  styles.forEach((file) => add('preload', file, 'style'))
}`
}

/**
 * Spares a slow line its round trips before the first screen: the entry's small style travels inside the page, and the
 * chunks of the screen that comes first are asked for together with the entry instead of after it.
 */
export function firstView(): Plugin {
  return {
    name: 'obra:first-view',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return
        const inlined = html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, fileName: string) => {
          const asset = bundle[fileName]
          if (asset?.type !== 'asset') return link
          return `<style nonce="__CSP_NONCE__">${String(asset.source).trim()}</style>`
        })
        const preload = `<script nonce="__CSP_NONCE__">${preloadScript(bundle)}</script>`
        return inlined.replace('</head>', `${preload}\n  </head>`)
      },
    },
  }
}
