import { defineConfig } from 'vitest/config'

const store = (name: 'sqlite' | 'postgresql') => ({
  test: {
    name,
    include: ['server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
    globalSetup: ['tests/support/stores.ts'],
    env: { OBRA_TEST_STORE: name },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['web/**/*.test.{ts,tsx}', 'cli/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/house/**/*.test.ts'],
          environment: 'node',
        },
      },
      store('sqlite'),
      store('postgresql'),
      {
        test: {
          name: 'cli',
          include: ['tests/cli/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
