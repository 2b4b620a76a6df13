import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { atLeastZero, exact, fromScaled, importe, inSpanish, toScaled } from '../../money/decimal.ts'
import { invalid, Problem } from '../../lib/problem.ts'
import { inBase, rateWarning, type FixedRate } from '../../money/rates.ts'
import type { Reference } from '../../records/catalogue.ts'
import { amountInWords } from '../../money/amount-words.ts'
import { cents } from '../../money/amounts.ts'
import { attachmentsOf, removeAttachmentsOf } from '../../records/attachments.service.ts'
import type { ProjectScope, RecordKind, Stored } from '../../records/record.ts'
import { fullNumber } from '../../lib/document-number.ts'
import { certificateName } from '../certificados/door.ts'
import { restateControl } from '../control/door.ts'
import { accountNames, requireAccounts } from '../cuentas/door.ts'
import { selectSupplierNames } from '../proveedores/door.ts'
import { withVat } from '../../money/project-valuation.ts'
import { fixRate } from '../../money/company-rates.ts'
import { applyParts, type AppliedPart } from './parts.ts'
import { accountsOf, amountOfMeans, meansOf, meansRows, normalizeMeans, placeIn, rejectedOf } from './means.ts'
import { assignAccounts } from './accounts.ts'
import { insertMeans, insertParts, narrowPagos, selectMeans, selectParts, selectWithholdings } from './queries.ts'
import {
  normalizeWithholdings,
  storePendingWithholdings,
  storeWithholdings,
  withheldOf,
  withholdingOf,
} from './withholdings.ts'

export type Pago = components['schemas']['Pago']

/** The unapplied rest of a payment. Throws 409 if the parts exceed the amount. */
export function leftOf(amount: string, used: string, field: string): string {
  const unapplied = exact(amount).minus(used)
  if (unapplied.gte(0)) return importe(unapplied)
  const message = `Lo aplicado suma ${inSpanish(used)}, y hay ${inSpanish(importe(exact(amount)))} para aplicar.`
  throw new Problem(409, 'Over balance', message, { issues: [{ field, message }] })
}

/** What a payment can apply: its means and its withholdings. */
export const applicable = ({ importe: paid, retenido }: Pick<Pago, 'importe' | 'retenido'>): string =>
  importe(exact(paid).plus(retenido))

/** The unapplied rest in the project's currency; if nothing is applied, exactly what the payment can apply. */
export function leftInBase({ project }: ProjectScope, pago: Pago, unapplied: string): string {
  if (!exact(unapplied).eq(applicable(pago))) return inBase(unapplied, pago, project.monedaBase)
  return importe(exact(pago.importeBase).plus(pago.retenidoBase))
}

/**
 * Validates a payment and applies its parts; without an amount, it is the sum of the parts less the withholdings.
 * Throws 400, 404 and 409.
 */
async function validate(scope: ProjectScope, input: Pago): Promise<Pago> {
  if (input.fecha > scope.today) throw invalid('fecha', 'Un pago no puede ser de un día que todavía no llegó.')
  const { monedaBase } = scope.project
  const { fecha, proveedorId, moneda = monedaBase } = input
  const retenciones = normalizeWithholdings(input.retenciones)
  const retenido = withheldOf(retenciones)
  const cotizacion = await fixRate(scope, { moneda, fecha, cotizacion: input.cotizacion }, monedaBase)
  const applied = await applyParts(scope, { proveedorId, moneda, cotizacion, fecha }, input.imputaciones)
  const { used, aplicadoEnOtraMoneda, diferenciaCambio } = applied
  cents('imputaciones', diferenciaCambio)
  const amount = importe(exact(amountOfMeans(input) ?? atLeastZero(importe(exact(used).minus(retenido)))))
  if (exact(amount).eq(0) && input.imputaciones.length === 0)
    throw invalid('importe', 'El importe tiene que ser mayor que 0.')
  const names = await selectSupplierNames(scope.db, [proveedorId])
  const means = input.medios.length > 0 ? input.medios : [{ medio: input.medio }]
  const normalized = normalizeMeans(means, { fecha, total: amount })
  await requireAccounts(scope, accountsOf(normalized.medios, { moneda, fecha }))
  const proveedor = names.get(proveedorId)!.razonSocial
  const money = { moneda, cotizacion }
  const sums = { importe: amount, retenido, aplicadoEnOtraMoneda, diferenciaCambio }
  // What the load adds to them, such as their numbers, is not stored.
  const imputaciones = applied.parts as Pago['imputaciones']
  const pago = { ...input, ...normalized, ...money, ...sums, proveedor, retenciones, imputaciones }
  pago.importeBase = inBase(amount, money, monedaBase)
  pago.retenidoBase = inBase(retenido, money, monedaBase)
  cents('importe', importe(exact(pago.importeBase).plus(pago.retenidoBase)))
  const aCuenta = leftOf(applicable(pago), used, 'imputaciones')
  return { ...pago, aCuenta, aCuentaBase: leftInBase(scope, pago, aCuenta) }
}

