import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { markdownPages } from './web/build/markdown-pages.ts'

const allOfTheServer = ['server/**/*.test.ts', 'tests/contract/**/*.test.ts']

const store = (name: 'sqlite' | 'postgresql' | 'tab', include = allOfTheServer) => ({
  test: {
    name,
    include,
    exclude: ['tests/contract/prism.test.ts'],
    globalSetup: ['tests/support/stores.ts'],
    env: { OBRA_TEST_STORE: name },
    // Files share what they import; each still has a store of its own.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

const tabPart = [
  'server/areas/{auth,inventory,mailbox,notes,pagos}/**/*.test.ts',
  'server/db/{search,rate-limit}.test.ts',
  'tests/contract/{completeness,valid-input}.test.ts',
]

export default defineConfig({
  test: {
    // Vitest leaves one core free; on two that would be half of the machine.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['web/**/*.test.{ts,tsx}', 'cli/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/house/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          setupFiles: ['tests/support/unit-setup.ts'],
          // Loading the same modules for each file again took two thirds of the time, and a second worker half of it.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      store('sqlite'),
      store('postgresql'),
      {
        // The whole web app on the real server, in one process.
        plugins: [markdownPages()],
        test: {
          name: 'screens',
          include: ['tests/screens/**/*.screen.test.tsx'],
          globalSetup: ['tests/support/stores.ts'],
          setupFiles: ['tests/screens/window.ts'],
          env: { OBRA_TEST_STORE: 'sqlite' },
          // Files share the app's modules; each has a server and a store of its own.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // The store of a tab (web/mock), by some of it; by all of it with OBRA_TAB_TESTS=all.
      store('tab', process.env.OBRA_TAB_TESTS === 'all' ? allOfTheServer : tabPart),
      {
        test: {
          name: 'cli',
          include: ['tests/cli/**/*.test.ts'],
          globalSetup: ['tests/support/seeded-folder.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'prism',
          include: ['tests/contract/prism.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The command once more, with Prism between it and the server: npx vitest run --project cli-proxied
        test: {
          name: 'cli-proxied',
          include: ['tests/cli/{api,companies,session}.test.ts'],
          globalSetup: ['tests/support/prism-proxy.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
