/** The rules of a project's fields, without the store (docs/domain/projects.md, Projects and States of a project). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { conflict, invalid } from '../../lib/problem.ts'

type Proyecto = components['schemas']['Proyecto']
type Estado = Proyecto['estado']

const next: Record<Estado, Estado[]> = {
  planificado: ['activo', 'cancelado'],
  activo: ['pausado', 'terminado', 'cancelado'],
  pausado: ['activo', 'terminado', 'cancelado'],
  terminado: [],
  cancelado: [],
}

/** Applies a change to a project on a day. Throws 400 and 409 with the field and the reason. */
export function changedProject(before: Proyecto, change: Partial<Proyecto>, today: string): Proyecto {
  const after = { ...before, ...change }
  if (after.estado !== before.estado && !next[before.estado].includes(after.estado)) {
    const allowed = next[before.estado].map((estado) => `«${estado}»`).join(', ') || 'a ningún otro estado'
    throw conflict(`Un proyecto «${before.estado}» no puede pasar a «${after.estado}». Puede pasar a: ${allowed}.`)
  }
  after.motivo = after.motivo?.trim() || null
  if (after.estado === 'cancelado' && !after.motivo) throw invalid('motivo', 'Contá por qué se cancela el proyecto.')
  if (after.estado !== 'cancelado') after.motivo = null
  if (after.estado === 'terminado') after.fechaFinReal ??= today
  else if (after.estado !== 'cancelado') after.fechaFinReal = null
  if (after.fechaFinReal !== before.fechaFinReal && (after.fechaFinReal ?? '') > today)
    throw invalid('fechaFinReal', 'El día en que terminó no puede ser posterior a hoy.')
  checkDates(after)
  return after
}

/** Throws 400 if an end date is before the start. */
export function checkDates({ fechaInicio, fechaFinPlan, fechaFinReal }: Proyecto): void {
  if (fechaInicio === null) return
  for (const [field, day] of Object.entries({ fechaFinPlan, fechaFinReal })) {
    if (day !== null && day < fechaInicio) throw invalid(field, 'No puede ser anterior a la fecha de inicio.')
  }
}
