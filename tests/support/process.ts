/** The real server in a separate process, as `npm start` runs it. */
import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

export type ServerProcess = {
  address: string
  stdout(): string
  /** Sends a signal; resolves to the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}
export type FailedStart = { exitCode: number | null; stderr: string }

/** Killed on exit, so that a failed run leaves no server behind. */
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))

/** Replicas share a secret. */
const secretOf = (env: Record<string, string>) => (env.DATABASE_URL ? { OBRA_SECRET: 's'.repeat(40) } : {})

/** Starts `server/main.js` on a free port; resolves once it serves or has exited. `uid`: as another user (root only). */
export function startProcess(env: Record<string, string>, uid?: number): Promise<ServerProcess | FailedStart> {
  const child = spawn(process.execPath, ['server/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', OBRA_LOG_LEVEL: 'silent', ...secretOf(env), ...env },
    ...(uid !== undefined && { uid, gid: uid }),
  })
  running.add(child)
  let stdout = ''
  let stderr = ''
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      running.delete(child)
      resolve(code)
    })
  })
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  return new Promise((resolve) => {
    void exited.then((exitCode) => resolve({ exitCode, stderr }))
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString()
      const address = /lista en (http:\S+)/.exec(stdout)?.[1]
      if (!address) return
      const end = (signal: NodeJS.Signals = 'SIGTERM') => {
        child.kill(signal)
        return exited
      }
      resolve({ address, stdout: () => stdout, end })
    })
  })
}

/** Starts it and throws if it exits. */
export async function startedProcess(env: Record<string, string>): Promise<ServerProcess> {
  const started = await startProcess(env)
  if ('exitCode' in started) throw new Error(started.stderr)
  return started
}

/** Starts it and throws if it serves after all. */
export async function failedStart(env: Record<string, string>, uid?: number): Promise<FailedStart> {
  const started = await startProcess(env, uid)
  if ('exitCode' in started) return started
  await started.end('SIGKILL')
  throw new Error(`it started: ${started.stdout()}`)
}
