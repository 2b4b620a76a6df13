import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { exact, importe } from '../../money/decimal.ts'
import { invalid } from '../../lib/problem.ts'
import { inBase, rateWarning } from '../../money/rates.ts'
import { cents } from '../../money/amounts.ts'
import type { ProjectScope, RecordKind, Stored } from '../../records/record.ts'
import { withVat } from '../../money/project-valuation.ts'
import { fixRate } from '../../money/company-rates.ts'
import { accountNames, requireAccounts } from '../cuentas/door.ts'

export type Cobro = components['schemas']['Cobro']

/** Validates a receipt. Throws 400, and 409 `Missing rate`. */
async function validate(scope: ProjectScope, input: Cobro): Promise<Cobro> {
  if (input.fecha > scope.today) throw invalid('fecha', 'Un cobro no puede ser de un día que todavía no llegó.')
  if (exact(input.importe).eq(0)) throw invalid('importe', 'El importe tiene que ser mayor que 0.')
  const { monedaBase } = scope.project
  const moneda = input.moneda ?? monedaBase
  const cotizacion = await fixRate(scope, { ...input, moneda }, monedaBase)
  const { cuentaId, fecha } = input
  if (cuentaId) await requireAccounts(scope, [{ cuentaId, field: 'cuentaId', moneda, fecha }])
  const amount = importe(exact(input.importe))
  const importeBase = inBase(amount, { moneda, cotizacion }, monedaBase)
  cents('importe', importeBase)
  return { ...input, de: input.de.trim(), moneda, cotizacion, importe: amount, importeBase }
}

async function load({ db }: ProjectScope, each: Stored<Cobro, 'cobros'>[]): Promise<Cobro[]> {
  const accounts = await accountNames(db, each)
  return each.map((cobro) => {
    const warning = cobro.cotizacion && rateWarning(cobro.cotizacion, cobro.fecha)
    const cuenta = cobro.cuentaId === null ? null : accounts.get(cobro.cuentaId)!
    return { ...cobro, cuenta, avisos: warning ? [warning] : [] }
  })
}

export const cobros: RecordKind<Cobro, 'cobros'> = {
  entidad: 'cobro',
  topic: 'finances',
  words: { missing: 'No encontramos ese cobro.', name: 'El cobro' },
  shape: {
    table: 'cobros',
    fields: {
      fecha: 'text',
      concepto: 'text',
      de: 'text',
      moneda: 'text',
      cotizacion: 'json',
      importe: 'importe',
      importeBase: 'importe',
      cuentaId: 'text',
      nota: 'text',
    },
    defaults: { cotizacion: null, cuentaId: null, nota: '' },
    searchOf: (each) => `${each.de} ${each.concepto} ${each.nota}`,
    load,
  },
  list: {
    sorts: { fecha: 'fecha', importe: 'importe' },
    equals: ['concepto', 'moneda'],
    day: 'fecha',
    totals: { importeBase: 'importe' },
    uncounted: ['anulado'],
    valued: {
      by: withVat,
      day: 'fecha',
      amounts: {
        importe: { column: 'importeBase', title: 'Importe' },
      },
    },
    sheet: [
      { title: 'Número', kind: 'number', value: (each) => each.numero },
      { title: 'Fecha', kind: 'day', value: (each) => each.fecha },
      { title: 'De', kind: 'text', value: (each) => each.de },
      { title: 'Concepto', kind: 'text', value: (each) => words.CobroConcepto[each.concepto] },
      { title: 'Moneda', kind: 'text', value: (each) => each.moneda },
      { title: 'Cotización', kind: 'decimal', value: (each) => each.cotizacion?.valor },
      { title: 'Importe', kind: 'decimal', value: (each) => each.importe },
      { title: 'Cuenta', kind: 'text', value: (each) => each.cuenta ?? 'Sin cuenta' },
      { title: 'Estado', kind: 'text', value: (each) => words.CobroEstado[each.estado] },
      { title: 'Nota', kind: 'text', value: (each) => each.nota },
    ],
  },
  rules: {
    initialState: 'registrado',
    isConfirmedAtOnce: true,
    isSettlement: true,
    validate,
  },
  effects: {},
}
