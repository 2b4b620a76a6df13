import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * With OBRA_E2E_MOCK the main job runs against Prism, without server or store: on the built app, whose pages load in a
 * fraction of the time, and the way in once more on `npm run dev:mock` itself.
 */
const isMock = process.env.OBRA_E2E_MOCK !== undefined
const [devPort, builtPort] = ['5198', '5199']
const [devAddress, builtAddress] = [devPort, builtPort].map((port) => `http://127.0.0.1:${port}`)

const mock: PlaywrightTestConfig = {
  grepInvert: /@store/,
  projects: [
    {
      name: 'built',
      testMatch: ['auth', 'developers', 'projects', 'dashboards'].map((area) => `${area}.spec.ts`),
      use: { baseURL: builtAddress },
    },
    { name: 'dev:mock', grep: /@dev-mock/, use: { baseURL: devAddress } },
  ],
  webServer: [
    { command: 'node scripts/dev-mock.ts', url: `${devAddress}/api/health`, env: { OBRA_WEB_PORT: devPort } },
    {
      command: `vite preview web --port ${builtPort} --strictPort --logLevel error`,
      url: builtAddress,
      env: { VITE_MOCK: 'prism' },
    },
  ],
}

/** Each worker starts a server of its own on sample data of its own: see tests/e2e/support.ts. */
export default defineConfig({
  testDir: 'tests/e2e',
  ...(isMock && mock),
  fullyParallel: false,
  workers: 3,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  retries: process.env.CI ? 1 : 0,
  reporter: 'line',
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: chromiumFlags,
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    },
  },
})
