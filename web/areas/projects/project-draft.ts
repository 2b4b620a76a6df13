import { decimalOf, decimalText } from '../../lib/number-text.ts'
import type { Schema } from '../../api/types.ts'

export type Proyecto = Schema<'Proyecto'>
export type ProyectoInput = Schema<'ProyectoInput'>

/** The form values of a project. Numbers and dates are text. */
export type ProjectDraft = {
  nombre: string
  descripcion: string
  codigo: string
  direccion: string
  tipo: Proyecto['tipo']
  estado: Proyecto['estado']
  motivo: string
  monedaBase: Proyecto['monedaBase']
  fechaInicio: string
  fechaFinPlan: string
  fechaFinReal: string
  superficieCubierta: string
  superficieVendible: string
  unidades: string
  /** Empty where no index adjusts it. */
  indiceId: string
  mesBase: string
}

export const emptyProject: ProjectDraft = {
  nombre: '',
  descripcion: '',
  codigo: '',
  direccion: '',
  tipo: 'edificio',
  estado: 'planificado',
  motivo: '',
  monedaBase: 'ARS',
  fechaInicio: '',
  fechaFinPlan: '',
  fechaFinReal: '',
  superficieCubierta: '',
  superficieVendible: '',
  unidades: '',
  indiceId: '',
  mesBase: '',
}

/** The form values of an existing project. */
export function draftOf(project: Proyecto): ProjectDraft {
  const { nombre, descripcion, codigo, direccion, tipo, estado, monedaBase } = project
  return {
    nombre,
    descripcion,
    codigo,
    direccion,
    tipo,
    estado,
    monedaBase,
    motivo: project.motivo ?? '',
    fechaInicio: project.fechaInicio ?? '',
    fechaFinPlan: project.fechaFinPlan ?? '',
    fechaFinReal: project.fechaFinReal ?? '',
    superficieCubierta: project.superficieCubierta === null ? '' : decimalText(project.superficieCubierta),
    superficieVendible: project.superficieVendible === null ? '' : decimalText(project.superficieVendible),
    unidades: project.unidades === null ? '' : String(project.unidades),
    indiceId: project.indiceId ?? '',
    mesBase: project.mesBase ?? '',
  }
}

/** The request body of a new project. A project is created without a state; see `changeOf`. */
export function inputOf(draft: ProjectDraft): ProyectoInput {
  const { nombre, descripcion, codigo, direccion, tipo, monedaBase } = draft
  return {
    nombre,
    descripcion,
    direccion,
    tipo,
    monedaBase,
    ...(codigo.trim() && { codigo }),
    fechaInicio: draft.fechaInicio || null,
    fechaFinPlan: draft.fechaFinPlan || null,
    superficieCubierta: decimalOf(draft.superficieCubierta),
    superficieVendible: decimalOf(draft.superficieVendible),
    unidades: draft.unidades.trim() ? Number(decimalOf(draft.unidades)) : null,
    indiceId: draft.indiceId || null,
    mesBase: draft.mesBase || null,
  }
}

export type ProjectPatch = Partial<ProyectoInput> & Pick<Schema<'ProyectoPatch'>, 'estado' | 'motivo' | 'fechaFinReal'>

export const fieldNames: Record<keyof ProjectPatch, string> = {
  nombre: 'Nombre',
  descripcion: 'Descripción',
  codigo: 'Código',
  direccion: 'Dirección',
  tipo: 'Tipo',
  estado: 'Estado',
  motivo: 'Motivo de la cancelación',
  monedaBase: 'Moneda base',
  fechaInicio: 'Inicio',
  fechaFinPlan: 'Fin previsto',
  fechaFinReal: 'Fin real',
  superficieCubierta: 'Superficie cubierta',
  superficieVendible: 'Superficie vendible',
  unidades: 'Unidades',
  indiceId: 'Índice',
  mesBase: 'Mes base',
}

/** Whether a project in this state has ended and so has an end date. */
export const hasEnded = (estado: Proyecto['estado']) => estado === 'terminado' || estado === 'cancelado'

/** The request body for an existing project. `motivo` and `fechaFinReal` only go with the states that have them. */
function changeOf(draft: ProjectDraft): ProjectPatch {
  const { estado, motivo, fechaFinReal } = draft
  return {
    ...inputOf(draft),
    estado,
    ...(estado === 'cancelado' && { motivo }),
    ...(hasEnded(estado) && { fechaFinReal: fechaFinReal || null }),
  }
}

/** The changed fields only, so that concurrent changes of other fields are kept. */
export function patchOf(draft: ProjectDraft, project: Proyecto): ProjectPatch {
  const stored = changeOf(draftOf(project))
  const changed = Object.entries(changeOf(draft)).filter(
    ([key, value]) => value !== (stored[key as keyof ProjectPatch] ?? null),
  )
  return Object.fromEntries(changed)
}

/** The allowed next states, including the current one (docs/domain/projects.md, States of a project). */
export const statesFrom: Record<Proyecto['estado'], Proyecto['estado'][]> = {
  planificado: ['planificado', 'activo', 'cancelado'],
  activo: ['activo', 'pausado', 'terminado', 'cancelado'],
  pausado: ['pausado', 'activo', 'terminado', 'cancelado'],
  terminado: ['terminado'],
  cancelado: ['cancelado'],
}

const isDay = (text: string) => text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text)
const isAmount = (text: string) => text.trim() === '' || /^\d{1,11}(\.\d{1,4})?$/.test(decimalOf(text) ?? '')

/** The errors of a draft, by field. */
export function projectErrors(draft: ProjectDraft): Partial<Record<keyof ProjectDraft, string>> {
  const errors: Partial<Record<keyof ProjectDraft, string>> = {}
  if (!draft.nombre.trim()) errors.nombre = 'El nombre es requerido'
  for (const field of ['fechaInicio', 'fechaFinPlan', 'fechaFinReal'] as const) {
    if (!isDay(draft[field])) errors[field] = 'Escribí la fecha como dd/mm/aaaa'
  }
  if (draft.mesBase && !/^\d{4}-\d{2}$/.test(draft.mesBase)) errors.mesBase = 'Escribí el mes como mm/aaaa'
  for (const field of ['superficieCubierta', 'superficieVendible'] as const) {
    if (!isAmount(draft[field])) errors[field] = 'Escribí los metros, con hasta 4 decimales'
  }
  if (draft.unidades.trim() && !/^\d{1,5}$/.test(decimalOf(draft.unidades) ?? '')) errors.unidades = 'Escribí un número'
  if (draft.estado === 'cancelado' && !draft.motivo.trim()) errors.motivo = 'Contá por qué se cancela'
  return errors
}
