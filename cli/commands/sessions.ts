import type { Command } from 'commander'
import { answer } from '../lib/client.ts'
import { openSignedIn } from '../lib/context.ts'
import { examples, minute } from '../lib/spanish.ts'

function addList(parent: Command): void {
  const command = parent.command('list').description('Lista tus sesiones abiertas, la última usada primero')
  command.action(async () => {
    const { client, output } = openSignedIn(command)
    output.rows(
      await answer(client.GET('/api/auth/sessions')),
      [
        { title: 'ID', value: (row) => row.id, isWhole: true },
        { title: 'DISPOSITIVO', value: (row) => `${row.device}${row.isCurrent ? ' (esta)' : ''}` },
        { title: 'DIRECCIÓN', value: (row) => row.address },
        { title: 'ÚLTIMO USO', value: (row) => minute(row.lastUsedAt) },
        { title: 'DESDE', value: (row) => minute(row.createdAt) },
      ],
      'No hay sesiones abiertas.',
    )
  })
  examples(command, [['obra sessions list', 'con su id, para cerrarlas']])
}

function addEnd(parent: Command): void {
  const command = parent.command('end').description('Cierra una de tus sesiones')
  command.argument('<id>', 'El id de la sesión').action(async (id: string) => {
    const { client, output } = openSignedIn(command)
    await answer(client.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } }))
    output.show({ id }, () => 'Se cerró la sesión.')
  })
  examples(command, [['obra sessions end ID', 'el id es el de: obra sessions list']])
}

function addEndOthers(parent: Command): void {
  const command = parent.command('end-others').description('Cierra todas tus sesiones menos esta')
  command.action(async () => {
    const { client, output } = openSignedIn(command)
    await answer(client.DELETE('/api/auth/sessions'))
    output.show({ ended: true }, () => 'Se cerraron tus otras sesiones.')
  })
  examples(command, [['obra sessions end-others', 'después de perder un equipo, por ejemplo']])
}

/** `obra sessions` */
export function sessions(command: Command): void {
  addList(command)
  addEnd(command)
  addEndOthers(command)
  examples(command, [
    ['obra sessions list', 'dónde tenés una sesión abierta'],
    ['obra sessions end-others', 'deja abierta solo esta'],
  ])
}
