import type { Command } from 'commander'
import type { components } from '../../openapi/generated/schema.d.ts'
import { answer, type Client } from '../lib/client.ts'
import { namedDeveloper, openSignedIn } from '../lib/context.ts'
import { notFoundFailure } from '../lib/failure.ts'
import type { Output } from '../lib/output.ts'
import { saveWorkplace } from '../lib/session.ts'
import { examples, numericId } from '../lib/spanish.ts'

type Project = components['schemas']['Project']

const noCompany =
  'Todavía no elegiste una desarrolladora. Elegí con: obra developers use ID (o indicala con --developer).'

/** The projects of the company given by `--developer`, otherwise of the active one. */
async function projectsOf(client: Client, developer: number | undefined): Promise<Project[]> {
  const active = async () => (await answer(client.GET('/api/Usuarios/seleccion'))).data.desarrolladora?.id
  const developerId = developer ?? (await active())
  if (developerId === undefined) throw notFoundFailure(noCompany)
  const params = { path: { developerId } }
  return (await answer(client.GET('/api/Usuarios/proyectos/{developerId}', { params }))).data
}

async function findProject(client: Client, id: number, developer?: number): Promise<Project> {
  const found = (await projectsOf(client, developer)).find((project) => project.id === id)
  if (!found) throw notFoundFailure(`No encontramos el proyecto ${id} en esa desarrolladora.`)
  return found
}

function showProject(output: Output, project: Project): void {
  output.record(project, [
    ['Id', project.id],
    ['Nombre', project.nombre],
    ['Descripción', project.descripcion],
  ])
}

function addList(parent: Command): void {
  const command = parent.command('list').description('Lista los proyectos de una desarrolladora')
  command.action(async () => {
    const { client, output } = openSignedIn(command)
    output.rows(
      await projectsOf(client, namedDeveloper(command)),
      [
        { title: 'ID', value: (row) => row.id },
        { title: 'NOMBRE', value: (row) => row.nombre },
        { title: 'DESCRIPCIÓN', value: (row) => row.descripcion },
      ],
      'Esa desarrolladora todavía no tiene proyectos.',
    )
  })
  examples(command, [
    ['obra projects list', 'los de la desarrolladora que elegiste'],
    ['obra projects list --developer 3', 'los de otra de las tuyas'],
  ])
}

function addShow(parent: Command): void {
  const command = parent.command('show').description('Muestra un proyecto')
  command.argument('<id>', 'El id del proyecto', numericId).action(async (id: number) => {
    const { client, output } = openSignedIn(command)
    showProject(output, await findProject(client, id, namedDeveloper(command)))
  })
  examples(command, [['obra projects show 2', 'uno de la desarrolladora que elegiste']])
}

export function addUse(parent: Command): void {
  const command = parent.command('use').description('Elige el proyecto en el que vas a trabajar')
  command.argument('<id>', 'El id del proyecto', numericId).action(async (id: number) => {
    const { client, output, workplace, ...place } = openSignedIn(command)
    const project = await findProject(client, id)
    saveWorkplace(place, { ...workplace, project: id })
    output.show(project, () => `Trabajás en ${project.nombre}.`)
  })
  examples(command, [['obra projects use 2', 'uno de la desarrolladora que elegiste']])
}

export function addCurrent(parent: Command): void {
  const command = parent.command('current').description('Muestra el proyecto en el que estás trabajando')
  command.action(async () => {
    const { client, output } = openSignedIn(command)
    const { proyecto } = (await answer(client.GET('/api/Usuarios/seleccion'))).data
    if (!proyecto) throw notFoundFailure('Todavía no elegiste un proyecto. Elegí con: obra projects use ID')
    showProject(output, proyecto)
  })
  examples(command, [['obra projects current --json | jq .id', 'solo su id']])
}

/** `obra projects` */
export function projects(command: Command): void {
  for (const add of [addList, addShow, addUse, addCurrent]) add(command)
  examples(command, [
    ['obra projects list', 'los de la desarrolladora que elegiste'],
    ['obra projects use 2', 'elige uno'],
  ])
}
