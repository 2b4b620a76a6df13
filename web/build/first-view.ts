import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { Access } from '../app/guards.ts'
import { askAhead, type Plan } from './ask-ahead.ts'

type Bundle = Rolldown.OutputBundle
type Listed = { path: string; layout: string; access: Access; module: string }

const screensFile = path.join(import.meta.dirname, '../app/screens.ts')
const mainLayout = 'app/layouts/MainLayout.tsx'
/** The calls of the shell, which every screen of the main layout waits for, and those of the screens opened most. */
const shellCalls = ['navigation', 'user', 'settings', 'messages', 'notifications', 'shortcuts'].map(
  (noun) => `/api/common/${noun}`,
)
const selectionCall = '/api/Usuarios/seleccion'
const ownCalls: Record<string, string[]> = {
  '/dashboards/project': ['/api/dashboards/project'],
  '/seleccionar-desarrolladora': ['/api/Usuarios/desarrolladoras'],
}

/** The screens as `screens.ts` lists them, each with the module that it loads. */
function listedScreens(): Listed[] {
  const entry = /path: '([^']+)',\s+layout: '(\w+)',\s+access: '(\w+)',[^}]*?import\('([^']+)'\)/g
  const found = readFileSync(screensFile, 'utf8').matchAll(entry)
  return [...found].map(([, screenPath = '', layout = '', access, module = '']) => {
    return { path: screenPath, layout, access: access as Access, module: path.posix.join('app', module) }
  })
}

function collect(bundle: Bundle, fileName: string, found: Set<string>): Set<string> {
  const chunk = bundle[fileName]
  if (found.has(fileName) || chunk?.type !== 'chunk') return found
  found.add(fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const imported of chunk.imports) collect(bundle, imported, found)
  return found
}

/** The scripts and styles that a module comes to; without a module, those of the entry. */
function filesOf(bundle: Bundle, module?: string): Set<string> {
  const chunk = Object.values(bundle).find(
    (each) =>
      each.type === 'chunk' && (module ? each.moduleIds.some((id) => id.endsWith(`web/${module}`)) : each.isEntry),
  )
  if (!chunk) throw new Error(`no chunk holds ${module ?? 'the entry'}`)
  return collect(bundle, chunk.fileName, new Set())
}

function planOf(bundle: Bundle): Plan {
  const entry = filesOf(bundle)
  const files: string[] = []
  const calls: string[] = []
  const numberIn = (list: string[]) => (item: string) =>
    list.includes(item) ? list.indexOf(item) : list.push(item) - 1
  const screens = listedScreens().map(({ path: screenPath, layout, access, module }) => {
    const isMain = layout === 'main'
    const needed = filesOf(bundle, module).union(isMain ? filesOf(bundle, mainLayout) : new Set<string>())
    const context = access === 'withProject' ? [selectionCall] : []
    const asked = isMain ? [...shellCalls, ...context, ...(ownCalls[screenPath] ?? [])] : []
    const own = [...needed.difference(entry)]
    return { path: screenPath, access, files: own.map(numberIn(files)), calls: asked.map(numberIn(calls)) }
  })
  return { files, calls, screens }
}

/** The entry's style inside the page. The disabled link tells Vite's loader that the file need not come again. */
function inlineStyle(bundle: Bundle, link: string, fileName: string): string {
  const asset = bundle[fileName]
  if (asset?.type !== 'asset') return link
  const style = `<style nonce="__CSP_NONCE__">${String(asset.source).trim()}</style>`
  return `${style}\n    <link rel="stylesheet" href="/${fileName}" disabled>`
}

/**
 * Spares a slow line its round trips before the first screen: the entry's small style travels inside the page, and the
 * files and the data of the screen that is opened are asked for together with the entry instead of after it.
 */
export function firstView(): Plugin {
  return {
    name: 'obra:first-view',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return
        const inlined = html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, fileName: string) =>
          inlineStyle(bundle, link, fileName),
        )
        const ahead = `(${askAhead.toString()})(${JSON.stringify(planOf(bundle))})`
        return inlined.replace('</head>', () => `<script nonce="__CSP_NONCE__">${ahead}</script>\n  </head>`)
      },
    },
  }
}
