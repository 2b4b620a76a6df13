import type { Command } from 'commander'
import { addArchive, addCreate, addList, addShow, addUpdate, type Noun } from '../lib/company-records.ts'
import { examples } from '../lib/spanish.ts'
import { addCurrent, addUse } from './projects.ts'

const archivedOnly = (archivado: boolean) => ({ archivado })
const noun: Noun = {
  name: 'proyectos',
  columns: ['codigo', 'nombre', 'estado', 'monedaBase', 'fechaInicio'],
  archive: archivedOnly,
}

/** `obra proyectos`: the company's projects with all their fields (modules.md, section 2). */
export function proyectos(command: Command): void {
  addList(command, noun, archivedOnly)
  for (const add of [addShow, addCreate, addUpdate, addArchive]) add(command, noun)
  addUse(command)
  addCurrent(command)
  examples(command, [
    ["obra proyectos create nombre='Torre 1' tipo=edificio monedaBase=ARS", 'empieza como planificado'],
    ['obra proyectos update 2 estado=activo', 'cambia su estado'],
  ])
}
