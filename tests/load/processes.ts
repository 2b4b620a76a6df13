import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { serverNodeOptions } from '../../cli/commands/serve.ts'
import { freePort } from '../support/free-port.ts'

export type Running = { origin: string; process: ChildProcess; startMilliseconds: number; stop: () => Promise<void> }

function running(child: ChildProcess, origin: string, startMilliseconds: number): Running {
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
  return { origin, process: child, startMilliseconds, stop }
}

/** Starts a script that prints its port once it listens. */
export function startScript(script: string, args: string[]): Promise<Running> {
  const started = performance.now()
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
    child.stdout!.once('data', (chunk: Buffer) => {
      resolve(running(child, `http://127.0.0.1:${Number(String(chunk))}`, performance.now() - started))
    })
  })
}

/** The secret of the servers' tokens. */
export const secret = 'b'.repeat(40)

/** Starts Obra's server on an existing store as `obra serve` does; waits for its first response. */
export async function startObra(env: Record<string, string>): Promise<Running> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, [...serverNodeOptions, 'server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, OBRA_LOG_LEVEL: 'silent', OBRA_SECRET: secret, ...env, PORT: String(port) },
  })
  const origin = `http://127.0.0.1:${port}`
  while (performance.now() - started < 60_000) {
    const answered = await fetch(`${origin}/api/health`).catch(() => undefined)
    if (answered?.ok) return running(child, origin, performance.now() - started)
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error('the server did not answer within a minute')
}

function readProcess({ process: child }: Running, file: 'status' | 'stat'): string {
  try {
    return readFileSync(`/proc/${child.pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** The largest memory of a process so far, in megabytes; undefined if the system does not report it. */
export function peakMegabytes(running: Running): number | undefined {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readProcess(running, 'status')) ?? []
  return kilobytes ? Math.round(Number(kilobytes) / 1000) : undefined
}

/** The memory of a process now, in megabytes; NaN if the system does not report it. */
export function currentMegabytes(running: Running): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readProcess(running, 'status'))?.[1]) / 1000)
}

/** The CPU time of all threads of a process in microseconds, user and system; NaN if the system does not report it. */
export function cpuMicroseconds(running: Running): number {
  // Clock ticks are 10 ms on Linux; the fields are counted from behind the name, which may contain spaces.
  const [user, system] = readProcess(running, 'stat').split(') ').at(-1)!.split(' ').slice(11)
  return (Number(user) + Number(system)) * 10_000
}
