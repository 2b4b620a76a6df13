/** Who is signed in where, kept in the platform's folder for configuration, readable by its owner only. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Failure, usageFailure } from './failure.ts'

/** The company and the project that commands work in. */
export type Workplace = { developer?: number; project?: number }
export type Session = { accessToken: string; email: string; workplace?: Workplace }
export type Credentials = {
  /** The server of the last login. */
  address?: string
  /** By server, or by context: a token is sent to nobody but the server that gave it. */
  sessions: Record<string, Session>
  /** Servers by name. */
  contexts: Record<string, string>
  /** The name of the context in use. */
  context?: string
}
/** Where the session of a command is kept: under the name of its context, else under its server's address. */
export type SessionPlace = { address: string; sessionKey: string }

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
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { sessions: {}, contexts: {} }
    throw new Failure(`No se puede leer ${credentialsFile()}: ${(error as Error).message}`)
  }
  try {
    const { address, sessions, contexts, context } = JSON.parse(text) as Credentials
    const inUse = typeof context === 'string' && contexts?.[context] !== undefined && { context }
    return {
      ...(typeof address === 'string' && { address }),
      sessions: { ...sessions },
      contexts: { ...contexts },
      ...inUse,
    }
  } catch {
    return { sessions: {}, contexts: {} }
  }
}

/** The server of a context. Throws a usage failure where there is none of that name. */
export function contextAddress({ contexts }: Credentials, name: string): string {
  const address = Object.hasOwn(contexts, name) ? contexts[name] : undefined
  if (address !== undefined) return address
  const names = Object.keys(contexts).join(', ') || 'ninguno'
  throw usageFailure(`No existe el contexto '${name}'. Hay: ${names}. Agregá uno con: obra context add`)
}

/** Keeps a new session; where it belongs to no context, its server becomes the usual one. */
export function keepSession({ address, sessionKey }: SessionPlace, session: Session): void {
  const { context, ...credentials } = readCredentials()
  const sessions = { ...credentials.sessions, [sessionKey]: session }
  if (sessionKey === address) writeCredentials({ ...credentials, address, sessions })
  else writeCredentials({ ...credentials, sessions, ...(context !== undefined && { context }) })
}

/**
 * Keeps the company and the project for the commands that follow; what the person works with in the browser stays.
 * Throws a usage failure where this machine keeps no session to keep them with.
 */
export function keepWorkplace({ sessionKey }: SessionPlace, workplace: Workplace): void {
  const credentials = readCredentials()
  const session = credentials.sessions[sessionKey]
  if (!session || process.env.OBRA_TOKEN)
    throw usageFailure(
      'Con OBRA_TOKEN no se guarda con qué trabajás: nombralo con --developer y --project, o con sus variables.',
    )
  writeCredentials({ ...credentials, sessions: { ...credentials.sessions, [sessionKey]: { ...session, workplace } } })
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
