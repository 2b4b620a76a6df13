import type { Plugin } from 'vite'

/** Functions of React Router for what Obra does not use, and what they return there. */
const unusedRouterFunctions = {
  // Links prefetch for its server framework only.
  usePrefetchBehavior: '() => [false, null, {}]',
  PrefetchPageLinks: '() => null',
  // Only with the option `instrumentations`.
  getRouteInstrumentationUpdates: '() => ({})',
  instrumentClientSideRouter: '(router) => router',
  // Redirects that server components throw.
  RSCErrorHandler: '({ children }) => children',
  // Errors of a page that a server rendered.
  deserializeErrors: '() => null',
}

/**
 * React Router without the side effects that keep its unused parts: contexts and components are pure, their names for the developer
 * tools are left out, and unused functions are empty.
 */
export function reduceRouter(code: string): string {
  const pure = code
    .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
  return Object.entries(unusedRouterFunctions).reduce(
    (text, [name, body]) =>
      text.replace(new RegExp(`^function ${name}\\([\\s\\S]*?^\\}$`, 'm'), `const ${name} = ${body}`),
    pure,
  )
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

/** Lets the bundler drop unused code of two libraries: 4 kB of React Router, which every page loads, and 5 kB of Chart.js. */
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
