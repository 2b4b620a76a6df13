import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

it('the committed icon lists match the installed icon packages', () => {
  const script = path.join(import.meta.dirname, 'icons.ts')
  expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'ignore' })).not.toThrow()
})
