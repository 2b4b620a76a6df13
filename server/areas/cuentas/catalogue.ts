import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { dateText } from '../../lib/calendar.ts'
import { readCbu } from '../../lib/check-digits.ts'
import { conflict, invalid } from '../../lib/problem.ts'
import { exact, importe, toScaled } from '../../money/decimal.ts'
import { amountText } from '../../money/valuation.ts'
import type { Catalogue, Scope } from '../../records/catalogue.ts'
import { selectFirstDay, selectMoved } from './queries.ts'

export type Cuenta = components['schemas']['Cuenta']

const cbuSentence = 'El CBU tiene 22 dígitos, y alguno de sus verificadores no coincide.'

/**
 * Throws 400 for a bank or CBU of a cash box and for a wrong CBU, 409 for another currency of an account in use, and for a first day after
 * its first movement.
 */
async function validate({ db }: Scope, cuenta: Cuenta, before: Cuenta | undefined): Promise<Cuenta> {
  const banco = cuenta.banco.trim()
  const typed = cuenta.cbu.trim()
  if (cuenta.tipo === 'caja' && banco !== '') throw invalid('banco', 'Una caja no lleva banco.')
  if (cuenta.tipo === 'caja' && typed !== '') throw invalid('cbu', 'Una caja no lleva CBU.')
  const cbu = typed === '' ? '' : readCbu(typed)
  if (cbu === undefined) throw invalid('cbu', cbuSentence)
  if (before && before.usos > 0 && before.moneda !== cuenta.moneda)
    throw conflict('La cuenta ya tiene movimientos: su moneda no puede cambiar.', 'moneda')
  const first = before && before.fechaInicial < cuenta.fechaInicial ? await selectFirstDay(db, cuenta.id) : null
  if (first !== null && first < cuenta.fechaInicial)
    throw conflict(`La cuenta tiene movimientos desde el ${dateText(first)}: no puede empezar después.`, 'fechaInicial')
  return { ...cuenta, banco, cbu, saldoInicial: importe(exact(cuenta.saldoInicial)) }
}

export const cuentas: Catalogue<Cuenta, 'cuentas'> = {
  table: 'cuentas',
  entidad: 'cuenta',
  words: {
    missing: 'No encontramos esa cuenta.',
    taken: (other) => `Ya existe la cuenta ${other.nombre}.`,
  },
  fields: {
    nombre: 'text',
    tipo: 'text',
    moneda: 'text',
    banco: 'text',
    cbu: 'text',
    saldoInicial: 'importe',
    fechaInicial: 'text',
  },
  defaults: { banco: '', cbu: '', saldoInicial: '0.00' },
  keyField: 'nombre',
  keyOf: (each) => each.nombre,
  sortOf: (each) => each.nombre,
  searchOf: (each) => `${each.nombre} ${each.banco} ${each.cbu}`,
  sorts: { nombre: 'sortKey', tipo: 'tipo', moneda: 'moneda' },
  equals: ['tipo', 'moneda'],
  uses: [
    { table: 'cobros', column: 'cuentaId' },
    { table: 'pagoMedios', column: 'cuentaId' },
    { table: 'transferencias', column: 'origenId' },
    { table: 'transferencias', column: 'destinoId' },
  ],
  validate,
  load: async ({ db, today }, each) => {
    const moved = await selectMoved(
      db,
      each.map(({ id }) => id),
      today,
    )
    return each.map((cuenta) => {
      const initial = BigInt(toScaled('importe', cuenta.saldoInicial))
      const sums = moved.get(cuenta.id) ?? { today: 0n, all: 0n }
      return { ...cuenta, saldo: amountText(initial + sums.today), saldoProyectado: amountText(initial + sums.all) }
    })
  },
  sheet: [
    { title: 'Nombre', kind: 'text', value: (each) => each.nombre },
    { title: 'Tipo', kind: 'text', value: (each) => words.CuentaTipo[each.tipo] },
    { title: 'Banco', kind: 'text', value: (each) => each.banco },
    { title: 'CBU', kind: 'text', value: (each) => each.cbu },
    { title: 'Moneda', kind: 'text', value: (each) => each.moneda },
    { title: 'Desde', kind: 'day', value: (each) => each.fechaInicial },
    { title: 'Saldo inicial', kind: 'decimal', value: (each) => each.saldoInicial },
    { title: 'Saldo hoy', kind: 'decimal', value: (each) => each.saldo },
    { title: 'Saldo proyectado', kind: 'decimal', value: (each) => each.saldoProyectado },
  ],
}
