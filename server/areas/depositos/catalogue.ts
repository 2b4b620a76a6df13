import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { asStored, type Catalogue, type Scope } from '../../records/catalogue.ts'
import { canSeeProject } from '../../records/visible-projects.ts'
import { hasProject } from './queries.ts'

type Deposito = components['schemas']['Deposito']

const sentences = {
  proyectoId: 'Un depósito de obra, y solo ese, lleva su proyecto.',
  proveedorId: 'Un depósito de proveedor, y solo ese, lleva su proveedor.',
}

/** Throws 400 if kind, project and supplier do not match, 404 for another company's project. */
async function validate({ db, desarrolladoraId, proyectos = null }: Scope, deposito: Deposito): Promise<Deposito> {
  const { tipo, proyectoId, proveedorId } = deposito
  if ((tipo === 'obra') !== (proyectoId !== null)) throw invalid('proyectoId', sentences.proyectoId)
  if ((tipo === 'proveedor') !== (proveedorId !== null)) throw invalid('proveedorId', sentences.proveedorId)
  if (proyectoId === null) return deposito
  if (!canSeeProject({ proyectos }, proyectoId) || !(await hasProject(db, desarrolladoraId, proyectoId)))
    throw notFound('No encontramos ese proyecto.')
  return deposito
}

export const depositos: Catalogue<Deposito, 'depositos'> = {
  table: 'depositos',
  entidad: 'deposito',
  words: {
    missing: 'No encontramos ese depósito.',
    taken: (other) => `Ya existe el depósito ${other.nombre}.`,
  },
  fields: { nombre: 'text', tipo: 'text', proyectoId: 'number', proveedorId: 'text' },
  defaults: { proyectoId: null, proveedorId: null },
  keyField: 'nombre',
  keyOf: (each) => each.nombre,
  sortOf: (each) => each.nombre,
  searchOf: (each) => each.nombre,
  sorts: { nombre: 'sortKey', tipo: 'tipo' },
  equals: ['tipo'],
  projectColumn: 'proyectoId',
  uses: [
    { table: 'movimientos', column: 'depositoId' },
    { table: 'movimientos', column: 'destinoId' },
    { table: 'conteos', column: 'depositoId' },
    { table: 'reservas', column: 'depositoId' },
    { table: 'pedidos', column: 'depositoId' },
    { table: 'acopios', column: 'depositoId' },
  ],
  references: [{ field: 'proveedorId', table: 'proveedores', missing: 'No encontramos ese proveedor.' }],
  validate,
  load: asStored,
  sheet: [
    { title: 'Nombre', kind: 'text', value: (each) => each.nombre },
    { title: 'Tipo', kind: 'text', value: (each) => words.DepositoTipo[each.tipo] },
  ],
  sheetNames: [
    { title: 'Proyecto', field: 'proyectoId', table: 'projects', name: 'nombre', company: 'companyId' },
    { title: 'Proveedor', field: 'proveedorId', table: 'proveedores', name: 'cuit' },
  ],
}
