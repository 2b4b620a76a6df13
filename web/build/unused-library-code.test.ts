import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { reduceCharts, reduceRouter } from './unused-library-code.ts'

const routerFolder = 'node_modules/react-router/dist/production'
const router = readdirSync(routerFolder)
  .filter((name) => /^chunk-.*\.mjs$/.test(name))
  .map((name) => readFileSync(`${routerFolder}/${name}`, 'utf8'))
  .find((code) => code.includes('function PrefetchPageLinks('))!

it('marks the contexts and components of React Router as pure', () => {
  const code = reduceRouter(router)
  expect(code).toContain('var DataRouterContext = /* @__PURE__ */ React.createContext(null);')
  expect(code).toMatch(/var NavLink = \/\* @__PURE__ \*\/ React\d+\.forwardRef\(/)
  expect(code).not.toMatch(/^\w+\.displayName = /m)
})

it('empties the functions of React Router that Obra does not use', () => {
  const code = reduceRouter(router)
  expect(code).toContain('\nconst PrefetchPageLinks = () => null\n')
  expect(code).toContain('\nconst usePrefetchBehavior = () => [false, null, {}]\n')
  expect(code).toContain('\nconst getRouteInstrumentationUpdates = () => ({})\n')
  expect(code).toContain('\nconst instrumentClientSideRouter = (router) => router\n')
  expect(code).toContain('\nconst RSCErrorHandler = ({ children }) => children\n')
  expect(code).toContain('\nconst deserializeErrors = () => null\n')
})

it('marks the classes of Chart.js as pure', () => {
  const code = reduceCharts(readFileSync('node_modules/chart.js/dist/chart.js', 'utf8'))
  expect(code).toContain('\nconst TimeScale = /* @__PURE__ */ (() => class TimeScale extends Scale {\n')
  expect(code).not.toMatch(/^class \w+ extends /m)
})
