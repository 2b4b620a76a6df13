import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { exact, importe } from '../../money/decimal.ts'
import { conflict, invalid, notFound } from '../../lib/problem.ts'
import { inBase, rateWarning } from '../../money/rates.ts'
import { amountInWords } from '../../money/amount-words.ts'
import { cents } from '../../money/amounts.ts'
import type { Reference } from '../../records/catalogue.ts'
import { requireAllProjects } from '../../records/visible-projects.ts'
import type { ProjectScope, RecordKind, Stored } from '../../records/record.ts'
import { withVat } from '../../money/project-valuation.ts'
import { fixRate } from '../../money/company-rates.ts'
import { accountNames, requireAccounts, type AccountUse } from '../cuentas/door.ts'
import { narrowCobros, selectInstalmentNames } from './instalments.queries.ts'
import { statedInstalments } from './instalments.service.ts'

export type Cobro = components['schemas']['Cobro']

/** Validates a receipt. Throws 400, and 409 `Missing rate`. */
export async function validateCobro(scope: ProjectScope, input: Cobro): Promise<Cobro> {
  if (input.fecha > scope.today) throw invalid('fecha', 'Un cobro no puede ser de un día que todavía no llegó.')
  if (exact(input.importe).eq(0)) throw invalid('importe', 'El importe tiene que ser mayor que 0.')
  const { monedaBase } = scope.project
  const moneda = input.moneda ?? monedaBase
  const cotizacion = await fixRate(scope, { ...input, moneda }, monedaBase)
  const { cuentaId, fecha } = input
  const accounts: AccountUse[] = cuentaId ? [{ cuentaId, field: 'cuentaId', moneda, fecha }] : []
  await requireAccounts(scope, accounts)
  const amount = importe(exact(input.importe))
  const importeBase = inBase(amount, { moneda, cotizacion }, monedaBase)
  cents('importe', importeBase)
  const cobro = { ...input, de: input.de.trim(), moneda, cotizacion, importe: amount, importeBase }
  return { ...cobro, importeCuota: await paidOfInstalment(scope, cobro) }
}

/** Requires the account that a registered receipt is given later, or that it loses. Throws 403, 404 and 409. */
async function validateCorrected(scope: ProjectScope, cobro: Cobro, before: Cobro): Promise<Cobro> {
  const { cuentaId, moneda, fecha } = cobro
  if (cuentaId === before.cuentaId) return cobro
  requireAllProjects(scope)
  if (cuentaId !== null) await requireAccounts(scope, [{ cuentaId, field: 'cuentaId', moneda, fecha }])
  return cobro
}

/**
 * What a receipt pays of its instalment, in the currency of that one: as given, or the amount at the rate of the receipt or of its day.
 * Throws 400, 404 for an unknown instalment, and 409 for a paid one.
 */
async function paidOfInstalment(scope: ProjectScope, cobro: Cobro): Promise<string | null> {
  const { cuotaId, importeCuota, moneda, fecha } = cobro
  if (!cuotaId) {
    if (importeCuota) throw invalid('importeCuota', 'Elegí la cuota que paga.')
    return null
  }
  const [cuota] = (await statedInstalments(scope, { id: cuotaId })).cuotas
  if (!cuota) throw notFound('No encontramos esa cuota.')
  if (cuota.estado === 'cobrada') throw conflict(`La cuota ${cuota.numero} ya está cobrada.`, 'cuotaId')
  if (importeCuota) {
    if (exact(importeCuota).eq(0)) throw invalid('importeCuota', 'El importe tiene que ser mayor que 0.')
    if (cuota.moneda === moneda && !exact(importeCuota).eq(cobro.importe))
      throw invalid('importeCuota', 'La cuota es en la moneda del cobro: paga lo que se cobra.')
    return importe(exact(importeCuota))
  }
  if (cuota.moneda === moneda) return cobro.importe
  if (cuota.moneda === scope.project.monedaBase) return cobro.importeBase
  const rate = await fixRate(scope, { moneda, fecha }, cuota.moneda)
  return inBase(cobro.importe, { moneda, cotizacion: rate }, cuota.moneda)
}

async function load({ db }: ProjectScope, each: Stored<Cobro, 'cobros'>[]): Promise<Cobro[]> {
  const accounts = await accountNames(db, each)
  const ids = [...new Set(each.flatMap(({ cuotaId }) => cuotaId ?? []))]
  const instalments = ids.length === 0 ? null : await selectInstalmentNames(db, ids)
  return each.map((cobro) => {
    const warning = cobro.cotizacion && rateWarning(cobro.cotizacion, cobro.fecha)
    const cuenta = cobro.cuentaId === null ? null : accounts.get(cobro.cuentaId)!
    const cuota = cobro.cuotaId === null ? null : instalments!.get(cobro.cuotaId)!
    const enLetras = amountInWords(cobro.importe, cobro.moneda)
    return { ...cobro, cuenta, cuota, enLetras, avisos: warning ? [warning] : [] }
  })
}

const account: Reference<'cuentaId'> = {
  field: 'cuentaId',
  table: 'cuentas',
  missing: 'No encontramos esa cuenta.',
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
      cuotaId: 'text',
      importeCuota: 'importe',
      nota: 'text',
    },
    defaults: { cotizacion: null, cuentaId: null, cuotaId: null, importeCuota: null, nota: '' },
    searchOf: (each) => `${each.de} ${each.concepto} ${each.nota}`,
    load,
  },
  list: {
    sorts: { fecha: 'fecha', importe: 'importe' },
    equals: ['concepto', 'moneda', 'cuentaId'],
    filter: narrowCobros,
    queryReferences: [account],
    day: 'fecha',
    totals: { importeBase: 'importe' },
    uncounted: ['anulado', 'enCarga'],
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
      { title: 'Cuota', kind: 'text', value: (each) => each.cuota },
      { title: 'Estado', kind: 'text', value: (each) => words.CobroEstado[each.estado] },
      { title: 'Nota', kind: 'text', value: (each) => each.nota },
    ],
  },
  rules: {
    initialState: 'registrado',
    isConfirmedAtOnce: true,
    isSettlement: true,
    validate: validateCobro,
    correction: {
      states: ['registrado'],
      fields: ['cuentaId', 'nota'],
      frozen: [],
      refusal: '',
      validate: validateCorrected,
    },
  },
  effects: {},
}
