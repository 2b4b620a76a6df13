/**
 * Vitest's global set-up for the command's tests behind Prism: `prism proxy` stands between the command and a real
 * server, and a response that violates the contract fails the run. Deliberately invalid requests are left for the
 * server to refuse, so `--errors`, which would refuse them earlier, is not set.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPrism } from './prism.ts'
import { startedProcess } from './process.ts'

/** The response violations in Prism's log. */
export function responseViolations(log: string): string[] {
  return log.split('\n').filter((line) => line.includes('Violation: response'))
}

export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-proxied-'))
  const server = await startedProcess({
    OBRA_DATA_DIR: folder,
    OBRA_SEED: 'demo',
    OBRA_SECRET: 'a secret that only the tests of the command know',
  })
  const proxy = await startPrism('proxy', server.address)
  process.env.OBRA_TEST_API_URL = proxy.address
  return async () => {
    await proxy.stop()
    await server.end()
    rmSync(folder, { recursive: true, force: true })
    const violations = responseViolations(proxy.log())
    if (violations.length > 0) throw new Error(`answers broke the contract:\n${violations.join('\n')}`)
  }
}
