import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { serverNodeOptions } from '../commands/serve.ts'
import { runScript } from './run.ts'

it('starts Node with the options of the server, and resolves to the exit code of the script', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-run-'))
  try {
    const script = path.join(folder, 'script.mjs')
    writeFileSync(script, 'process.exit(process.execArgv.join() === process.argv[2] ? 3 : 4)')
    const run = runScript(script, [serverNodeOptions.join()], { stdio: 'ignore', nodeOptions: serverNodeOptions })
    expect(await run).toBe(3)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
