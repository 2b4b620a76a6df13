/** What npm starts ends as a whole, though npm passes a signal on to its shell alone. */
import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { root, temporaryFolder } from '../support/cli.ts'

const folder = temporaryFolder()

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/health`).then(
    () => true,
    () => false,
  )
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 100))
}

it.each([
  ['start', 'SIGTERM'],
  ['start', 'SIGINT'],
  ['mock', 'SIGTERM'],
  ['dev', 'SIGTERM'],
] as const)('npm run %s leaves nothing on its port after %s', async (script, signal) => {
  const port = await freePort()
  const { PATH = '', HOME = '' } = process.env
  const child = spawn('npm', ['run', script], {
    cwd: root,
    stdio: 'ignore',
    detached: true,
    env: { PATH, HOME, PORT: String(port), OBRA_WEB_PORT: String(await freePort()), OBRA_DATA_DIR: folder },
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  try {
    await until(() => answers(port))
    expect(child.exitCode).toBeNull()
  } finally {
    // Ctrl-C reaches every process of a terminal, SIGTERM the one that it is sent to.
    process.kill(signal === 'SIGINT' ? -child.pid! : child.pid!, signal)
  }
  await ended
  await until(async () => !(await answers(port)))
})
