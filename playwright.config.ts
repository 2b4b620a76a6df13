import { availableParallelism } from 'node:os'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import type { Surroundings } from './tests/e2e/support.ts'
import { moments } from './tests/support/moments.ts'

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** `npm run test:all` runs all of what follows, `npm test` a part of it (CONTRIBUTING.md says which). */
const isAll = process.env.OBRA_TEST_SCOPE === 'all'

/** Debian's headless shell takes half the CPU of the whole Chromium and is the same engine. */
const { CHROMIUM_PATH: wholeChromium, CHROMIUM_SHELL_PATH: shell } = process.env
const launchOptions = (executablePath: string | undefined) => ({
  args: chromiumFlags,
  ...(executablePath && { executablePath }),
})

/**
 * With OBRA_E2E_MOCK the main job runs against Prism, without server or store: the way in on `npm run dev:mock`, and before a
 * release all of it on the built app, whose pages load in a fraction of the time.
 */
const [devPort, builtPort] = ['5198', '5199']
const [devAddress, builtAddress] = [devPort, builtPort].map((port) => `http://127.0.0.1:${port}`)

const mock: PlaywrightTestConfig = {
  grepInvert: /@store/,
  projects: [
    { name: 'dev:mock', grep: /@dev-mock/, use: { baseURL: devAddress } },
    ...(isAll
      ? [
          {
            name: 'built',
            testMatch: ['auth', 'developers', 'projects', 'dashboards'].map((area) => `${area}.spec.ts`),
            use: { baseURL: builtAddress },
          },
        ]
      : []),
  ],
  webServer: [
    { command: 'node scripts/dev-mock.ts', url: `${devAddress}/api/health`, env: { OBRA_WEB_PORT: devPort } },
    ...(isAll
      ? [
          {
            command: `vite preview web --port ${builtPort} --strictPort --logLevel error`,
            url: builtAddress,
            env: { VITE_MOCK: 'prism' },
          },
        ]
      : []),
  ],
}

/**
 * With OBRA_E2E_TAB the product in a tab (web/mock), from the folder that `npm run demo` made: no server at all. `npm test`
 * runs tab.spec.ts, `npm run test:all` these files, `OBRA_E2E_TAB=all` the whole suite. A test
 * that needs what a tab lacks is skipped there by tests/e2e/tab-surroundings.ts or carries the tag @server.
 */
const tabFiles = [
  'academy',
  'activities',
  'auth',
  'certificado-pagado',
  'comprobantes',
  'contratos',
  'control',
  'help-center',
  'icons',
  'inventory-company',
  'lector',
  'modificaciones',
  'notes',
  'notifications',
  'presupuestos',
  'sample-boards',
  'sign-out',
  'tab',
]
const tabPort = '5197'
const tabAddress = `http://127.0.0.1:${tabPort}`
const tab: PlaywrightTestConfig = {
  testIgnore: [],
  grepInvert: /@server/,
  ...(process.env.OBRA_E2E_TAB !== 'all' && {
    testMatch: (isAll ? tabFiles : ['tab']).map((name) => `${name}.spec.ts`),
  }),
  // Long tests in one file, which share nothing.
  projects: [{ name: 'tab', fullyParallel: true, use: { baseURL: tabAddress, reuseContext: false } }],
  webServer: { command: 'node tests/support/file-host.ts', url: tabAddress, env: { PORT: tabPort } },
}

/** A small part of the suite at hours that once failed, and what is for phones with the widest letters. */
const elsewhere: PlaywrightTestConfig<object, Surroundings> = {
  projects: [
    ...Object.entries(moments).map(([name, startTime]) => ({ name, grep: /@hours/, use: { startTime } })),
    { name: 'wide letters', grep: /phone/, use: { hasWideLetters: true } },
  ],
}

const main: PlaywrightTestConfig = {
  globalSetup: './tests/support/seeded-folder.ts',
  projects: [{ name: 'main' }],
}

/** Each worker starts a server of its own, and each file has sample data of its own: see tests/e2e/support.ts. */
export default defineConfig<object, Surroundings>({
  testDir: 'tests/e2e',
  testIgnore: 'tab.spec.ts',
  ...main,
  ...(process.env.OBRA_E2E_MOCK && mock),
  ...(process.env.OBRA_E2E_TAB && tab),
  ...(process.env.OBRA_E2E_ELSEWHERE && elsewhere),
  fullyParallel: false,
  // Server, browser and test runner of one worker use more than one core.
  workers: Math.min(2, availableParallelism()),
  // What passes costs no more by a limit that a busy machine keeps, too.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // Pages open in two thirds of the time in a browser that has compiled the product before.
    reuseContext: true,
    // A trace of each test costs half as much as the tests: the second try records one (scripts/lib/steps.ts).
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(isAll ? wholeChromium : (shell ?? wholeChromium)),
  },
})
