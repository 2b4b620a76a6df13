import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { screenFiles } from './tests/support/screen-files.ts'
import { storeFiles, type StoreName } from './tests/support/store-files.ts'
import { markdownPages } from './web/build/markdown-pages.ts'

// `npm run test:all` sets it; without it, the subset of `npm test`.
const isAll = process.env.OBRA_TEST_SCOPE === 'all'

const store = (name: StoreName) => ({
  test: {
    name,
    include: storeFiles(name, isAll),
    globalSetup: ['tests/support/stores.ts'],
    env: { OBRA_TEST_STORE: name },
    // Files share what they import; each still has a store of its own.
    isolate: false,
    // Seeding takes 20 s on a machine that others use.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})

export default defineConfig({
  test: {
    // Vitest leaves one core free; on two that would be half of the machine.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'web/**/*.test.{ts,tsx}',
            'openapi/shared/**/*.test.ts',
            'cli/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/house/**/*.test.ts',
          ],
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
      store('tab'),
      {
        // The whole web app on the real server, in one process.
        plugins: [markdownPages()],
        test: {
          name: 'screens',
          include: screenFiles(isAll),
          globalSetup: ['tests/support/stores.ts'],
          setupFiles: ['tests/screens/window.ts'],
          env: { OBRA_TEST_STORE: 'sqlite' },
          // Files share the app's modules; each has a server and a store of its own.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
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
