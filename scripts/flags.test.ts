import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const root = path.resolve(import.meta.dirname, '..')

it('draws the flag of every country at its flagImagePos', () => {
  execFileSync(process.execPath, [path.join(root, 'scripts/flags.ts')], { stdio: 'ignore' })
  const sprite = readFileSync(path.join(root, 'web/public/assets/flags.svg'), 'utf8')
  const fixture = readFileSync(path.join(root, 'fixtures/contacts.yaml'), 'utf8')
  const { countries } = parse(fixture, { merge: true }) as { countries: { flagImagePos: string }[] }
  expect(sprite.match(/<svg x=/g)).toHaveLength(countries.length)
  for (const { flagImagePos } of countries) {
    const [x, y] = flagImagePos.match(/\d+/g)!
    expect(sprite).toContain(`<svg x="${x}" y="${y}" width="24" height="18"`)
  }
})
