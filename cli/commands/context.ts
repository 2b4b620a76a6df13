import type { Command } from 'commander'
import { openOutput, readAddress } from '../lib/context.ts'
import { usageFailure } from '../lib/failure.ts'
import { contextAddress, readCredentials, writeCredentials } from '../lib/session.ts'
import { examples } from '../lib/spanish.ts'

function addList(parent: Command): void {
  const command = parent.command('list').description('Lista los contextos; el que está en uso lleva un *')
  command.action(() => {
    const { context, contexts, sessions } = readCredentials()
    const rows = Object.entries(contexts).map(([nombre, servidor]) => {
      const session = sessions[nombre]
      return { nombre, servidor, email: session?.email ?? null, enUso: nombre === context }
    })
    openOutput(command).rows(
      rows.toSorted((a, b) => a.nombre.localeCompare(b.nombre)),
      [
        { title: '', value: (row) => (row.enUso ? '*' : '') },
        { title: 'NOMBRE', value: (row) => row.nombre, isWhole: true },
        { title: 'SERVIDOR', value: (row) => row.servidor, isWhole: true },
        { title: 'SESIÓN', value: (row) => row.email ?? 'sin iniciar' },
      ],
      'No hay contextos. Agregá uno con: obra context add NOMBRE DIRECCIÓN',
    )
  })
  examples(command, [['obra context list', 'servidores y con qué cuenta']])
}

function addAdd(parent: Command): void {
  const command = parent.command('add').description('Agrega un contexto: un servidor con una cuenta, bajo un nombre')
  command
    .argument('<nombre>', 'Letras, números, guiones y puntos')
    .argument('<dirección>', 'El servidor')
    .action((nombre: string, text: string) => {
      if (!/^[\p{L}\d][\p{L}\d._-]{0,39}$/u.test(nombre))
        throw usageFailure(`'${nombre}' no sirve como nombre: hasta 40 letras, números, guiones y puntos.`)
      const credentials = readCredentials()
      if (nombre in credentials.contexts)
        throw usageFailure(`Ya existe el contexto '${nombre}'. Para cambiarlo: obra context remove ${nombre}`)
      const servidor = readAddress(text)
      writeCredentials({ ...credentials, contexts: { ...credentials.contexts, [nombre]: servidor } })
      openOutput(command).show(
        { nombre, servidor },
        () => `Agregaste '${nombre}'. Usalo con: obra context use ${nombre}`,
      )
    })
  examples(command, [['obra context add produccion https://obra.ejemplo.com', 'después: obra context use produccion']])
}

function addUse(parent: Command): void {
  const command = parent.command('use').description('Trabaja en un contexto, o en ninguno si falta el nombre')
  command.argument('[contexto]', 'Su nombre').action((nombre?: string) => {
    const { context: _, ...credentials } = readCredentials()
    const servidor = nombre === undefined ? null : contextAddress(credentials, nombre)
    writeCredentials({ ...credentials, ...(nombre !== undefined && { context: nombre }) })
    openOutput(command).show({ nombre: nombre ?? null, servidor }, () =>
      nombre === undefined ? 'Trabajás sin contexto.' : `Trabajás en '${nombre}' (${servidor}).`,
    )
  })
  examples(command, [
    ['obra context use produccion', 'los comandos que siguen van a ese servidor'],
    ['obra context use', 'como antes de elegir uno'],
    ['obra --context pruebas developers list', 'otro contexto para un solo comando'],
  ])
}

function addRemove(parent: Command): void {
  const command = parent.command('remove').description('Quita un contexto con su sesión en este equipo')
  command.argument('<contexto>', 'Su nombre').action((nombre: string) => {
    const { context, ...credentials } = readCredentials()
    contextAddress(credentials, nombre)
    const { [nombre]: _, ...contexts } = credentials.contexts
    const { [nombre]: session, ...sessions } = credentials.sessions
    if (session)
      throw usageFailure(`'${nombre}' tiene una sesión abierta. Cerrala antes: obra --context ${nombre} logout`)
    writeCredentials({ ...credentials, sessions, contexts, ...(context !== nombre && context && { context }) })
    openOutput(command).show({ nombre }, () => `Quitaste '${nombre}'.`)
  })
  examples(command, [['obra context remove pruebas', 'el servidor no cambia']])
}

/** `obra context`: named servers and accounts, for users of several. */
export function context(command: Command): void {
  for (const add of [addList, addAdd, addUse, addRemove]) add(command)
  examples(command, [
    ['obra context add produccion https://obra.ejemplo.com', 'un servidor con nombre'],
    ['obra context use produccion && obra login', 'trabajar en él'],
  ])
}
