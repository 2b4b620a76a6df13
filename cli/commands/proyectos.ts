import type { Command } from 'commander'
import type { components } from '../../openapi/generated/schema.d.ts'
import { answer, type Client } from '../lib/client.ts'
import { addArchive, addCreate, addList, addShow, addUpdate, type Noun } from '../lib/company-records.ts'
import { openSignedIn } from '../lib/context.ts'
import { notFoundFailure } from '../lib/failure.ts'
import { saveWorkplace } from '../lib/session.ts'
import { examples, numericId } from '../lib/spanish.ts'

type Project = components['schemas']['Project']

const archivedOnly = (archivado: boolean) => ({ archivado })
const noun: Noun = {
  name: 'proyectos',
  columns: ['codigo', 'nombre', 'estado', 'monedaBase', 'fechaInicio'],
  archive: archivedOnly,
}

const noCompany =
  'Todavía no elegiste una desarrolladora. Elegí con: obra developers use ID (o indicala con --developer).'

/** A project of the active company. */
async function findProject(client: Client, id: number): Promise<Project> {
  const companyId = (await answer(client.GET('/api/Usuarios/seleccion'))).data.desarrolladora?.id
  if (companyId === undefined) throw notFoundFailure(noCompany)
  const { data } = await answer(
    client.GET('/api/Usuarios/proyectos/{developerId}', { params: { path: { developerId: companyId } } }),
  )
  const project = data.find((each) => each.id === id)
  if (!project) throw notFoundFailure(`No encontramos el proyecto ${id} en esa desarrolladora.`)
  return project
}

function addUse(parent: Command): void {
  const command = parent.command('use').description('Elige el proyecto en el que vas a trabajar')
  command.argument('<id>', 'El id del proyecto', numericId).action(async (id: number) => {
    const { client, output, workplace, ...place } = openSignedIn(command)
    const project = await findProject(client, id)
    saveWorkplace(place, { ...workplace, project: id })
    output.show(project, () => `Trabajás en ${project.nombre}.`)
  })
  examples(command, [['obra proyectos use 2', 'uno de la desarrolladora que elegiste']])
}

function addCurrent(parent: Command): void {
  const command = parent.command('current').description('Muestra el proyecto en el que estás trabajando')
  command.action(async () => {
    const { client, output } = openSignedIn(command)
    const { proyecto } = (await answer(client.GET('/api/Usuarios/seleccion'))).data
    if (!proyecto) throw notFoundFailure('Todavía no elegiste un proyecto. Elegí con: obra proyectos use ID')
    output.record(proyecto, [
      ['Id', proyecto.id],
      ['Nombre', proyecto.nombre],
      ['Descripción', proyecto.descripcion],
    ])
  })
  examples(command, [['obra proyectos current --json | jq .id', 'solo su id']])
}

/** `obra proyectos`, also as `obra projects`: the company's projects with all their fields (docs/domain/projects.md, Projects). */
export function proyectos(command: Command): void {
  addList(command, noun, archivedOnly)
  for (const add of [addShow, addCreate, addUpdate, addArchive]) add(command, noun)
  addUse(command)
  addCurrent(command)
  examples(command, [
    ['obra proyectos list', 'los de la desarrolladora que elegiste'],
    ['obra proyectos use 2', 'elige uno'],
    ["obra proyectos create nombre='Torre 1' tipo=edificio monedaBase=ARS", 'empieza como planificado'],
    ['obra proyectos update 2 estado=activo', 'cambia su estado'],
  ])
}
