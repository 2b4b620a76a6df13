import { words } from '../../../openapi/generated/words.ts'
import { byName, textField, type Noun } from '../../records/catalogue/noun.ts'
import { catalogueTitles } from '../../records/catalogue/titles.ts'

const kinds = Object.entries(words.CuentaTipo)
const currencies = ['ARS', 'USD', 'EUR', 'UVA'].map((each) => [each, each] as const)

/** Catalogue of bank accounts and cash boxes. */
export const cuentas: Noun<'cuentas'> = {
  key: 'cuentas',
  entity: 'cuenta',
  operations: {
    list: 'listCuentas',
    get: 'getCuenta',
    create: 'createCuenta',
    update: 'updateCuenta',
  },
  title: catalogueTitles.cuentas,
  one: 'cuenta',
  isFeminine: true,
  label: byName,
  sort: 'nombre',
  filters: [
    { name: 'tipo', label: 'Tipo', options: kinds },
    { name: 'moneda', label: 'Moneda', options: currencies },
  ],
  columns: [
    { name: 'nombre', title: 'Nombre', sort: 'nombre' },
    { name: 'tipo', title: 'Tipo', kind: 'choice', options: kinds, sort: 'tipo' },
    { name: 'banco', title: 'Banco' },
    { name: 'moneda', title: 'Moneda', sort: 'moneda' },
    { name: 'saldo', title: 'Saldo hoy', kind: 'decimal' },
    { name: 'saldoProyectado', title: 'Saldo proyectado', kind: 'decimal' },
  ],
  fields: [
    textField('nombre', 'Nombre', { required: true, maxLength: 120 }),
    { name: 'tipo', label: 'Tipo', kind: 'choice', options: kinds, initial: 'banco' },
    { name: 'moneda', label: 'Moneda', kind: 'choice', options: currencies, initial: 'ARS' },
    textField('banco', 'Banco', { maxLength: 120, help: 'Vacío si es una caja' }),
    textField('cbu', 'CBU', { maxLength: 40, help: '22 dígitos; vacío si es una caja' }),
    { name: 'saldoInicial', label: 'Saldo inicial', kind: 'decimal', decimals: 2, initial: '0' },
    {
      name: 'fechaInicial',
      label: 'Desde',
      kind: 'date',
      required: true,
      help: 'El primer día que cuenta: el saldo inicial es el de antes de ese día',
    },
  ],
}
