import type { components } from '../../../openapi/generated/schema.d.ts'
import { fromScaled, toScaled } from '../../money/decimal.ts'
import { invalid } from '../../lib/problem.ts'
import { identityKey } from '../../lib/text.ts'
import type { Catalogue, Scope, StoredEntry } from '../../records/catalogue.ts'
import { selectRubroNames, selectUnitCodes } from './queries.ts'
import { withPrices } from './last-prices.ts'

type Material = components['schemas']['Material']

/** Throws 400 for an empty or repeated presentation. */
function validate(material: Material): Material {
  const names = material.presentaciones.map(({ nombre }) => identityKey(nombre.trim()))
  const presentaciones = material.presentaciones.map(({ nombre, factor }, index) => {
    const scaled = toScaled('cantidad', factor)
    if (scaled === 0) throw invalid(`presentaciones.${index}.factor`, 'Tiene que ser mayor que 0.')
    if (names.indexOf(names[index]!) < index)
      throw invalid(`presentaciones.${index}.nombre`, 'Esa presentación ya está.')
    return { nombre: nombre.trim(), factor: fromScaled('cantidad', scaled) }
  })
  return { ...material, presentaciones }
}

type Stored = StoredEntry<Material, 'materiales', 'proveedores'>

async function withNames({ db }: Scope, each: Stored[]) {
  const units = await selectUnitCodes(db, [...new Set(each.map(({ unidadId }) => unidadId))])
  const rubros = await selectRubroNames(db, [...new Set(each.map(({ rubroId }) => rubroId))])
  return each.map((material) => ({
    ...material,
    unidad: units.get(material.unidadId) ?? '',
    rubro: rubros.get(material.rubroId) ?? '',
  }))
}

export const materiales: Catalogue<Material, 'materiales', 'proveedores'> = {
  table: 'materiales',
  entidad: 'material',
  words: {
    missing: 'No encontramos ese material.',
    taken: (other) => `Ya existe el material ${other.codigo}: ${other.nombre}.`,
  },
  fields: {
    codigo: 'text',
    nombre: 'text',
    descripcion: 'text',
    unidadId: 'text',
    rubroId: 'text',
    presentaciones: 'json',
    stockMinimo: 'cantidad',
  },
  defaults: {
    descripcion: '',
    presentaciones: [],
    stockMinimo: '0.0000',
    proveedores: [],
    unidad: '',
    rubro: '',
    ultimoPrecio: null,
  },
  keyField: 'codigo',
  keyOf: (each) => each.codigo,
  sortOf: (each) => each.nombre,
  searchOf: (each) => `${each.codigo} ${each.nombre} ${each.descripcion}`,
  sorts: { codigo: 'clave', nombre: 'sortKey' },
  // Prices belong to a material and are no use of it.
  uses: [
    { table: 'movimientoLineas', column: 'materialId' },
    { table: 'conteoLineas', column: 'materialId' },
    { table: 'reservas', column: 'materialId' },
    { table: 'pedidoLineas', column: 'materialId' },
    { table: 'acopioLineas', column: 'materialId' },
    { table: 'presupuestoInsumos', column: 'materialId' },
  ],
  references: [
    { field: 'unidadId', table: 'unidades', missing: 'No encontramos esa unidad.' },
    { field: 'rubroId', table: 'rubros', missing: 'No encontramos ese rubro.' },
  ],
  links: [
    {
      field: 'proveedores',
      table: 'materialProveedores',
      own: 'materialId',
      other: 'proveedorId',
      more: ['codigoProveedor'],
      otherTable: 'proveedores',
      missing: 'No encontramos alguno de los proveedores.',
    },
  ],
  equals: ['rubroId'],
  validate: (_scope, material) => validate(material),
  load: async (scope, each) => withPrices(scope, await withNames(scope, each)),
  sheet: [
    { title: 'Código', kind: 'text', value: (each) => each.codigo },
    { title: 'Nombre', kind: 'text', value: (each) => each.nombre },
    { title: 'Unidad', kind: 'text', value: (each) => each.unidad },
    { title: 'Rubro', kind: 'text', value: (each) => each.rubro },
    { title: 'Stock mínimo', kind: 'decimal', value: (each) => each.stockMinimo },
    { title: 'Último precio', kind: 'decimal', value: (each) => each.ultimoPrecio?.precio },
    { title: 'Moneda', kind: 'text', value: (each) => each.ultimoPrecio?.moneda },
    { title: 'Fecha del precio', kind: 'day', value: (each) => each.ultimoPrecio?.fecha },
    { title: 'Días del precio', kind: 'number', value: (each) => each.ultimoPrecio?.dias },
    { title: 'Proveedor del precio', kind: 'text', value: (each) => each.ultimoPrecio?.proveedor },
    { title: 'Variación %', kind: 'decimal', value: (each) => each.ultimoPrecio?.variacion },
    { title: 'Variación CAC %', kind: 'decimal', value: (each) => each.ultimoPrecio?.variacionCac },
    { title: 'Variación dólar %', kind: 'decimal', value: (each) => each.ultimoPrecio?.variacionDolar },
    { title: 'Descripción', kind: 'text', value: (each) => each.descripcion },
  ],
}
