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

/** With OBRA_E2E_MOCK the main job runs against Prism, as `npm run dev:mock` serves it: no server, no store. */
const isMock = process.env.OBRA_E2E_MOCK !== undefined
const mockWebPort = '5199'
const mockAddress = `http://127.0.0.1:${mockWebPort}`
if (isMock) process.env.OBRA_E2E_URL = mockAddress

const mock: PlaywrightTestConfig = {
  testMatch: ['auth', 'developers', 'projects', 'dashboards'].map((area) => `${area}.spec.ts`),
  grepInvert: /@store/,
  webServer: [
    {
      command: 'prism mock openapi/generated/openapi.json --port 4010 --verboseLevel fatal',
      url: 'http://127.0.0.1:4010/api/health',
    },
    {
      command: 'vite web --strictPort --logLevel error',
      url: mockAddress,
      env: { VITE_MOCK: 'prism', OBRA_WEB_PORT: mockWebPort },
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
