import type { Command } from 'commander'
import { administer } from '../lib/administer.ts'
import { askMissing, passwordFromInput } from '../lib/ask.ts'
import { openOutput } from '../lib/context.ts'
import { examples } from '../lib/spanish.ts'
import { questions as accountQuestions } from './users.ts'

type Options = Record<'name' | 'email' | 'company' | 'cuit' | 'project', string | undefined> & {
  passwordStdin?: boolean
}
type InitResult = {
  isSampleEnded: boolean
  user: { email: string }
  desarrolladora: { id: number; nombre: string }
  proyecto: { id: number; nombre: string }
}

const sampleEnded =
  'Los datos de ejemplo quedan en la base, pero su contraseña ya no sirve. Para empezar sin ellos: obra db reset && obra init\n'

const questions = {
  ...accountQuestions,
  company: { option: '--company', question: 'Nombre de la empresa: ' },
  cuit: { option: '--cuit', question: 'CUIT de la empresa: ' },
  project: { option: '--project', question: 'Nombre del primer proyecto: ' },
}

/** `obra init` */
export function init(command: Command): void {
  command
    .option('--name <texto>', 'Nombre y apellido de la primera cuenta')
    .option('--email <email>', 'Su dirección')
    .option('--password-stdin', 'Lee su contraseña de la entrada estándar')
    .option('--company <texto>', 'Nombre de la empresa')
    .option('--cuit <cuit>', 'CUIT de la empresa')
    .option('--project <texto>', 'Nombre del primer proyecto')
    .action(async ({ passwordStdin, ...options }: Options) => {
      const output = openOutput(command)
      // --project is also a global option, which takes precedence.
      const values = { ...options, project: command.optsWithGlobals<Options>().project }
      const answers = await askMissing({ ...definedOf(values), ...(await passwordFromInput(passwordStdin)) }, questions)
      const { name, email, password, company, cuit, project } = answers
      const input = {
        account: { name, email, password },
        company: { nombre: company, cuit },
        project: { nombre: project },
      }
      const result = await administer<InitResult>('init', undefined, input)
      output.show(
        result,
        ({ user, desarrolladora, proyecto, isSampleEnded }) =>
          `Listo: ${user.email} administra ${desarrolladora.nombre}, con el proyecto ${proyecto.nombre}.\n` +
          (isSampleEnded ? sampleEnded : '') +
          'Arrancá con «obra serve» e iniciá sesión. Para invitar a tu equipo: Empresa, Invitaciones.',
      )
    })
  examples(command, [
    ['obra init', 'pregunta paso a paso: cuenta, empresa y proyecto'],
    [
      "obra init --name 'Ana Paz' --email ana@paz.test --password-stdin --company Paz --cuit 30-71234567-1 --project 'Torre 1'",
      'sin preguntar',
    ],
  ])
}

const definedOf = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<
    Record<keyof T & keyof typeof questions, string>
  >
