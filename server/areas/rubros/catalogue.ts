import type { components } from '../../../openapi/generated/schema.d.ts'
import { codeSortKey } from '../../lib/codes.ts'
import { conflict, invalid } from '../../lib/problem.ts'
import { asStored, type Catalogue, type Scope } from '../../records/catalogue.ts'
import { selectChildren, selectParentId } from './queries.ts'

type Rubro = components['schemas']['Rubro']

const mostLevels = 4

/** Throws 400 for a rubro below itself, or too deep. */
async function requireTree({ db, desarrolladoraId }: Scope, rubro: Rubro): Promise<void> {
  let level = 1
  for (let id = rubro.padreId; id; id = await selectParentId(db, desarrolladoraId, id)) {
    if (id === rubro.id) throw invalid('padreId', 'Un rubro no puede estar dentro de sí mismo.')
    level += 1
    if (level > mostLevels) throw invalid('padreId', `Los rubros tienen como máximo ${mostLevels} niveles.`)
  }
}

async function validate(scope: Scope, rubro: Rubro, before: Rubro | undefined): Promise<Rubro> {
  if (rubro.padreId !== (before?.padreId ?? null)) await requireTree(scope, rubro)
  const children = await selectChildren(scope.db, scope.desarrolladoraId, rubro.id)
  if (before?.activo && !rubro.activo && children > 0)
    throw conflict(`El rubro ${before.codigo} tiene ${children} subrubros activos: archivalos primero.`)
  return rubro
}

export const rubros: Catalogue<Rubro, 'rubros'> = {
  table: 'rubros',
  entidad: 'rubro',
  words: {
    missing: 'No encontramos ese rubro.',
    taken: (other) => `Ya existe el rubro ${other.codigo}: ${other.nombre}.`,
  },
  fields: { codigo: 'text', nombre: 'text', padreId: 'text', orden: 'number' },
  defaults: { padreId: null, orden: 0 },
  keyField: 'codigo',
  keyOf: (rubro) => rubro.codigo,
  sortOf: (rubro) => codeSortKey(rubro.codigo),
  searchOf: (rubro) => `${rubro.codigo} ${rubro.nombre}`,
  sorts: { codigo: 'sortKey', nombre: 'nombre', orden: 'orden' },
  uses: [
    { table: 'materiales', column: 'rubroId' },
    { table: 'proveedorRubros', column: 'rubroId' },
    { table: 'rubros', column: 'padreId' },
    { table: 'presupuestoItems', column: 'rubroId' },
    { table: 'comprobanteImputaciones', column: 'rubroId' },
    { table: 'movimientos', column: 'rubroId' },
    { table: 'reservas', column: 'rubroId' },
    { table: 'tareas', column: 'rubroId' },
  ],
  references: [{ field: 'padreId', table: 'rubros', missing: 'No encontramos el rubro de arriba.' }],
  validate,
  load: asStored,
  sheet: [
    { title: 'Código', kind: 'text', value: (rubro) => rubro.codigo },
    { title: 'Nombre', kind: 'text', value: (rubro) => rubro.nombre },
    { title: 'Orden', kind: 'number', value: (rubro) => rubro.orden },
  ],
  sheetNames: [{ title: 'Rubro de arriba', field: 'padreId', table: 'rubros', name: 'codigo' }],
}
