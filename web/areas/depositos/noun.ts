import { words } from '../../../openapi/generated/words.ts'
import { byName, textField, type Noun } from '../../records/catalogue/noun.ts'
import { catalogueTitles } from '../../records/catalogue/titles.ts'

const depositKinds = Object.entries(words.DepositoTipo)

/** Catalogue of material stores. */
export const depositos: Noun<'depositos'> = {
  key: 'depositos',
  entity: 'deposito',
  operations: {
    list: 'listDepositos',
    get: 'getDeposito',
    create: 'createDeposito',
    update: 'updateDeposito',
  },
  title: catalogueTitles.depositos,
  one: 'depósito',
  label: byName,
  sort: 'nombre',
  filters: [{ name: 'tipo', label: 'Tipo', options: depositKinds }],
  columns: [
    { name: 'nombre', title: 'Nombre', sort: 'nombre' },
    { name: 'tipo', title: 'Tipo', kind: 'choice', options: depositKinds, sort: 'tipo' },
  ],
  fields: [
    textField('nombre', 'Nombre', { required: true, maxLength: 120 }),
    { name: 'tipo', label: 'Tipo', kind: 'choice', options: depositKinds, initial: 'central' },
    { name: 'proyectoId', label: 'Proyecto', kind: 'project', help: 'Solo si es de obra' },
    {
      name: 'proveedorId',
      label: 'Proveedor',
      kind: 'entry',
      from: 'proveedores',
      help: 'Solo si está en un proveedor',
    },
  ],
}