type Payment = Pick<Pago, 'id' | 'moneda'>

/** Stores applied imputaciones after those that the payment already has. */
export function writeParts({ db }: ProjectScope, { id, moneda: own }: Payment, parts: AppliedPart[]): Promise<void> {
  const rows = parts.map(({ moneda, cotizacion, importe: amount, importeDocumento, ...of }) => ({
    comprobanteId: of.comprobanteId,
    certificadoId: of.certificadoId,
    contratoId: of.contratoId,
    liberacionId: of.liberacionId,
    importe: toScaled('importe', amount),
    importeDocumento: moneda === own ? null : toScaled('importe', importeDocumento),
    monedaDocumento: moneda === own ? null : moneda,
    cotizacion: cotizacion === null ? null : JSON.stringify(cotizacion),
  }))
  return insertParts(db, id, rows)
}

async function storeLines(scope: ProjectScope, pago: Pago): Promise<void> {
  await insertMeans(scope.db, meansRows(placeIn(scope), pago))
  await (pago.estado === 'registrado' ? storeWithholdings : storePendingWithholdings)(scope, pago)
  await writeParts(scope, pago, pago.imputaciones)
}

type PartRow = Awaited<ReturnType<typeof selectParts>>[number]

const rateOf = (text: string | null) => (text === null ? null : (JSON.parse(text) as FixedRate))

/** An imputación in wire form. */
function partOf(
  row: PartRow,
  pago: Pick<Pago, 'moneda' | 'cotizacion'>,
  monedaBase: string,
): Pago['imputaciones'][number] {
  const { comprobanteId, certificadoId, contratoId, liberacionId, letra, puntoVenta, numero, periodo } = row
  const amount = fromScaled('importe', row.importe)
  const importeDocumento = row.importeDocumento === null ? amount : fromScaled('importe', row.importeDocumento)
  const esCredito = row.tipo === 'notaCredito'
  const isAdvance = row.anticipoDe !== null
  const paid = inBase(amount, pago, monedaBase)
  // An advance was not owed at another rate before.
  const owed = isAdvance
    ? paid
    : inBase(importeDocumento, { moneda: row.moneda, cotizacion: rateOf(row.deDocumento) }, monedaBase)
  const difference = exact(paid).minus(owed)
  return {
    comprobanteId,
    comprobante: letra === null ? null : fullNumber({ letra, puntoVenta: puntoVenta!, numero: numero! }),
    certificadoId,
    certificado: periodo === null ? null : certificateName({ numero: row.certificadoNumero, periodo }),
    liberacionId,
    liberacion: liberacionId === null ? null : `N.º ${row.liberacionNumero}, ${row.objeto}`,
    contratoId,
    contrato: isAdvance ? `N.º ${row.contratoNumero}, ${row.objeto}` : null,
    esCredito,
    importe: amount,
    moneda: row.moneda as Pago['moneda'],
    importeDocumento,
    cotizacion: rateOf(row.cotizacion),
    diferenciaCambio: importe(difference.times(esCredito ? -1 : 1)),
  }
}

const nameOfPart = ({ comprobante, certificado, liberacion, contrato }: Pago['imputaciones'][number]) =>
  comprobante ?? certificado ?? (liberacion === null ? `Anticipo ${contrato}` : `Fondo de reparo ${liberacion}`)

/** The share of the net amounts that imputaciones pay, without VAT; credit notes take theirs away. */
function netApplied(rows: PartRow[]): string {
  const shares = rows.map(({ importe: paid, neto, pagable, tipo }) => {
    if (Number(pagable) === 0) return exact(0)
    const share = exact(paid).times(neto).div(pagable).div(100)
    return exact(importe(share)).times(tipo === 'notaCredito' ? -1 : 1)
  })
  return importe(shares.reduce((sum, share) => sum.plus(share), exact(0)))
}

