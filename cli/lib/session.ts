/** Stored sessions and contexts, in the platform's configuration folder, readable by the owner only. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Failure, usageFailure } from './failure.ts'

/** The company and project for commands. */
export type Workplace = { developer?: number; project?: number }
export type Session = { accessToken: string; email: string; workplace?: Workplace }
export type Credentials = {
  /** The server of the last login. */
  address?: string
  /** By server or context: a token is only sent to the server that issued it. */
  sessions: Record<string, Session>
  /** Servers by name. */
  contexts: Record<string, string>
  /** The name of the context in use. */
  context?: string
}
/** The server and session key of a command: the context's name, or else the server's address. */
export type SessionPlace = { address: string; sessionKey: string }

type Environment = Record<string, string | undefined>

/** Obra's configuration folder on a platform. */
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

/** The server of a context. Throws a usage failure for an unknown name. */
export function contextAddress({ contexts }: Credentials, name: string): string {
  const address = Object.hasOwn(contexts, name) ? contexts[name] : undefined
  if (address !== undefined) return address
  const names = Object.keys(contexts).join(', ') || 'ninguno'
  throw usageFailure(`No existe el contexto '${name}'. Hay: ${names}. Agregá uno con: obra context add`)
}

/** Stores a new session; without a context, its server becomes the default. */
export function saveSession({ address, sessionKey }: SessionPlace, session: Session): void {
  const { context, ...credentials } = readCredentials()
  const sessions = { ...credentials.sessions, [sessionKey]: session }
  if (sessionKey === address) writeCredentials({ ...credentials, address, sessions })
  else writeCredentials({ ...credentials, sessions, ...(context !== undefined && { context }) })
}

/**
 * Stores the company and project for later commands; the selection in the browser does not change. Throws a usage failure
 * without a stored session, or with OBRA_TOKEN.
 */
export function saveWorkplace({ sessionKey }: SessionPlace, workplace: Workplace): void {
  const credentials = readCredentials()
  const session = credentials.sessions[sessionKey]
  if (!session || process.env.OBRA_TOKEN)
    throw usageFailure(
      'Con OBRA_TOKEN no se guarda con qué trabajás: nombralo con --developer y --project, o con sus variables.',
    )
  writeCredentials({ ...credentials, sessions: { ...credentials.sessions, [sessionKey]: { ...session, workplace } } })
}

/** Replaces the stored credentials atomically. */
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
