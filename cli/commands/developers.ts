import type { Command } from 'commander'
import type { components } from '../../openapi/generated/schema.d.ts'
import { answer, type Client } from '../lib/client.ts'
import { openSignedIn } from '../lib/context.ts'
import { notFoundFailure } from '../lib/failure.ts'
import type { Output } from '../lib/output.ts'
import { saveWorkplace } from '../lib/session.ts'
import { examples, numericId } from '../lib/spanish.ts'

type Developer = components['schemas']['Developer']

async function findDeveloper(client: Client, id: number): Promise<Developer> {
  const { data } = await answer(client.GET('/api/Usuarios/desarrolladoras'))
  const found = data.find((developer) => developer.id === id)
  if (!found) throw notFoundFailure(`No encontramos la desarrolladora ${id} entre las tuyas.`)
  return found
}

function showDeveloper(output: Output, developer: Developer): void {
  output.record(developer, [
    ['Id', developer.id],
    ['Nombre', developer.nombre],
    ['CUIT', developer.cuit],
    ['Teléfono', developer.telefono],
    ['Mail', developer.mail],
    ['Ubicación', developer.ubicacion],
  ])
}

function addList(parent: Command): void {
  const command = parent.command('list').description('Lista tus desarrolladoras, por nombre')
  command.action(async () => {
    const { client, output } = openSignedIn(command)
    const { data } = await answer(client.GET('/api/Usuarios/desarrolladoras'))
    output.rows(
      data,
      [
        { title: 'ID', value: (row) => row.id },
        { title: 'NOMBRE', value: (row) => row.nombre },
        { title: 'CUIT', value: (row) => row.cuit },
        { title: 'UBICACIÓN', value: (row) => row.ubicacion },
      ],
      'Todavía no tenés desarrolladoras. Creá una con: obra developers create --help',
    )
  })
  examples(command, [
    ['obra developers list', 'en una tabla'],
    ["obra developers list --json | jq '.[].id'", 'los ids, para un script'],
  ])
}

function addShow(parent: Command): void {
  const command = parent.command('show').description('Muestra una desarrolladora')
  command.argument('<id>', 'El id de la desarrolladora', numericId).action(async (id: number) => {
    const { client, output } = openSignedIn(command)
    showDeveloper(output, await findDeveloper(client, id))
  })
  examples(command, [['obra developers show 1', 'sus datos']])
}

function addCreate(parent: Command): void {
  const command = parent.command('create').description('Crea una desarrolladora, con vos como miembro')
  command
    .requiredOption('--nombre <texto>', 'Nombre o razón social')
    .requiredOption('--cuit <cuit>', 'CUIT, como 30-71234569-8')
    .requiredOption('--mail <email>', 'Mail de contacto')
    .option('--telefono <texto>', 'Teléfono')
    .option('--ubicacion <texto>', 'Domicilio')
    .action(async (body: components['schemas']['DeveloperInput']) => {
      const { client, output } = openSignedIn(command)
      const { data } = await answer(client.POST('/api/Desarrolladoras', { body }))
      showDeveloper(output, data!)
    })
  examples(command, [
    ["obra developers create --nombre 'Delta Viviendas' --cuit 30-71777009-5 --mail hola@delta.test", 'lo mínimo'],
  ])
}

function addUse(parent: Command): void {
  const command = parent.command('use').description('Elige la desarrolladora con la que vas a trabajar')
  command.argument('<id>', 'El id de la desarrolladora', numericId).action(async (id: number) => {
    const { client, output, ...place } = openSignedIn(command)
    const developer = await findDeveloper(client, id)
    saveWorkplace(place, { developer: id })
    output.show(developer, () => `Trabajás con ${developer.nombre}; elegí un proyecto con: obra proyectos list`)
  })
  examples(command, [['obra developers use 1', 'y después: obra proyectos use ID']])
}

function addCurrent(parent: Command): void {
  const command = parent.command('current').description('Muestra la desarrolladora con la que estás trabajando')
  command.action(async () => {
    const { client, output } = openSignedIn(command)
    const { desarrolladora } = (await answer(client.GET('/api/Usuarios/seleccion'))).data
    if (!desarrolladora)
      throw notFoundFailure('Todavía no elegiste una desarrolladora. Elegí con: obra developers use ID')
    showDeveloper(output, desarrolladora)
  })
  examples(command, [['obra developers current --json | jq -r .nombre', 'solo su nombre']])
}

/** `obra developers` */
export function developers(command: Command): void {
  for (const add of [addList, addShow, addCreate, addUse, addCurrent]) add(command)
  examples(command, [
    ['obra developers list', 'tus desarrolladoras'],
    ['obra developers use 1', 'elige una'],
  ])
}
