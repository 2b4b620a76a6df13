/** Programs started by npm stop completely, although npm forwards signals only to its shell. */
import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { copyDemoData, root, temporaryFolder } from '../support/cli.ts'

const folder = temporaryFolder()
beforeAll(() => copyDemoData(folder))

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/health`).then(
    () => true,
    () => false,
  )
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 100))
}

const inGate = [
  ['start', 'SIGTERM'],
  ['mock', 'SIGTERM'],
] as const
const all = [...inGate, ['start', 'SIGINT'], ['dev', 'SIGTERM']] as const
const programs = process.env.OBRA_TEST_SCOPE === 'all' ? all : inGate

it.each(programs)('npm run %s leaves nothing on its port after %s', async (script, signal) => {
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
    // Ctrl-C reaches every process of a terminal, SIGTERM only its target.
    process.kill(signal === 'SIGINT' ? -child.pid! : child.pid!, signal)
  }
  await ended
  await until(async () => !(await answers(port)))
})

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('also stops the installation of a fresh clone, without reporting it as failed', async () => {
  const clone = path.join(folder, 'clone')
  const started = path.join(clone, 'npm.pid')
  mkdirSync(path.join(clone, 'scripts'), { recursive: true })
  for (const name of ['bin', 'cli']) mkdirSync(path.join(clone, name))
  for (const file of ['scripts/setup.mjs', 'cli/own-node.js'])
    copyFileSync(path.join(root, file), path.join(clone, file))
  writeFileSync(path.join(clone, 'package-lock.json'), '{}')
  writeFileSync(path.join(clone, 'bin/npm'), `#!/bin/sh\necho $$ > '${started}'\nexec sleep 600\n`, { mode: 0o755 })
  const env = { PATH: `${path.join(clone, 'bin')}:${process.env.PATH}` }
  const child = spawn(process.execPath, ['scripts/setup.mjs', 'start'], { cwd: clone, env, stdio: 'ignore' })
  const status = new Promise((resolve) => child.once('exit', resolve))
  await until(async () => existsSync(started) && readFileSync(started, 'utf8').endsWith('\n'))
  const installing = Number(readFileSync(started, 'utf8'))
  expect(runs(installing)).toBe(true)
  child.kill('SIGTERM')
  expect(await status).toBe(143)
  expect(runs(installing)).toBe(false)
})
