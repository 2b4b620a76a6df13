/** Default entries of a new company. */
import type { Db } from '../../db/schema.ts'
import type { Body } from '../../http/contract.ts'
import { insertNew } from '../../records/catalogue-rows.ts'
import { tiposEvento } from './catalogue.ts'

const usual: [string, string][] = [
  ['Reunión', '#1d4ed8'],
  ['Visita de obra', '#0f766e'],
  ['Inspección', '#b45309'],
  ['Entrega de materiales', '#7c3aed'],
  ['Hormigonado', '#475569'],
  ['Vencimiento', '#b91c1c'],
  ['Otro', '#64748b'],
]

/** Adds the default event types to a company. */
export function addUsualEventTypes(db: Db, desarrolladoraId: number, makeId: (index: number) => string): Promise<void> {
  const entries = usual.map(([nombre, color], index) => ({ id: makeId(index), nombre, color }))
  return insertNew<Body<'createTipoEvento'>>(db, tiposEvento, desarrolladoraId, entries)
}
