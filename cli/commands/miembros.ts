/** Members and invitations of a company (docs/domain/projects.md, Members and Invitations). */
import { Argument, type Command } from 'commander'
import { askMissing, passwordFromInput } from '../lib/ask.ts'
import { answer, createApiClient } from '../lib/client.ts'
import { addList, showList, recordsOf, showRecord, type CompanyRecord, type Noun } from '../lib/company-records.ts'
import { openCli } from '../lib/context.ts'
import { Failure, notFoundFailure } from '../lib/failure.ts'
import { saveSession } from '../lib/session.ts'
import { examples, numericId } from '../lib/spanish.ts'

const roles = ['administrador', 'miembro', 'lector']
const members: Noun = { name: 'miembros', columns: ['nombre', 'mail', 'rol', 'proyectos', 'desde'] }
const invitations: Noun = { name: 'invitaciones', columns: ['mail', 'rol', 'proyectos', 'estado', 'vence'] }

const addProject = (text: string, before: number[] = []) => [...before, numericId(text)]

function addInvite(parent: Command): void {
  const command = parent.command('invite').description('Invita por mail, a una o a varias personas')
  command
    .argument('<mail...>', 'Las direcciones')
    .addOption(command.createOption('--rol <rol>', 'Como qué se suman').choices(roles).default('miembro'))
    .option('--proyecto <id>', 'Un proyecto que ve; se puede repetir. Sin esto, todos', addProject)
    .action(async (mails: string[], { rol, proyecto: proyectos }: { rol: string; proyecto?: number[] }) => {
      const { output, send } = recordsOf(command, { name: invitations.name })
      const sent: CompanyRecord[] = []
      const refused: string[] = []
      for (const mail of mails) {
        try {
          sent.push(await send<CompanyRecord>('POST', { body: { mail, rol, ...(proyectos && { proyectos }) } }))
        } catch (error) {
          if (!(error instanceof Failure)) throw error
          refused.push(`${mail}: ${error.message}`)
        }
      }
      if (sent.length > 0) showList(output, invitations, { items: sent, total: sent.length })
      if (refused.length > 0) throw new Failure(refused.join('\n'))
    })
  examples(command, [
    ['obra miembros invite ana@obra.test', 'como miembro'],
    ['obra miembros invite ana@obra.test beto@obra.test --rol lector', 'a dos, para que solo lean'],
    ['obra miembros invite ana@obra.test --proyecto 1 --proyecto 2', 'para que vea dos proyectos'],
  ])
}

function addInvitations(parent: Command): void {
  const command = parent.command('invitations').description('Lista las invitaciones que nadie aceptó')
  command
    .option('--page <número>', 'La página, desde 1', numericId)
    .option('--size <número>', 'Cuántas por página, de 10 a 200', numericId, 200)
    .action(async (query: { page?: number; size?: number }) => {
      const { output, send } = recordsOf(command, { name: invitations.name })
      showList(output, invitations, await send('GET', { query }))
    })
  examples(command, [['obra miembros invitations', 'con su id, para retirarlas']])
}

function addWithdraw(parent: Command): void {
  const command = parent.command('withdraw').description('Retira una invitación: su enlace deja de servir')
  command.argument('<invitación>', 'El id de la invitación').action(async (id: string) => {
    const { output, send } = recordsOf(command, { name: invitations.name })
    await send('DELETE', { id })
    output.show({ id }, () => 'Se retiró la invitación.')
  })
  examples(command, [['obra miembros withdraw ID', 'el id es el de: obra miembros invitations']])
}

function addRole(parent: Command): void {
  const command = parent.command('role').description('Cambia el rol de un miembro')
  command
    .argument('<id>', 'El id o el mail del miembro')
    .addArgument(new Argument('<rol>', 'Su rol nuevo').choices(roles))
    .action(async (who: string, rol: string) => {
      const { output, send } = recordsOf(command, { name: members.name })
      const { id, version } = await findMember(send, who)
      showRecord(output, members, await send('PATCH', { id: String(id), body: { version, rol } }))
    })
  examples(command, [['obra miembros role ana@obra.test lector', 'desde ahora solo lee']])
}

