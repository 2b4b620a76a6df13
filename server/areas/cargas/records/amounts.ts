/** Values of rows and amounts of a document, for the nouns of money. */
import { invalid } from '../../../lib/problem.ts'
import { identityKey } from '../../../lib/text.ts'
import { exact, importe } from '../../../money/decimal.ts'
import type { RecordFieldHint } from '../fields.ts'
import type { Values } from './record-noun.ts'

/** A value; undefined for one that is empty or cleared. */
export const valueOf = <T = string>(row: Values, name: string): T | undefined =>
  (row[name] ?? undefined) as T | undefined

/** The rate of a document in another currency. */
export const cotizacion: RecordFieldHint = {
  titulo: 'Cotización',
  synonyms: ['tipo de cambio', 'tipo cambio', 'tc', 't.c.'],
  ejemplo: '',
  kind: 'decimal',
  ayuda: 'Vacía, la oficial del día.',
}

/** The column of exported files that says what does not count. */
export const estado: RecordFieldHint = {
  titulo: 'Estado',
  ejemplo: '',
  kind: 'text',
  ayuda: 'Las filas que dicen «Anulado» o «Rechazado» no se cargan.',
}

/** Throws 400 for a record that its file states as annulled or rejected: loaded, it would count. */
export function requireCounted(row: Values): void {
  const state = identityKey(valueOf(row, 'estado') ?? '').trim()
  if (/^(anulad|rechazad)[oa]$/.test(state)) throw invalid('estado', 'No se carga: contaría como registrado.')
}

const repeated = 'Las filas de un mismo registro llevan el mismo valor en esta columna.'

/** The values of the rows of one record, each given once or the same in every row. Throws 400 for two different ones. */
export function sharedValues(rows: Values[], names: string[]): Values {
  const shared: Values = {}
  for (const name of names)
    for (const row of rows) {
      const value = valueOf(row, name)
      if (value === undefined) continue
      if (shared[name] !== undefined && shared[name] !== value) throw invalid(name, repeated)
      shared[name] = value
    }
  return shared
}

/** The rate that a sheet states, in the form of the contract. Of documents in pesos some programs state 1. */
export function rateOf(row: Values): object | undefined {
  const valor = valueOf(row, 'cotizacion')
  if (valor === undefined || (exact(valor).eq(1) && (valueOf(row, 'moneda') ?? 'ARS') === 'ARS')) return undefined
  return { tipo: 'manual', fecha: valueOf(row, 'fecha'), valor, fuente: '' }
}

export const sumOf = (amounts: (string | undefined)[]): string =>
  importe(amounts.reduce((sum, amount) => sum.plus(amount ?? 0), exact(0)))

export const isZero = (amount: string | undefined): boolean => amount === undefined || exact(amount).eq(0)