async function load({ db, project }: ProjectScope, each: Stored<Pago, 'pagos'>[]): Promise<Pago[]> {
  const suppliers = each.map(({ proveedorId }) => proveedorId)
  const ids = each.map(({ id }) => id)
  const [names, rows, means, withholdings, files] = await Promise.all([
    selectSupplierNames(db, suppliers),
    selectParts(db, ids),
    selectMeans(db, ids),
    selectWithholdings(db, ids),
    attachmentsOf(db, 'pago', ids),
  ])
  const accounts = await accountNames(db, means)
  const withheld = Map.groupBy(withholdings, ({ pagoId }) => pagoId)
  const meansByPago = Map.groupBy(means, ({ pagoId }) => pagoId)
  const parts = Map.groupBy(rows, ({ pagoId }) => pagoId)
  return each.map((pago) => {
    const medios = (meansByPago.get(pago.id) ?? []).map((row) => ({
      ...meansOf(row),
      cuenta: row.cuentaId === null ? null : accounts.get(row.cuentaId)!,
    }))
    const warning = pago.cotizacion && rateWarning(pago.cotizacion, pago.fecha)
    return {
      ...pago,
      proveedor: names.get(pago.proveedorId)!.razonSocial,
      enLetras: amountInWords(pago.importe, pago.moneda),
      medios,
      rechazado: rejectedOf(medios),
      retenciones: (withheld.get(pago.id) ?? []).map(withholdingOf),
      imputaciones: (parts.get(pago.id) ?? []).map((row) => partOf(row, pago, project.monedaBase)),
      netoAplicado: netApplied(parts.get(pago.id) ?? []),
      documentos: files.get(pago.id) ?? [],
      avisos: warning ? [warning] : [],
    }
  })
}

const account: Reference<'cuentaId'> = {
  field: 'cuentaId',
  table: 'cuentas',
  missing: 'No encontramos esa cuenta.',
}

const supplier: Reference<'proveedorId'> = {
  field: 'proveedorId',
  table: 'proveedores',
  missing: 'No encontramos ese proveedor.',
}

export const pagos: RecordKind<Pago, 'pagos'> = {
  entidad: 'pago',
  topic: 'finances',
  words: { missing: 'No encontramos ese pago.', name: 'El pago' },
  shape: {
    table: 'pagos',
    fields: {
      fecha: 'text',
      medio: 'text',
      proveedorId: 'text',
      moneda: 'text',
      cotizacion: 'json',
      importe: 'importe',
      importeBase: 'importe',
      retenido: 'importe',
      retenidoBase: 'importe',
      aCuenta: 'importe',
      aCuentaBase: 'importe',
      aplicadoEnOtraMoneda: 'importe',
      diferenciaCambio: 'importe',
      nota: 'text',
    },
    defaults: { cotizacion: null, medios: [], retenciones: [], imputaciones: [], nota: '' },
    searchOf: ({ numero, proveedor, medio, nota, medios }) =>
      [numero ?? '', proveedor, medio, nota, ...medios.map((means) => means.numero)].join(' ').trimEnd(),
    references: [supplier],
    load,
  },
  list: {
    sorts: { fecha: 'fecha', importe: 'importe' },
    equals: ['proveedorId', 'moneda'],
    day: 'fecha',
    filter: narrowPagos,
    queryReferences: [supplier, account],
    totals: { importeBase: 'importe', retenidoBase: 'importe', aCuentaBase: 'importe', diferenciaCambio: 'importe' },
    uncounted: ['anulado', 'pendiente', 'rechazado', 'enCarga'],
    valued: {
      by: withVat,
      day: 'fecha',
      amounts: {
        importe: { column: 'importeBase', title: 'Importe' },
        retenido: { column: 'retenidoBase', title: 'Retenciones' },
        aCuenta: { column: 'aCuentaBase', title: 'A cuenta' },
      },
    },
    sheet: [
      { title: 'Número', kind: 'number', value: (each) => each.numero },
      { title: 'Fecha', kind: 'day', value: (each) => each.fecha },
      { title: 'Proveedor', kind: 'text', value: (each) => each.proveedor },
      {
        title: 'Medio',
        kind: 'text',
        value: ({ medios }) => [...new Set(medios.map(({ medio }) => words.PagoMedioTipo[medio]))].join(', '),
      },
      { title: 'Moneda', kind: 'text', value: (each) => each.moneda },
      { title: 'Cotización', kind: 'decimal', value: (each) => each.cotizacion?.valor },
      { title: 'Importe', kind: 'decimal', value: (each) => each.importe },
      { title: 'Retenciones', kind: 'decimal', value: (each) => each.retenido },
      { title: 'A cuenta', kind: 'decimal', value: (each) => each.aCuenta },
      { title: 'Diferencia de cambio', kind: 'decimal', value: (each) => each.diferenciaCambio },
      {
        title: 'Comprobantes',
        kind: 'text',
        value: (each) => each.imputaciones.map(nameOfPart).join(', '),
      },
      { title: 'Estado', kind: 'text', value: (each) => words.PagoEstado[each.estado] },
      { title: 'Nota', kind: 'text', value: (each) => each.nota },
    ],
  },
  rules: {
    initialState: 'registrado',
    isConfirmedAtOnce: true,
    isSettlement: true,
    validate,
    correction: {
      states: ['registrado'],
      fields: ['medios', 'nota'],
      frozen: [],
      refusal: '',
      validate: assignAccounts,
    },
  },
  effects: {
    storeLines,
    afterChange: restateControl,
    // Means, imputaciones and withholdings go with the row.
    onDelete: ({ db }, id) => removeAttachmentsOf(db, 'pago', [id]),
  },
}
