import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { readCbu, readCuit, writeCuit } from '../../lib/check-digits.ts'
import { invalid } from '../../lib/problem.ts'
import type { Catalogue } from '../../records/catalogue.ts'
import { branchOf } from '../rubros/door.ts'
import { usualLetter } from './letters.ts'

type Proveedor = components['schemas']['Proveedor']

const foreign = /^5[015]/
const mailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Throws 400 for a CUIT or CBU with wrong check digits, and for an invalid mail or condition. */
function validate(proveedor: Proveedor): Proveedor {
  const cuit = readCuit(proveedor.cuit)
  if (!cuit) throw invalid('cuit', 'El dígito verificador del CUIT no coincide. Revisalo.')
  if (foreign.test(cuit) !== (proveedor.condicionIva === 'exterior'))
    throw invalid('cuit', 'Los CUIT de proveedores del exterior, y solo esos, empiezan con 50, 51 o 55.')
  const cbu = proveedor.cbu.trim() === '' ? '' : readCbu(proveedor.cbu)
  if (cbu === undefined) throw invalid('cbu', 'El CBU tiene 22 dígitos, y alguno de sus verificadores no coincide.')
  if (proveedor.mail.trim() !== '' && !mailAddress.test(proveedor.mail.trim()))
    throw invalid('mail', 'Ingresá un email válido.')
  return { ...proveedor, cuit: writeCuit(cuit), cbu }
}

export const proveedores: Catalogue<Proveedor, 'proveedores', 'rubros'> = {
  table: 'proveedores',
  entidad: 'proveedor',
  words: {
    missing: 'No encontramos ese proveedor.',
    taken: (other) => `Ya existe un proveedor con el CUIT ${other.cuit} (${other.razonSocial}).`,
  },
  fields: {
    razonSocial: 'text',
    nombreFantasia: 'text',
    cuit: 'text',
    condicionIva: 'text',
    contacto: 'text',
    telefono: 'text',
    mail: 'text',
    direccion: 'text',
    cbu: 'text',
    alias: 'text',
    condicionPagoDias: 'number',
  },
  defaults: {
    nombreFantasia: '',
    rubros: [],
    contacto: '',
    telefono: '',
    mail: '',
    direccion: '',
    cbu: '',
    alias: '',
    condicionPagoDias: 0,
  },
  keyField: 'cuit',
  keyOf: (each) => each.cuit,
  sortOf: (each) => each.razonSocial,
  searchOf: (each) =>
    `${each.razonSocial} ${each.nombreFantasia} ${each.cuit} ${each.cuit.replaceAll('-', '')} ${each.contacto}`,
  sorts: { razonSocial: 'sortKey', cuit: 'cuit', condicionPagoDias: 'condicionPagoDias' },
  equals: ['condicionIva'],
  linkFilter: { param: 'rubroId', field: 'rubros', idsOf: branchOf },
  uses: [
    { table: 'materialProveedores', column: 'proveedorId' },
    { table: 'precios', column: 'proveedorId' },
    { table: 'depositos', column: 'proveedorId' },
    { table: 'contratos', column: 'proveedorId' },
    { table: 'comprobantes', column: 'proveedorId' },
    { table: 'pagos', column: 'proveedorId' },
    { table: 'movimientos', column: 'proveedorId' },
    { table: 'pedidos', column: 'proveedorId' },
    { table: 'acopios', column: 'proveedorId' },
  ],
  links: [
    {
      field: 'rubros',
      table: 'proveedorRubros',
      own: 'proveedorId',
      other: 'rubroId',
      otherTable: 'rubros',
      missing: 'No encontramos alguno de los rubros.',
    },
  ],
  validate: (_scope, proveedor) => validate(proveedor),
  load: async (_scope, each) =>
    each.map((proveedor) => ({ ...proveedor, letraHabitual: usualLetter(proveedor.condicionIva) })),
  sheet: [
    { title: 'Razón social', kind: 'text', value: (each) => each.razonSocial },
    { title: 'Nombre de fantasía', kind: 'text', value: (each) => each.nombreFantasia },
    { title: 'CUIT', kind: 'text', value: (each) => each.cuit },
    { title: 'Condición IVA', kind: 'text', value: (each) => words.CondicionIva[each.condicionIva] },
    { title: 'Contacto', kind: 'text', value: (each) => each.contacto },
    { title: 'Teléfono', kind: 'text', value: (each) => each.telefono },
    { title: 'Mail', kind: 'text', value: (each) => each.mail },
    { title: 'Dirección', kind: 'text', value: (each) => each.direccion },
    { title: 'CBU', kind: 'text', value: (each) => each.cbu },
    { title: 'Alias', kind: 'text', value: (each) => each.alias },
    { title: 'Pago (días)', kind: 'number', value: (each) => each.condicionPagoDias },
  ],
  sheetNames: [{ title: 'Rubros', field: 'rubros', table: 'rubros', name: 'codigo' }],
}
