import type { Plugin } from 'vite'

/**
 * React Router without the side effects that keep its unused parts: contexts and components are pure, their names for the developer
 * tools are left out, and links do not prefetch for its server framework.
 */
export function reduceRouter(code: string): string {
  return code
    .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^function usePrefetchBehavior\([\s\S]*?^\}$/m, 'const usePrefetchBehavior = () => [false, null, {}]')
    .replace(/^function PrefetchPageLinks\([\s\S]*?^\}$/m, 'const PrefetchPageLinks = () => null')
}

/** Chart.js with its controllers, elements and scales as pure expressions: their static fields keep unused ones. */
export function reduceCharts(code: string): string {
  return code.replace(/^class (\w+) extends \w+ \{$[\s\S]*?^\}$/gm, 'const $1 = /* @__PURE__ */ (() => $&)()')
}

/** By the file that they change. */
const reductions: [RegExp, (code: string) => string][] = [
  [/node_modules\/react-router\/dist\/production\/chunk-[\w-]+\.mjs$/, reduceRouter],
  [/node_modules\/chart\.js\/dist\/chart\.js$/, reduceCharts],
]

/** Lets the bundler drop unused code of two libraries: 3 kB of React Router, which every page loads, and 5 kB of Chart.js. */
export function unusedLibraryCode(): Plugin {
  return {
    name: 'obra:unused-library-code',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return undefined
      // The package offers bundlers only its development build.
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') }
    },
    transform(code, id) {
      const [, reduce] = reductions.find(([file]) => file.test(id)) ?? []
      return reduce && { code: reduce(code), map: null }
    },
  }
}
