import type { Command } from 'commander'
import { answer, createApiClient, failureOf } from '../lib/client.ts'
import type { components } from '../../openapi/generated/schema.d.ts'
import { cleanToken, openCli, openSignedIn } from '../lib/context.ts'
import { Failure, notSignedInExitCode, usageFailure } from '../lib/failure.ts'
import { canAsk, openPrompt, readStandardInput } from '../lib/prompt.ts'
import { saveSession, writeCredentials } from '../lib/session.ts'
import { examples } from '../lib/spanish.ts'

type Schemas = components['schemas']
type LoginOptions = { email?: string; passwordStdin?: boolean; token?: boolean }

/** Email and password, from options and standard input or from the terminal. */
async function readIdentity({ email, passwordStdin }: LoginOptions): Promise<{ email: string; password: string }> {
  if (passwordStdin) {
    if (!email) throw usageFailure('Con --password-stdin hace falta también --email.')
    return { email, password: (await readStandardInput()).replace(/\r?\n[^]*$/, '') }
  }
  if (!canAsk()) throw usageFailure('Sin una terminal, iniciá sesión con --email y --password-stdin.')
  const prompt = openPrompt()
  try {
    const address = email ?? (await prompt.ask('Email: ')).trim()
    return { email: address, password: await prompt.askHidden('Contraseña: ') }
  } finally {
    prompt.close()
  }
}

/** An API token, from standard input or the terminal, and its user. */
async function readToken(address: string): Promise<{ accessToken: string; user: Schemas['User'] }> {
  const prompt = canAsk() ? openPrompt() : undefined
  const typed = prompt ? await prompt.askHidden('Token: ').finally(() => prompt.close()) : await readStandardInput()
  const accessToken = cleanToken(typed)
  if (!accessToken) throw usageFailure('Falta el token: pasalo por la entrada estándar.')
  return { accessToken, user: await answer(createApiClient(address, accessToken).GET('/api/common/user')) }
}

/** A session for an email and its password. */
async function signIn(address: string, options: LoginOptions): Promise<Schemas['Session']> {
  const body = await readIdentity(options)
  const { data, error, response } = await createApiClient(address, undefined).POST('/api/auth/sign-in', { body })
  if (error === false) throw new Failure('El email o la contraseña no son correctos.', notSignedInExitCode)
  if (!data) throw failureOf(response, error)
  return data
}

/** `obra login` */
export function login(command: Command): void {
  command
    .option('--email <email>', 'La cuenta; si falta, la pregunta')
    .option('--password-stdin', 'Lee la contraseña de la entrada estándar en vez de preguntarla')
    .option('--token', 'Entra con un token para scripts, de la entrada estándar o preguntado')
    .action(async (options: LoginOptions) => {
      const { address, sessionKey, output } = openCli(command)
      const data = options.token ? await readToken(address) : await signIn(address, options)
      const session = { accessToken: data.accessToken, email: data.user.email }
      saveSession({ address, sessionKey }, session)
      output.show(
        { address, user: data.user },
        () => `Iniciaste sesión en ${address} como ${data.user.name} (${data.user.email}).`,
      )
      if (process.env.OBRA_TOKEN) process.stderr.write('Ojo: mientras OBRA_TOKEN esté definida, se usa esa sesión.\n')
    })
  examples(command, [
    ['obra login', 'pregunta email y contraseña'],
    ['obra login --email demo@obra.test', 'pregunta solo la contraseña'],
    ['pass obra | obra login --email demo@obra.test --password-stdin', 'sin preguntar'],
    ['pass obra-token | obra login --token', 'con un token para scripts'],
    ['obra --api-url https://obra.ejemplo.com login', 'en otro servidor, que queda como el de siempre'],
  ])
}

/** Ends a session on the server; prints a warning if that fails. */
async function endOnServer(address: string, token: string): Promise<void> {
  try {
    await answer(createApiClient(address, token).POST('/api/auth/sign-out'))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    // The session had already ended.
    if (error.exitCode === notSignedInExitCode) return
    process.stderr.write(`El servidor no se enteró, y allá la sesión vale hasta que venza: ${error.message}\n`)
  }
}

/** `obra logout` */
export function logout(command: Command): void {
  command.action(async () => {
    const { address, credentials, sessionKey, output } = openCli(command)
    const { [sessionKey]: ended, ...sessions } = credentials.sessions
    if (ended) {
      writeCredentials({ ...credentials, sessions })
      await endOnServer(address, ended.accessToken)
    }
    output.show({ address, signedOut: ended !== undefined }, () =>
      ended ? `Cerraste la sesión de ${ended.email} en ${address}.` : `No había una sesión abierta en ${address}.`,
    )
  })
  examples(command, [['obra logout', 'la sesión termina en el servidor y se borra de este equipo']])
}

/** `obra whoami` */
export function whoami(command: Command): void {
  command.action(async () => {
    const { client, address, output } = openSignedIn(command)
    const user = await answer(client.GET('/api/common/user'))
    output.record(user, [
      ['Nombre', user.name],
      ['Email', user.email],
      ['Estado', user.status],
      ['Servidor', address],
    ])
  })
  examples(command, [
    ['obra whoami', 'quién inició sesión'],
    ['OBRA_TOKEN=… obra whoami --json', 'de quién es un token'],
  ])
}
