/** Who is signed in where, kept in the platform's folder for configuration, readable by its owner only. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Failure } from './failure.ts'

/** The company and the project that commands work in. */
export type Workplace = { developer?: number; project?: number }
export type Session = { accessToken: string; email: string; workplace?: Workplace }
export type Credentials = {
  /** The server of the last login. */
  address?: string
  /** By server: a token is sent to nobody but the server that gave it. */
  sessions: Record<string, Session>
}

type Environment = Record<string, string | undefined>

/** The folder where a platform's programs keep their configuration, for Obra. */
export function configFolder(platform: string, env: Environment, home: string): string {
  if (platform === 'win32') return path.win32.join(env.APPDATA ?? path.win32.join(home, 'AppData', 'Roaming'), 'obra')
  if (env.XDG_CONFIG_HOME) return path.join(env.XDG_CONFIG_HOME, 'obra')
  return platform === 'darwin'
    ? path.join(home, 'Library', 'Application Support', 'obra')
    : path.join(home, '.config', 'obra')
}

export function credentialsFile(): string {
  return path.join(configFolder(process.platform, process.env, os.homedir()), 'credentials.json')
}

/** The stored session; undefined if there is no file or it cannot be parsed (the next login writes it again). */
export function readCredentials(): Credentials {
  let text: string
  try {
    text = readFileSync(credentialsFile(), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { sessions: {} }
    throw new Failure(`No se puede leer ${credentialsFile()}: ${(error as Error).message}`)
  }
  try {
    const { address, sessions } = JSON.parse(text) as Credentials
    return { ...(typeof address === 'string' && { address }), sessions: { ...sessions } }
  } catch {
    return { sessions: {} }
  }
}

/** Keeps the company and the project for the commands that follow, where this machine keeps the session. */
export function keepWorkplace(address: string, workplace: Workplace): void {
  const credentials = readCredentials()
  const session = credentials.sessions[address]
  if (!session) return
  writeCredentials({ ...credentials, sessions: { ...credentials.sessions, [address]: { ...session, workplace } } })
}

/** Replaces what is kept, at once. */
export function writeCredentials(credentials: Credentials): void {
  const file = credentialsFile()
  const partial = `${file}.${process.pid}`
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    rmSync(partial, { force: true })
    writeFileSync(partial, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    renameSync(partial, file)
  } catch (error) {
    throw new Failure(`No se puede guardar la sesión en ${file}: ${(error as Error).message}`)
  }
}
