import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { byCodeAndName, textField, type EntryKind, type Noun, type Series } from '../../records/catalogue/noun.ts'
import { catalogueTitles } from '../../records/catalogue/titles.ts'
import { rateCurrencies } from '../cotizaciones/door.ts'
import { lastPriceContent } from './last-price.tsx'

/** Table of prices; they cannot be edited. */
const price: EntryKind = {
  title: 'Precios',
  one: 'precio',
  label: ({ fecha }) => dateText(String(fecha)),
  sort: 'fecha',
  hasNoUses: true,
  columns: [
    { name: 'fecha', title: 'Fecha', kind: 'date', sort: 'fecha' },
    { name: 'precio', title: 'Precio', kind: 'decimal' },
    { name: 'moneda', title: 'Moneda' },
    { name: 'proveedor', title: 'Proveedor' },
  ],
  fields: [],
}

const prices: Series<'materiales'> = {
  name: 'precios',
  operations: { list: 'listPrecios', load: 'loadPrecios' },
  parent: 'materialId',
  heading: 'Precios',
  pasteLabel: 'Agregar precios',
  when: 'fecha',
  value: 'precio',
  whenTitle: 'Fecha',
  valueTitle: 'Precio',
  decimals: 4,
  pasted: [{ name: 'moneda', label: 'Moneda', options: [['ARS', 'Peso'], ...rateCurrencies], usual: 'ARS' }],
  kindOf: () => price,
  bodyOf: (rows, { moneda }) => ({
    precios: rows.map(({ when, value }) => ({ fecha: when, precio: value, moneda })),
  }),
}

/** Catalogue of materials, each with a series of prices. */
export const materiales: Noun<'materiales'> = {
  key: 'materiales',
  entity: 'material',
  operations: {
    list: 'listMateriales',
    get: 'getMaterial',
    create: 'createMaterial',
    update: 'updateMaterial',
  },
  title: catalogueTitles.materiales,
  one: 'material',
  label: byCodeAndName,
  sort: 'nombre',
  series: prices,
  filters: [{ name: 'rubroId', label: 'Rubro', from: 'rubros' }],
  columns: [
    { name: 'codigo', title: 'Código', sort: 'codigo' },
    { name: 'nombre', title: 'Nombre', sort: 'nombre' },
    { name: 'unidad', title: 'Unidad' },
    { name: 'rubro', title: 'Rubro' },
    {
      name: 'ultimoPrecio',
      title: 'Último precio',
      isNumber: true,
      cell: ({ ultimoPrecio }) => lastPriceContent(ultimoPrecio as Schema<'UltimoPrecio'> | null),
    },
  ],
  fields: [
    textField('codigo', 'Código', { required: true, maxLength: 40 }),
    textField('nombre', 'Nombre', { required: true, maxLength: 200 }),
    { name: 'unidadId', label: 'Unidad', kind: 'entry', from: 'unidades', required: true },
    { name: 'rubroId', label: 'Rubro', kind: 'entry', from: 'rubros', required: true },
    { name: 'stockMinimo', label: 'Stock mínimo', kind: 'decimal', decimals: 4, initial: '0' },
    {
      name: 'presentaciones',
      label: 'Presentaciones',
      kind: 'lines',
      line: 'presentación',
      columns: [
        textField('nombre', 'Nombre', { required: true, maxLength: 60 }),
        { name: 'factor', label: 'Cuántas unidades trae', kind: 'decimal', decimals: 4, required: true },
      ],
    },
    {
      name: 'proveedores',
      label: 'Proveedores',
      kind: 'lines',
      line: 'proveedor',
      columns: [
        { name: 'proveedorId', label: 'Proveedor', kind: 'entry', from: 'proveedores', required: true },
        textField('codigoProveedor', 'Su código', { maxLength: 60 }),
      ],
    },
    { name: 'descripcion', label: 'Descripción', kind: 'longText', maxLength: 2000 },
  ],
}
