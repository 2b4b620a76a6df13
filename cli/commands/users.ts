import type { Command } from 'commander'
import { administer } from '../lib/administer.ts'
import { askMissing, passwordFromInput } from '../lib/ask.ts'
import { openOutput } from '../lib/context.ts'
import { examples } from '../lib/spanish.ts'

type AccountRow = { id: string; name: string; email: string; state: string; createdAt: string }
type NewUser = { name?: string; email?: string; passwordStdin?: boolean }

const stdinOption = ['--password-stdin', 'Lee la contraseña de la entrada estándar en vez de preguntarla'] as const
export const questions = {
  name: { option: '--name', question: 'Nombre y apellido: ' },
  email: { option: '--email', question: 'Email: ' },
  password: { option: '--password-stdin', question: 'Contraseña (8 caracteres o más): ', isHidden: true },
}

function addCreate(parent: Command): void {
  const command = parent.command('create').description('Crea una cuenta, ya confirmada')
  command
    .option('--name <texto>', 'Nombre y apellido; si falta, lo pregunta')
    .option('--email <email>', 'La dirección; si falta, la pregunta')
    .option(...stdinOption)
    .action(async ({ passwordStdin, ...given }: NewUser) => {
      const output = openOutput(command)
      const input = await askMissing({ ...given, ...(await passwordFromInput(passwordStdin)) }, questions)
      const created = await administer<{ email: string }>('create', undefined, input)
      output.show(created, ({ email }) => `Listo: ${email} ya puede iniciar sesión.`)
    })
  examples(command, [
    ['obra users create', 'pregunta nombre, email y contraseña'],
    ["pass ana | obra users create --name 'Ana Paz' --email ana@obra.test --password-stdin", 'sin preguntar'],
  ])
}

function addList(parent: Command): void {
  const command = parent.command('list').description('Lista las cuentas, con su estado')
  command.action(async () => {
    const output = openOutput(command)
    output.rows(
      await administer<AccountRow[]>('list'),
      [
        { title: 'EMAIL', value: (row) => row.email },
        { title: 'NOMBRE', value: (row) => row.name },
        { title: 'ESTADO', value: (row) => row.state },
        { title: 'DESDE', value: (row) => row.createdAt.slice(0, 10) },
      ],
      'Todavía no hay cuentas. Empezá con: obra init',
    )
  })
  examples(command, [["obra users list --json | jq -r '.[].email'", 'las direcciones, para un script']])
}

/** A subcommand whose only argument is the email of an account. */
function addAct(parent: Command, action: string, description: string, done: (email: string) => string): void {
  const command = parent.command(action).description(description)
  command.argument('<email>', 'La cuenta').action(async (email: string) => {
    const output = openOutput(command)
    output.show(await administer<{ email: string }>(action, undefined, { email }), () => done(email))
  })
  examples(command, [[`obra users ${action} ana@obra.test`, description.toLowerCase()]])
}

function addResetPassword(parent: Command): void {
  const command = parent.command('reset-password').description('Cambia la contraseña y cierra las sesiones abiertas')
  command
    .argument('<email>', 'La cuenta')
    .option(...stdinOption)
    .action(async (email: string, { passwordStdin }: NewUser) => {
      const output = openOutput(command)
      const { password } = questions
      const input = await askMissing(await passwordFromInput(passwordStdin), { password })
      const done = await administer<{ email: string }>('reset-password', undefined, { email, ...input })
      output.show(done, () => `La contraseña de ${email} cambió, y sus sesiones se cerraron.`)
    })
  examples(command, [['obra users reset-password ana@obra.test', 'pregunta la contraseña nueva']])
}

/** `obra users` */
export function users(command: Command): void {
  addCreate(command)
  addList(command)
  addAct(command, 'confirm', 'Confirma una cuenta sin esperar su mail', (email) => `${email} quedó confirmada.`)
  addResetPassword(command)
  addAct(command, 'disable', 'Impide entrar a una cuenta; lo que hizo queda', (email) => `${email} ya no puede entrar.`)
  addAct(command, 'enable', 'Deja entrar de nuevo a una cuenta', (email) => `${email} puede entrar de nuevo.`)
  command.addHelpText(
    'after',
    '\nTrabaja sobre la base de OBRA_DATA_DIR (./data si falta), o la de DATABASE_URL. No hace falta el servidor.',
  )
  examples(command, [
    ['obra users list', 'quiénes hay'],
    ['obra users create', 'una cuenta más'],
  ])
}