function addProjects(parent: Command): void {
  const command = parent.command('projects').description('Cambia qué proyectos ve un miembro; sin ids, todos')
  command
    .argument('<id>', 'El id o el mail del miembro')
    .argument('[proyectos...]', 'Los ids de los proyectos', addProject)
    .action(async (who: string, ids: number[] = []) => {
      const { output, send } = recordsOf(command, { name: members.name })
      const proyectos = ids.length > 0 ? ids : null
      const { id, version } = await findMember(send, who)
      showRecord(output, members, await send('PATCH', { id: String(id), body: { version, proyectos } }))
    })
  examples(command, [
    ['obra miembros projects ana@obra.test 1 2', 've solo esos dos'],
    ['obra miembros projects ana@obra.test', 've todos otra vez'],
  ])
}

function addRemove(parent: Command): void {
  const command = parent.command('remove').description('Quita a un miembro de la empresa; lo que hizo queda')
  command.argument('<id>', 'El id o el mail del miembro').action(async (who: string) => {
    const { output, send } = recordsOf(command, { name: members.name })
    const { id, nombre } = await findMember(send, who)
    await send('DELETE', { id: String(id) })
    output.show({ id }, () => `${String(nombre)} ya no es de la empresa.`)
  })
  examples(command, [['obra miembros remove ana@obra.test', 'o su id']])
}

/** Finds a member by id or email. */
async function findMember(send: ReturnType<typeof recordsOf>['send'], who: string): Promise<CompanyRecord> {
  for (let page = 1, lastPage = 1; page <= lastPage; page++) {
    const search = who.includes('@') ? who : undefined
    const found = await send<{ items: CompanyRecord[]; lastPage: number }>('GET', {
      query: { search, page, size: 200 },
    })
    const member = found.items.find(({ id, mail }) => id === who || mail === who.toLowerCase())
    if (member) return member
    lastPage = found.lastPage
  }
  throw notFoundFailure(`Nadie de la empresa tiene el id o el mail ${who}. Mirá quiénes son con: obra miembros list`)
}

type AcceptOptions = { name?: string; passwordStdin?: boolean }

function addAccept(parent: Command): void {
  const command = parent.command('accept').description('Acepta una invitación con el código de su mail')
  command
    .argument('<token>', 'Lo que sigue a token= en el enlace del mail')
    .option('--name <texto>', 'Nombre y apellido, para quien todavía no tiene cuenta')
    .option('--password-stdin', 'Lee de la entrada estándar la contraseña de la cuenta nueva')
    .action(async (token: string, { name, passwordStdin }: AcceptOptions) => {
      const { address, sessionKey, output, ...cli } = openCli(command)
      const isNew = name !== undefined || passwordStdin === true
      const account = isNew ? await newAccount(name, passwordStdin) : {}
      const client = createApiClient(address, isNew ? undefined : cli.token)
      const joined = await answer(client.POST('/api/invitaciones/aceptar', { body: { token, ...account } }))
      const { sesion } = joined
      if (sesion) saveSession({ address, sessionKey }, { accessToken: sesion.accessToken, email: sesion.user.email })
      output.show(
        { desarrolladoraId: joined.desarrolladoraId, desarrolladora: joined.desarrolladora },
        () => `Ya sos de ${joined.desarrolladora}; elegila con: obra developers use ${joined.desarrolladoraId}`,
      )
    })
  examples(command, [
    ['obra miembros accept TOKEN', 'con la cuenta que inició sesión'],
    ["pass obra | obra miembros accept TOKEN --name 'Ana Paz' --password-stdin", 'con una cuenta nueva'],
  ])
}

async function newAccount(nombre: string | undefined, passwordStdin: boolean | undefined) {
  const given = { ...(nombre !== undefined && { nombre }), ...(await passwordFromInput(passwordStdin)) }
  return askMissing(given, {
    nombre: { option: '--name', question: 'Nombre y apellido: ' },
    password: { option: '--password-stdin', question: 'Contraseña: ', isHidden: true },
  })
}

/** `obra miembros` */
export function miembros(command: Command): void {
  addList(command, members)
  for (const add of [addInvite, addInvitations, addWithdraw, addRole, addProjects, addRemove, addAccept]) add(command)
  examples(command, [
    ['obra miembros list', 'quiénes son de la empresa'],
    ['obra miembros invite ana@obra.test --rol lector', 'le manda un mail con un enlace'],
  ])
}
