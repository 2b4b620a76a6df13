/** The context of a command, from its options, the environment and the stored session. */
import type { Command } from 'commander'
import { createApiClient, type Client } from './client.ts'
import { Failure, notSignedInExitCode, usageFailure } from './failure.ts'
import { createOutput, type Output } from './output.ts'
import { contextAddress, readCredentials, type Credentials, type SessionPlace, type Workplace } from './session.ts'
import { numericId } from './spanish.ts'

type GlobalOptions = {
  json?: boolean
  table?: boolean
  apiUrl?: string
  context?: string
  developer?: number
  project?: string
  desarrolladora?: number
  proyecto?: number
}
export type Cli = {
  output: Output
  /** The server's URL, without a trailing slash. */
  address: string
  credentials: Credentials
  /** The key of this command's session in the credentials. */
  sessionKey: string
  /** The token to send, if any. */
  token: string | undefined
  /** The company and project for requests. */
  workplace: Workplace
}
export type SignedInCli = Cli & { client: Client; token: string }

const defaultAddress = 'http://127.0.0.1:3000'

/** The URL of a server without a trailing slash. Throws a usage failure if it is no HTTP URL. */
export function readAddress(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) throw usageFailure(`'${text}' no es la dirección de un servidor.`)
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}

/** For commands that need no server. */
export function openOutput(command: Command): Output {
  return createOutput(command.optsWithGlobals(), process.stdout)
}

/** A token without surrounding whitespace; undefined if empty. Throws a usage failure for other characters. */
export function cleanToken(text = '', name = 'Eso'): string | undefined {
  const token = text.trim()
  if (token && !/^[\x21-\x7e]+$/.test(token))
    throw usageFailure(`${name} no es un token: tiene espacios u otros caracteres.`)
  return token || undefined
}

/** For commands that need no session. */
export function openCli(command: Command): Cli {
  const options: GlobalOptions = command.optsWithGlobals()
  const credentials = readCredentials()
  const { address, sessionKey } = placeOf(options, credentials)
  const session = credentials.sessions[sessionKey]
  const token = cleanToken(process.env.OBRA_TOKEN, 'OBRA_TOKEN') ?? session?.accessToken
  // The stored selection belongs to the signed-in account, not to the one of OBRA_TOKEN.
  const stored = process.env.OBRA_TOKEN ? {} : (session?.workplace ?? {})
  const workplace = namedWorkplace(options) ?? stored
  return { output: openOutput(command), address, credentials, sessionKey, token, workplace }
}

/** The server: from the options, the environment, the context in use, or the last login, in this order. */
function placeOf({ apiUrl, context }: GlobalOptions, credentials: Credentials): SessionPlace {
  const { OBRA_API_URL, OBRA_CONTEXT } = process.env
  if (apiUrl && context) throw usageFailure('--api-url y --context no van juntas: cada una nombra un servidor.')
  const contextName = context ?? (apiUrl ? undefined : OBRA_CONTEXT || undefined)
  const explicitAddress = contextName === undefined ? (apiUrl ?? (OBRA_API_URL || undefined)) : undefined
  const inUse = contextName ?? (explicitAddress === undefined ? credentials.context : undefined)
  if (inUse !== undefined) return { address: contextAddress(credentials, inUse), sessionKey: inUse }
  const address = readAddress(explicitAddress ?? credentials.address ?? defaultAddress)
  return { address, sessionKey: address }
}

/** The company explicitAddress in the command's options. */
export function namedDeveloper(command: Command): number | undefined {
  const { developer, desarrolladora }: GlobalOptions = command.optsWithGlobals()
  return developer ?? desarrolladora
}

/** The project in the command's options. */
export function namedProject(command: Command): number | undefined {
  return projectIn(command.optsWithGlobals())
}

const projectIn = ({ project, proyecto }: GlobalOptions): number | undefined =>
  project === undefined ? proyecto : readProject(project)

function readProject(text: string): number {
  try {
    return numericId(text)
  } catch {
    throw usageFailure(`'${text}' no sirve para --project <id>: tiene que ser un número entero positivo.`)
  }
}

/** The company and project of the options, or else of the environment; undefined without any. */
function namedWorkplace(options: GlobalOptions): Workplace | undefined {
  const fromEnvironment = (name: string) => (process.env[name] ? numericId(process.env[name]) : undefined)
  const named = options.developer ?? options.desarrolladora
  const developer = named ?? fromEnvironment('OBRA_DEVELOPER') ?? fromEnvironment('OBRA_DESARROLLADORA')
  const project = projectIn(options) ?? fromEnvironment('OBRA_PROJECT') ?? fromEnvironment('OBRA_PROYECTO')
  if (developer === undefined && project === undefined) return undefined
  return { ...(developer !== undefined && { developer }), ...(project !== undefined && { project }) }
}

/** For commands that need a session. Throws a Failure without one. */
export function openSignedIn(command: Command): SignedInCli {
  const cli = openCli(command)
  const { address, token, workplace } = cli
  if (!token) throw new Failure(`No iniciaste sesión en ${address}. Iniciá con: obra login`, notSignedInExitCode)
  return { ...cli, token, client: createApiClient(address, token, workplace) }
}
