import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
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

/** Starts Obra's server on an existing store; waits for its first response. */
export async function startObra(env: Record<string, string>): Promise<Running> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, ['server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, OBRA_LOG_LEVEL: 'silent', OBRA_SECRET: 'b'.repeat(40), ...env, PORT: String(port) },
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

/** The memory of a process in megabytes; undefined if the system does not report it. */
export function residentMegabytes({ process: child }: Running): number | undefined {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
    return kilobytes ? Math.round(Number(kilobytes) / 1000) : undefined
  } catch {
    return undefined
  }
}
