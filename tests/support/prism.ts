/** Prism in a separate process: the mock, or the proxy that checks a server's responses. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { freePort } from './free-port.ts'

const root = path.resolve(import.meta.dirname, '../..')
const prism = path.join(root, 'node_modules/@stoplight/prism-cli/dist/index.js')
const description = path.join(root, 'openapi/generated/openapi.json')

export type Prism = { address: string; log(): string; stop(): Promise<void> }

/** Starts `prism mock --errors`, the strictest mock, or `prism proxy` before `upstream`, on a free port. */
export async function startPrism(kind: 'mock' | 'proxy', upstream?: string): Promise<Prism> {
  const port = await freePort()
  const args = [prism, kind, description, ...(upstream ? [upstream] : ['--errors']), '--port', String(port)]
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let log = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes('is listening')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', () => reject(new Error(`prism ended: ${log.slice(-2000)}`)))
  })
  return {
    address: `http://127.0.0.1:${port}`,
    log: () => log,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
