import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { variableWarnings } from './variables.ts'

it('warns of variables that nothing reads', () => {
  expect(variableWarnings({ OBRA_DATADIR: 'x', OBRA_DATA_DIR: 'x', OBRA_TEST_SCOPE: 'all', PATH: '' })).toEqual([
    'Aviso: OBRA_DATADIR no es una variable de Obra y no cambia nada. Revisá cómo está escrita.',
  ])
})

it('knows every variable that server, command, scripts and containers read', () => {
  const files = globSync(['{server,cli,scripts,web}/**/*.{ts,js,mjs}', 'compose.yaml', 'docs/operations.md'])
  const code = files.filter((file) => !/node_modules|\/dist\/|\.test\.ts$/.test(file))
  const names = new Set(code.flatMap((file) => readFileSync(file, 'utf8').match(/\bOBRA_[A-Z_]*[A-Z]\b/g) ?? []))
  // The example of a receiver of webhooks.
  names.delete('OBRA_WEBHOOK_SECRET')
  expect(names.size).toBeGreaterThan(25)
  expect(variableWarnings(Object.fromEntries([...names].map((name) => [name, 'x'])))).toEqual([])
})
