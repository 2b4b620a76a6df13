import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

it('draws the flag of every country where its position looks for it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-flags-'))
  try {
    const file = path.join(folder, 'flags.svg')
    execFileSync(process.execPath, [path.join(import.meta.dirname, 'flags.ts'), file], { stdio: 'ignore' })
    const sprite = readFileSync(file, 'utf8')
    const fixture = readFileSync(path.join(import.meta.dirname, '../fixtures/contacts.yaml'), 'utf8')
    const { countries } = parse(fixture, { merge: true }) as { countries: { flagImagePos: string }[] }
    for (const { flagImagePos } of countries) {
      const [x, y] = flagImagePos.match(/\d+/g)!
      expect(sprite).toContain(`<svg x="${x}" y="${y}" width="24" height="18"`)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})
