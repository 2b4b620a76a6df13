import { words } from '../../../openapi/generated/words.ts'
import { textField, type Noun } from '../../records/catalogue/noun.ts'
import { catalogueTitles } from '../../records/catalogue/titles.ts'
import type { Picked } from '../../ui/PickerField.tsx'
import { searchSuppliers } from './queries.ts'

const conditionOptions = Object.entries(words.CondicionIva)

/** Catalogue of suppliers. */
export const proveedores: Noun<'proveedores'> = {
  key: 'proveedores',
  entity: 'proveedor',
  operations: {
    list: 'listProveedores',
    get: 'getProveedor',
    create: 'createProveedor',
    update: 'updateProveedor',
  },
  title: catalogueTitles.proveedores,
  one: 'proveedor',
  label: (entry) => String(entry.razonSocial),
  sort: 'razonSocial',
  picksAs: 'proveedor',
  search: (words, signal, { rubroId }) => searchSuppliers((rubroId as Picked | null | undefined)?.id)(words, signal),
  filters: [
    { name: 'rubroId', label: 'Rubro', from: 'rubros' },
    { name: 'condicionIva', label: 'Condición ante el IVA', options: conditionOptions },
  ],
  columns: [
    { name: 'razonSocial', title: 'Razón social', sort: 'razonSocial' },
    { name: 'cuit', title: 'CUIT', sort: 'cuit' },
    { name: 'contacto', title: 'Contacto' },
    { name: 'telefono', title: 'Teléfono' },
    { name: 'condicionPagoDias', title: 'Pago (días)', kind: 'number', sort: 'condicionPagoDias' },
  ],
  fields: [
    textField('razonSocial', 'Razón social', { required: true, maxLength: 200 }),
    textField('cuit', 'CUIT', { required: true, maxLength: 13, help: 'Con o sin guiones' }),
    { name: 'condicionIva', label: 'Condición ante el IVA', kind: 'choice', options: conditionOptions, initial: 'RI' },
    textField('nombreFantasia', 'Nombre de fantasía', { maxLength: 200 }),
    textField('contacto', 'Contacto', { maxLength: 120 }),
    textField('telefono', 'Teléfono', { maxLength: 50 }),
    textField('mail', 'Mail', { maxLength: 254 }),
    textField('direccion', 'Dirección', { maxLength: 300 }),
    textField('cbu', 'CBU', { maxLength: 30, help: '22 dígitos' }),
    textField('alias', 'Alias', { maxLength: 20 }),
    { name: 'condicionPagoDias', label: 'Días para pagar', kind: 'number', initial: '0' },
    {
      name: 'rubros',
      label: 'Rubros que provee',
      kind: 'lines',
      line: 'rubro',
      isIdList: true,
      columns: [{ name: 'id', label: 'Rubro', kind: 'entry', from: 'rubros', required: true }],
    },
  ],
}
