import type { Command } from 'commander'
import { answer } from '../lib/client.ts'
import { namedDeveloper, openSignedIn } from '../lib/context.ts'
import { examples, minute, numericId } from '../lib/spanish.ts'

const scopes = { read: 'leer', write: 'todo' } as const

function addList(parent: Command): void {
  const command = parent.command('list').description('Lista tus tokens que valen, del más nuevo al más viejo')
  command.action(async () => {
    const { client, output } = openSignedIn(command)
    output.rows(
      await answer(client.GET('/api/auth/tokens')),
      [
        { title: 'ID', value: (row) => row.id, isWhole: true },
        { title: 'NOMBRE', value: (row) => row.name },
        { title: 'PERMITE', value: (row) => scopes[row.scope] },
        { title: 'EMPRESA', value: (row) => row.desarrolladora?.nombre ?? 'todas' },
        { title: 'ÚLTIMO USO', value: (row) => (row.lastUsedAt ? minute(row.lastUsedAt) : 'nunca') },
        { title: 'VENCE', value: (row) => minute(row.expiresAt) },
      ],
      'No tenés tokens. Creá uno con: obra tokens create',
    )
  })
  examples(command, [['obra tokens list', 'con su id, para revocarlos']])
}

function addCreate(parent: Command): void {
  const command = parent.command('create').description('Crea un token para un script; se muestra una sola vez')
  command
    .argument('<nombre>', 'Para qué es')
    .option('--write', 'Permite también cambiar; sin esto solo lee')
    .option('--dias <número>', 'Cuántos días vale, hasta 366', numericId, 90)
    .action(async (name: string, { write, dias: days }: { write?: boolean; dias: number }) => {
      const { client, output } = openSignedIn(command)
      // The stored company does not apply: a token is for all companies unless the options name one.
      const developer = namedDeveloper(command)
      const scope = write ? ('write' as const) : ('read' as const)
      const body = { name, scope, days, ...(developer !== undefined && { desarrolladoraId: developer }) }
      const made = await answer(client.POST('/api/auth/tokens', { body }))
      if (!output.isJson) process.stderr.write('Guardalo ahora: no se vuelve a mostrar.\n')
      output.show(made, ({ accessToken }) => accessToken)
    })
  examples(command, [
    ["obra tokens create 'Informe mensual'", 'para leer, durante 90 días'],
    ['obra --developer 1 tokens create Carga --write --dias 7', 'para una sola empresa'],
    ['OBRA_TOKEN=… obra whoami', 'así se usa'],
  ])
}

function addRevoke(parent: Command): void {
  const command = parent.command('revoke').description('Revoca un token: deja de valer en el momento')
  command.argument('<id>', 'El id del token').action(async (id: string) => {
    const { client, output } = openSignedIn(command)
    await answer(client.DELETE('/api/auth/tokens/{id}', { params: { path: { id } } }))
    output.show({ id }, () => 'Se revocó el token.')
  })
  examples(command, [['obra tokens revoke ID', 'el id es el de: obra tokens list']])
}

/** `obra tokens` */
export function tokens(command: Command): void {
  addList(command)
  addCreate(command)
  addRevoke(command)
  examples(command, [
    ["obra tokens create 'Informe mensual'", 'un token que solo lee'],
    ['obra tokens list', 'qué tokens valen, y hasta cuándo'],
  ])
}
