import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const fixtures = path.join(root, 'fixtures')

it('every picture that the sample data refers to exists in web/public', () => {
  const names = readdirSync(fixtures).filter((name) => name.endsWith('.yaml'))
  const texts = names.map((name) => readFileSync(path.join(fixtures, name), 'utf8'))
  const pictures = new Set(texts.flatMap((text) => text.match(/\/assets\/[\w/-]+\.\w+/g) ?? []))
  expect(pictures.size).toBeGreaterThan(100)
  expect([...pictures].filter((picture) => !existsSync(path.join(root, 'web/public', picture)))).toEqual([])
})
