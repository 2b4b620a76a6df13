import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { screens, type Screen } from '../app/screens.ts'
import { firstRequests } from './first-requests.ts'
import { sendEarlyRequests, helpers, type Plan } from './early-requests.ts'

type Bundle = Rolldown.OutputBundle
const componentsFile = path.join(import.meta.dirname, '../app/screen-components.ts')
const mainLayout = 'app/layouts/MainLayout.tsx'
const charts = 'ui/ChartCanvas.tsx'
const common = (noun: string) => `/api/common/${noun}`
/** The requests of the shell, which every screen of the main layout waits for. */
const shellCalls = ['user', 'settings', 'navigation'].map(common)
/** Those of its closed panels: the badges of their buttons can come after the screen. */
const panelCalls = ['messages', 'notifications', 'shortcuts'].map(common)
const selectionCall = '/api/Usuarios/seleccion'

/** The module of each screen's component. */
export function readModules(source: string): Map<string, string> {
  const entries = source.matchAll(/'(\/[^']*)':[^']*?import\('([^']+)'\)/g)
  return new Map([...entries].map(([, screenPath = '', module = '']) => [screenPath, path.posix.join('app', module)]))
}

/** A route's path as a regular expression: `:id` is one segment, `/*` any rest. */
export function patternOf(screenPath: string): string {
  return `^${screenPath.replace(/\/\*$/, '(/.*)?').replace(/:\w+/g, '[^/]+')}/?$`
}

/** Ranks like the router: static segments before parameters, parameters before `*`. */
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

/** The scripts and styles of a module's chunk with its imports; without a module, of the entry. */
function filesOf(bundle: Bundle, module?: string): Set<string> {
  const chunk = Object.values(bundle).find(
    (each) =>
      each.type === 'chunk' && (module ? each.moduleIds.some((id) => id.endsWith(`web/${module}`)) : each.isEntry),
  )
  if (!chunk) throw new Error(`no chunk holds ${module ?? 'the entry'}`)
  return collect(bundle, chunk.fileName, new Set())
}

/** The plan, and the files that no screen loads at first. */
function planOf(bundle: Bundle, sendsEarlyRequests: boolean): { plan: Plan; laterFiles: string[] } {
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
    const own = firstRequests[screen.path]
    // A browser opens six connections to a server without HTTP/2, which share the line. The page and the shell go first: they run while
    // the charts arrive.
    const parts = [module, ...(isMain ? [mainLayout] : []), ...(own?.hasCharts ? [charts] : [])]
    const needed = new Set(parts.flatMap((part) => [...filesOf(bundle, part)]))
    const context = screen.access === 'withProject' ? [selectionCall] : []
    const requests = isMain && sendsEarlyRequests ? [...(own?.calls ?? []), ...context, ...shellCalls] : []
    return {
      path: screen.path,
      pattern: patternOf(screen.path),
      access: screen.access,
      files: [...needed.difference(entry)].map(numberIn(files)),
      calls: requests.map(numberIn(calls)),
      laterCalls: (requests.length > 0 ? panelCalls : []).map(numberIn(calls)),
    }
  })
  // Without the worker's files, which it loads itself, and PDF.js, which is large and of no use without network.
  const isLater = ({ fileName }: { fileName: string }) =>
    /\.(js|css)$/.test(fileName) && !/^assets\/(worker\/|pdf\.)/.test(fileName) && !entry.has(fileName)
  const names = Object.values(bundle).filter(isLater)
  const laterFiles = names.map(({ fileName }) => fileName).filter((file) => !files.includes(file))
  return { plan: { files, calls, screens: planned }, laterFiles }
}

/** Inlines the entry's stylesheet. The disabled link keeps Vite's loader from fetching it again. */
function inlineStyle(bundle: Bundle, link: string, root: string, fileName: string): string {
  const asset = bundle[fileName]
  if (asset?.type !== 'asset') return link
  // Relative URLs in the stylesheet are relative to the file, inline ones to the page.
  const rules = String(asset.source)
    .trim()
    .replaceAll('url(./', `url(./${path.posix.dirname(fileName)}/`)
  return `<style nonce="__CSP_NONCE__">${rules}</style>\n    <link rel="stylesheet" href="${root}${fileName}" disabled>`
}

/**
 * Saves round trips before the first screen: inlines the entry's small stylesheet, and requests the files and data of the screen in
 * parallel with the entry. No data in the demo, where the page itself has to start the server first.
 */
export function firstView({ sendsEarlyRequests = true } = {}): Plugin {
  return {
    name: 'obra:first-view',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return
        const inlined = html.replace(
          /<link rel="stylesheet"[^>]*href="(\.?\/)([^"]+)"[^>]*>/g,
          (link, root: string, fileName: string) => inlineStyle(bundle, link, root, fileName),
        )
        const helpersText = Object.entries(helpers).map(([name, helper]) => `${name}: ${helper.toString()}`)
        const { plan, laterFiles } = planOf(bundle, sendsEarlyRequests)
        const script = (text: string) => `<script nonce="__CSP_NONCE__">${text}</script>\n  `
        const early = script(`(${sendEarlyRequests.toString()})(${JSON.stringify(plan)}, {${helpersText}})`)
        // Last in the page: 3 kB that arrive while the browser waits for the first files.
        const later = script(`programFiles.push(...${JSON.stringify(laterFiles)})`)
        return inlined.replace('</head>', () => `${early}</head>`).replace('</body>', () => `${later}</body>`)
      },
    },
  }
}
