/** What a command works with, from its options, the environment and the kept session. */
import type { Command } from 'commander'
import { createApiClient, type Client } from './client.ts'
import { Failure, notSignedInExitCode, usageFailure } from './failure.ts'
import { createOutput, type Output } from './output.ts'
import { readCredentials, type Credentials } from './session.ts'

type GlobalOptions = { json?: boolean; table?: boolean; apiUrl?: string }
export type Cli = {
  output: Output
  /** The server's address, without a slash at the end. */
  address: string
  credentials: Credentials
  /** The token to send, where there is one. */
  token: string | undefined
}
export type SignedInCli = Cli & { client: Client; token: string }

const defaultAddress = 'http://127.0.0.1:3000'

function readAddress(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) throw usageFailure(`'${text}' no es la dirección de un servidor.`)
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}

/** For commands that work without a server. */
export function openOutput(command: Command): Output {
  return createOutput(command.optsWithGlobals(), process.stdout)
}

/** For commands that anybody may run. */
export function openCli(command: Command): Cli {
  const options: GlobalOptions = command.optsWithGlobals()
  const credentials = readCredentials()
  const address = readAddress(
    options.apiUrl ?? (process.env.OBRA_API_URL || undefined) ?? credentials.address ?? defaultAddress,
  )
  const token = process.env.OBRA_TOKEN || credentials.sessions[address]?.accessToken
  return { output: openOutput(command), address, credentials, token }
}

/** For commands that need a session. Throws where there is none. */
export function openSignedIn(command: Command): SignedInCli {
  const cli = openCli(command)
  const { address, token } = cli
  if (!token) throw new Failure(`No iniciaste sesión en ${address}. Iniciá con: obra login`, notSignedInExitCode)
  return { ...cli, token, client: createApiClient(address, token) }
}
