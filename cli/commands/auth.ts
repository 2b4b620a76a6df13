import type { Command } from 'commander'
import { answer, createApiClient, failureOf } from '../lib/client.ts'
import { openCli, openSignedIn } from '../lib/context.ts'
import { Failure, notSignedInExitCode, usageFailure } from '../lib/failure.ts'
import { canAsk, openPrompt, readStandardInput } from '../lib/prompt.ts'
import { writeCredentials } from '../lib/session.ts'
import { examples } from '../lib/spanish.ts'

type LoginOptions = { email?: string; passwordStdin?: boolean }

/** Email and password, from options and standard input or asked for on the terminal. */
async function readIdentity({ email, passwordStdin }: LoginOptions): Promise<{ email: string; password: string }> {
  if (passwordStdin) {
    if (!email) throw usageFailure('Con --password-stdin hace falta también --email.')
    return { email, password: (await readStandardInput()).replace(/\r?\n[^]*$/, '') }
  }
  if (!canAsk()) throw usageFailure('Sin una terminal, iniciá sesión con --email y --password-stdin.')
  const prompt = openPrompt()
  try {
    const given = email ?? (await prompt.ask('Email: ')).trim()
    return { email: given, password: await prompt.askHidden('Contraseña: ') }
  } finally {
    prompt.close()
  }
}

/** `obra login` */
export function login(command: Command): void {
  command
    .option('--email <email>', 'La cuenta; si falta, la pregunta')
    .option('--password-stdin', 'Lee la contraseña de la entrada estándar en vez de preguntarla')
    .action(async (options: LoginOptions) => {
      const { address, credentials, output } = openCli(command)
      const body = await readIdentity(options)
      const { data, error, response } = await createApiClient(address, undefined).POST('/api/auth/sign-in', { body })
      if (error === false) throw new Failure('El email o la contraseña no son correctos.', notSignedInExitCode)
      if (!data) throw failureOf(response, error)
      const session = { accessToken: data.accessToken, email: data.user.email }
      writeCredentials({ address, sessions: { ...credentials.sessions, [address]: session } })
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
    ['obra --api-url https://obra.ejemplo.com login', 'en otro servidor, que queda como el de siempre'],
  ])
}

/** `obra logout` */
export function logout(command: Command): void {
  command.action(() => {
    const { address, credentials, output } = openCli(command)
    const { [address]: ended, ...sessions } = credentials.sessions
    if (ended) writeCredentials({ ...credentials, sessions })
    output.show({ address, signedOut: ended !== undefined }, () =>
      ended ? `Cerraste la sesión de ${ended.email} en ${address}.` : `No había una sesión abierta en ${address}.`,
    )
  })
  examples(command, [['obra logout', 'borra de este equipo la sesión con el servidor']])
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
