import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { screens, type Screen } from '../app/screens.ts'
import { askAhead, helpers, type Plan } from './ask-ahead.ts'

type Bundle = Rolldown.OutputBundle
const componentsFile = path.join(import.meta.dirname, '../app/screen-components.ts')
const mainLayout = 'app/layouts/MainLayout.tsx'
/** The calls of the shell, which every screen of the main layout waits for. */
const shellCalls = ['navigation', 'user', 'settings', 'messages', 'notifications', 'shortcuts'].map(
  (noun) => `/api/common/${noun}`,
)
const selectionCall = '/api/Usuarios/seleccion'

/** The module that each screen's component comes from. */
export function readModules(source: string): Map<string, string> {
  const entries = source.matchAll(/'(\/[^']*)':[^']*?import\('([^']+)'\)/g)
  return new Map([...entries].map(([, screenPath = '', module = '']) => [screenPath, path.posix.join('app', module)]))
}

/** A route's path as the text of a regular expression: `:id` is a segment, `/*` whatever follows. */
export function patternOf(screenPath: string): string {
  return `^${screenPath.replace(/\/\*$/, '(/.*)?').replace(/:\w+/g, '[^/]+')}/?$`
}

/** Ranks as the router does: names before parameters, parameters before `*`. */
const looseness = ({ path: screenPath }: Screen) =>
  (screenPath.match(/:/g)?.length ?? 0) + (screenPath.endsWith('*') ? 100 : 0)

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

function planOf(bundle: Bundle, asksAhead: boolean): Plan {
  const entry = filesOf(bundle)
  const files: string[] = []
  const calls: string[] = []
  const numberIn = (list: string[]) => (item: string) =>
    list.includes(item) ? list.indexOf(item) : list.push(item) - 1
  const modules = readModules(readFileSync(componentsFile, 'utf8'))
  const ranked = screens.toSorted((a, b) => looseness(a) - looseness(b))
  const planned = ranked.map((screen) => {
    const module = modules.get(screen.path)
    if (!module) throw new Error(`screen-components.ts imports no module for ${screen.path}`)
    const isMain = screen.layout !== 'empty'
    const needed = filesOf(bundle, module).union(isMain ? filesOf(bundle, mainLayout) : new Set<string>())
    const context = screen.access === 'withProject' ? [selectionCall] : []
    const asked = isMain && asksAhead ? [...shellCalls, ...context, ...(screen.calls ?? [])] : []
    return {
      path: screen.path,
      pattern: patternOf(screen.path),
      access: screen.access,
      files: [...needed.difference(entry)].map(numberIn(files)),
      calls: asked.map(numberIn(calls)),
    }
  })
  // A worker asks for its own files, and sqlite-wasm's for some that nobody asks for.
  const isProgram = ({ fileName }: { fileName: string }) =>
    /\.(js|css)$/.test(fileName) && !fileName.startsWith('assets/worker/') && !entry.has(fileName)
  for (const { fileName } of Object.values(bundle).filter(isProgram)) numberIn(files)(fileName)
  return { files, calls, screens: planned }
}

/** Inlines the entry's stylesheet. The disabled link keeps Vite's loader from fetching the file again. */
function inlineStyle(bundle: Bundle, link: string, root: string, fileName: string): string {
  const asset = bundle[fileName]
  if (asset?.type !== 'asset') return link
  // In a file its addresses may count from the file.
  const rules = String(asset.source)
    .trim()
    .replaceAll('url(./', `url(./${path.posix.dirname(fileName)}/`)
  return `<style nonce="__CSP_NONCE__">${rules}</style>\n    <link rel="stylesheet" href="${root}${fileName}" disabled>`
}

/**
 * Saves round trips before the first screen: the entry's small stylesheet is inlined, and the files and data of the
 * opened screen are fetched with the entry instead of after it; no data where the page itself has to start who answers.
 */
export function firstView({ asksAhead = true } = {}): Plugin {
  let base = '/'
  return {
    name: 'obra:first-view',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return
        const inlined = html.replace(
          /<link rel="stylesheet"[^>]*href="(\.?\/)([^"]+)"[^>]*>/g,
          (link, root: string, fileName: string) => inlineStyle(bundle, link, root, fileName),
        )
        const font = Object.keys(bundle).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name))
        if (!font) throw new Error('the bundle holds no font')
        // After the program, without which nothing can be typed; until it comes, letters as wide stand in for it.
        const preload = `<link rel="preload" as="font" type="font/woff2" href="${base}${font}" fetchpriority="low" crossorigin>`
        const helpersText = Object.entries(helpers).map(([name, helper]) => `${name}: ${helper.toString()}`)
        const ahead = `(${askAhead.toString()})(${JSON.stringify(planOf(bundle, asksAhead))}, {${helpersText}})`
        return inlined.replace(
          '</head>',
          () => `${preload}\n    <script nonce="__CSP_NONCE__">${ahead}</script>\n  </head>`,
        )
      },
    },
  }
}
