import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { addDays, dateText, lastDayOf } from '../../lib/calendar.ts'
import { atLeastZero, exact, fromScaled, importe, roundTo, toScaled, trimmedInSpanish } from '../../money/decimal.ts'
import { conflict, invalid, notFound, Problem } from '../../lib/problem.ts'
import { amountInWords } from '../../money/amount-words.ts'
import { inBase } from '../../money/rates.ts'
import { fittingAmount } from '../../money/amounts.ts'
import type { ProjectScope, RecordKind, Step, Stored } from '../../records/record.ts'
import { restateControl } from '../control/door.ts'
import { requireFundWithout } from '../liberaciones/door.ts'
import { withoutVat } from '../../money/project-valuation.ts'
import { fixRate } from '../../money/company-rates.ts'
import { adjustments, differencesOf, differencesOfMany, storeDifferences } from './adjustment.service.ts'
import { unlinkedDocuments } from './bills.service.ts'
import { contractOf, type Contract } from './contract.service.ts'
import { certifiedLines, type Certified } from './certified.service.ts'
import { billedWithVat, certificateAmounts, periodAmount, periodQuantity } from './formulas.ts'
import { splitAmount } from '../../money/split-amount.ts'
import { requireUnpaid } from './payments.service.ts'
import { requireLast, requireTurn, type OtherDrafts } from './turn.service.ts'
import { requireRetentionsWithin, termsOf } from './withholdings.service.ts'
import {
  narrowCertificates,
  replaceLines,
  selectBilling,
  selectContractLines,
  selectContracts,
  selectLines,
} from './queries.ts'

export type Certificado = components['schemas']['Certificado']
type Linea = Certificado['lineas'][number]

/** On an ended contract only index differences may be certified: no later certificate could carry them. Throws 409. */
function requireOnlyDifferences({ estado }: Contract, hasOnlyDifferences: boolean): void {
  if (estado === 'vigente' || hasOnlyDifferences) return
  const reason = `El contrato está «${estado}»: solo se certifica la diferencia que dejó un índice que se volvió a publicar.`
  throw new Problem(409, 'Invalid state', reason)
}

/** The contract lines with their certified quantities. Throws 400 for repeated items, 404 for items of another contract. */
async function linesOf({ db }: ProjectScope, { lineas, periodo }: Certificado, contract: Contract): Promise<Linea[]> {
  const rows = await selectContractLines(db, [contract.id])
  const before = await certifiedLines(db, [contract.id])
  const inputs = new Map(lineas.map((line, row) => [line.itemId, { line, row }]))
  if (inputs.size < lineas.length) throw invalid('lineas', 'Hay un ítem repetido.')
  const itemIds = new Set(rows.map(({ id }) => id))
  if (lineas.some(({ itemId }) => !itemIds.has(itemId)))
    throw notFound('No encontramos uno de los ítems en el contrato.')
  return rows.map((row) => lineOf(row, before.sum(row.id, periodo), inputs.get(row.id)))
}

type Row = Awaited<ReturnType<typeof selectContractLines>>[number]

/** A contract line with what is certified in the period, before it and in total. */
export function lineOf(row: Row, earlier: Certified, input?: { line: Linea; row: number }): Linea {
  const [cantidad, precioUnitario] = [fromScaled('cantidad', row.cantidad), fromScaled('precio', row.precioUnitario)]
  const { porcentajePeriodo, cantidadPeriodo } = input?.line ?? {}
  // An addendum may leave nothing of an item.
  const share = (quantity: string) =>
    exact(cantidad).eq(0) ? '0.0000' : roundTo(exact(quantity).div(cantidad).times(100), 4)
  // If the percentage is just the rounded form of the quantity, the quantity wins, so that saving again does not change it.
  const isRestated =
    cantidadPeriodo !== undefined &&
    porcentajePeriodo !== undefined &&
    exact(share(cantidadPeriodo)).eq(porcentajePeriodo)
  const field = `lineas.${input?.row ?? 0}`
  if (porcentajePeriodo !== undefined && exact(porcentajePeriodo).lt(0))
    throw invalid(`${field}.porcentajePeriodo`, 'No puede ser menor que 0.')
  const before = fromScaled('cantidad', earlier.cantidad)
  const period =
    porcentajePeriodo === undefined || isRestated
      ? (cantidadPeriodo ?? '0')
      : exact(fromScaled('porcentaje', earlier.porcentaje)).plus(porcentajePeriodo).eq(100)
        ? // Rounded parts need not add up to the quantity: the one that reaches 100 % takes the rest.
          atLeastZero(roundTo(exact(cantidad).minus(before), 4))
        : periodQuantity(cantidad, porcentajePeriodo)
  const all = roundTo(exact(before).plus(period), 4)
  const porcentajeAcumulado = share(all)
  if (exact(all).gt('99999999999') || exact(porcentajeAcumulado).gt('99999'))
    throw invalid(`${field}.cantidadPeriodo`, 'La cantidad es demasiado grande.')
  const amount = fittingAmount(`${field}.cantidadPeriodo`, exact(periodAmount(period, precioUnitario)))
  const amountBefore = fromScaled('importe', earlier.importe)
  return {
    itemId: row.id,
    codigo: row.codigo,
    descripcion: row.descripcion,
    unidad: row.unidad,
    cantidad,
    precioUnitario,
    porcentajePeriodo: porcentajePeriodo ?? share(period),
    cantidadPeriodo: roundTo(exact(period), 4),
    cantidadAnterior: before,
    cantidadAcumulada: all,
    saldo: roundTo(exact(cantidad).minus(all), 4),
    porcentajeAcumulado,
    importe: amount,
    importeAnterior: amountBefore,
    importeAcumulado: importe(exact(amountBefore).plus(amount)),
  }
}

/** Throws 409 if an item exceeds 100 % without a note. */
function requireWithin(lines: Linea[], note: string | null): void {
  const over = lines.find(({ cantidadAcumulada, cantidad }) => exact(cantidadAcumulada!).gt(cantidad!))
  if (!over || note?.trim()) return
  const row = lines.indexOf(over)
  throw conflict(
    `El ítem ${over.codigo} quedaría al ${trimmedInSpanish(over.porcentajeAcumulado!)} % de lo contratado. Si corresponde, decí por qué en «Excede con nota».`,
    `lineas.${row}.cantidadPeriodo`,
  )
}

/** What is certified so far, in % of a total. */
function progressOf(lines: Linea[], total: string): string {
  const done = lines.reduce((sum, line) => sum.plus(line.importeAcumulado!), exact(0))
  return exact(total).eq(0) ? '0.00' : roundTo(done.div(total).times(100), 4)
}

/** Validates and calculates a certificate, also a draft whose index changed. Throws 400, 404 and 409. */
export async function validate(
  scope: ProjectScope,
  certificate: Certificado,
  before: Certificado | undefined,
  drafts: OtherDrafts = 'none',
) {
  const contract = await contractOf(scope, certificate.contratoId)
  if (before?.estado !== 'emitido') await requireTurn(scope, certificate, contract, drafts)
  const lineas = await linesOf(scope, certificate, contract)
  const note = certificate.excedeConNota?.trim() || null
  requireWithin(lineas, note)
  const { periodo, otrasRetenciones } = certificate
  const sum = (values: string[]) => values.reduce((total, value) => total.plus(value), exact(0))
  const bruto = fittingAmount('lineas', sum(lineas.map((line) => line.importe!)))
  const { factorOf, shownFactor, provisionalIn } = await adjustments(scope, contract)
  const diferencias = await differencesOf(scope, certificate, contract, factorOf)
  const hasOnlyDifferences = exact(bruto).eq(0) && diferencias.length > 0
  if (before?.estado !== 'emitido') requireOnlyDifferences(contract, hasOnlyDifferences)
  // With differences only there is nothing to adjust, and the index may not have this month's value yet.
  const factor = hasOnlyDifferences ? exact(1) : factorOf(periodo)
  const diferenciaAjuste = fittingAmount('lineas', sum(diferencias.map((each) => each.importe)))
  const terms = await termsOf(scope, certificate, { contract, lineas, bruto })
  const amounts = certificateAmounts(bruto, factor, terms, { otrasRetenciones, diferenciaAjuste })
  for (const value of Object.values(amounts)) fittingAmount('lineas', exact(value))
  requireRetentionsWithin(otrasRetenciones, amounts.neto)
  const fecha = lastDayOf(periodo) < scope.today ? lastDayOf(periodo) : scope.today
  const { monedaBase } = scope.project
  const moneda = contract.moneda as Certificado['moneda']
  const cotizacion = await fixRate(scope, { moneda, fecha, cotizacion: certificate.cotizacion }, monedaBase)
  const executed = importe(exact(amounts.bruto).plus(amounts.ajuste).plus(diferenciaAjuste))
  const money = { moneda, cotizacion }
  return {
    ...certificate,
    ...amounts,
    ...money,
    factor: hasOnlyDifferences ? null : shownFactor(periodo),
    fecha,
    lineas,
    diferencias,
    diferenciaAjuste,
    avisos: provisionalIn([periodo, ...diferencias.map((each) => each.periodo)]),
    excedeConNota: note,
    otrasRetenciones: importe(exact(otrasRetenciones)),
    // Nothing is owed until it is approved.
    saldo: '0.00',
    saldoBase: '0.00',
    vencimiento: null,
    netoBase: fittingAmount('lineas', exact(inBase(amounts.neto, money, monedaBase))),
    brutoAjustadoBase: fittingAmount('lineas', exact(inBase(executed, money, monedaBase))),
    avance: progressOf(lineas, fromScaled('importe', contract.total)),
  }
}

/** Stores the lines with a quantity, and those that only have a difference of an earlier adjustment. */
export async function storeLines({ db }: ProjectScope, certificate: Certificado): Promise<void> {
  const late = await storeDifferences(db, certificate)
  const isCounted = (line: Linea) => exact(line.cantidadPeriodo!).gt(0) || late.has(line.itemId)
  const counted = certificate.lineas.filter(isCounted)
  const shares = splitAmount(
    importe(exact(certificate.bruto).plus(certificate.ajuste)),
    counted.map((line) => line.importe!),
  )
  const base = splitAmount(
    certificate.brutoAjustadoBase,
    counted.map(({ itemId }, row) => importe(exact(shares[row]!).plus(late.get(itemId) ?? 0))),
  )
  const rows = counted.map((line, row) => ({
    certificadoId: certificate.id,
    contratoItemId: line.itemId,
    porcentaje: toScaled('porcentaje', line.porcentajePeriodo!),
    cantidad: toScaled('cantidad', line.cantidadPeriodo!),
    importe: toScaled('importe', line.importe!),
    importeBase: toScaled('importe', base[row]!),
  }))
  await replaceLines(db, certificate.id, rows)
}

async function load(
  { db, today }: ProjectScope,
  certificates: Stored<Certificado, 'certificados'>[],
): Promise<Certificado[]> {
  const ids = certificates.map(({ id }) => id)
  const contractIds = [...new Set(certificates.map(({ contratoId }) => contratoId))]
  const [certified, contractRows, contractLines, before, billing, differences, unlinked] = await Promise.all([
    selectLines(db, ids),
    selectContracts(db, contractIds),
    selectContractLines(db, contractIds),
    certifiedLines(db, contractIds),
    selectBilling(db, ids, today),
    differencesOfMany(db, ids),
    unlinkedDocuments(db, ids),
  ])
  const linesByCertificate = Map.groupBy(certified, ({ certificadoId }) => certificadoId)
  const contracts = new Map(contractRows.map((contract) => [contract.id, contract]))
  const rows = Map.groupBy(contractLines, ({ contratoId }) => contratoId)
  return certificates.map((certificate) => {
    const contract = contracts.get(certificate.contratoId)!
    const { objeto, proveedorId, proveedor } = contract
    const stored = new Map((linesByCertificate.get(certificate.id) ?? []).map((row) => [row.contratoItemId, row]))
    const lineas = (rows.get(certificate.contratoId) ?? []).map((row) => {
      const line = stored.get(row.id)
      const cantidadPeriodo = fromScaled('cantidad', line?.cantidad ?? 0)
      const input = { line: { itemId: row.id, cantidadPeriodo }, row: 0 }
      const complete = lineOf(row, before.sum(row.id, certificate.periodo), input)
      return { ...complete, ...(line && { porcentajePeriodo: fromScaled('porcentaje', line.porcentaje) }) }
    })
    const enLetras = amountInWords(certificate.neto, certificate.moneda)
    const { facturable, facturado, estadoPago } = billing.get(certificate.id)!
    const alicuotaIva = contract.alicuotaIva as Certificado['alicuotaIva']
    const bills = {
      facturable: fromScaled('importe', facturable),
      alicuotaIva,
      ...billedWithVat(fromScaled('importe', facturable), alicuotaIva),
      facturado: fromScaled('importe', facturado ?? '0'),
      aFacturar: atLeastZero(fromScaled('importe', BigInt(facturable) - BigInt(facturado ?? 0))),
      comprobantesSinVincular: unlinked.get(certificate.id) ?? [],
      estadoPago: estadoPago as Certificado['estadoPago'],
    }
    const diferencias = differences.get(certificate.id) ?? []
    const ofContract = { contrato: objeto, proveedorId, proveedor, anticipoCongela: contract.anticipoCongela === 1 }
    return { ...certificate, ...ofContract, lineas, diferencias, enLetras, ...bills }
  })
}

export const certificados: RecordKind<Certificado, 'certificados'> = {
  entidad: 'certificado',
  topic: 'finances',
  words: { missing: 'No encontramos ese certificado.', name: 'El certificado' },
  shape: {
    table: 'certificados',
    fields: {
      contratoId: 'text',
      periodo: 'text',
      fecha: 'text',
      fechaEmision: 'text',
      moneda: 'text',
      cotizacion: 'json',
      otrasRetenciones: 'importe',
      excedeConNota: 'text',
      bruto: 'importe',
      ajuste: 'importe',
      diferenciaAjuste: 'importe',
      factor: 'json',
      anticipoAmortizado: 'importe',
      fondoReparo: 'importe',
      neto: 'importe',
      netoBase: 'importe',
      saldo: 'importe',
      saldoBase: 'importe',
      vencimiento: 'text',
      brutoAjustadoBase: 'importe',
      avance: 'porcentaje',
      avisos: 'json',
    },
    defaults: { otrasRetenciones: '0', excedeConNota: null, fechaEmision: null, cotizacion: null, lineas: [] },
    numberedBy: ({ contratoId }) => `certificado:${contratoId}`,
    searchOf: (certificate) => dateText(certificate.periodo),
    load,
  },
  list: {
    sorts: { periodo: 'periodo', numero: 'numero' },
    equals: ['contratoId', 'moneda'],
    filter: narrowCertificates,
    totals: { brutoAjustadoBase: 'importe', netoBase: 'importe' },
    uncounted: ['rechazado', 'anulado'],
    valued: {
      by: withoutVat,
      day: 'fecha',
      amounts: {
        brutoAjustado: { column: 'brutoAjustadoBase', title: 'Bruto con ajuste' },
        neto: { column: 'netoBase', title: 'Neto' },
      },
    },
    sheet: [
      { title: 'Número', kind: 'number', value: (each) => each.numero },
      { title: 'Contrato', kind: 'text', value: (each) => each.contrato },
      { title: 'Proveedor', kind: 'text', value: (each) => each.proveedor },
      { title: 'Período', kind: 'month', value: (each) => each.periodo },
      { title: 'Estado', kind: 'text', value: (each) => words.CertificadoEstado[each.estado] },
      { title: 'Moneda', kind: 'text', value: (each) => each.moneda },
      { title: 'Bruto', kind: 'decimal', value: (each) => each.bruto },
      { title: 'Ajuste', kind: 'decimal', value: (each) => each.ajuste },
      { title: 'Diferencia de ajuste', kind: 'decimal', value: (each) => each.diferenciaAjuste },
      { title: 'Anticipo', kind: 'decimal', value: (each) => each.anticipoAmortizado },
      { title: 'Fondo de reparo', kind: 'decimal', value: (each) => each.fondoReparo },
      { title: 'Neto', kind: 'decimal', value: (each) => each.neto },
      { title: 'IVA', kind: 'decimal', value: (each) => each.iva },
      { title: 'Total a facturar', kind: 'decimal', value: (each) => each.totalAFacturar },
      { title: 'Saldo', kind: 'decimal', value: (each) => each.saldo },
      { title: 'Pago', kind: 'text', value: (each) => each.estadoPago && words.EstadoPago[each.estadoPago] },
    ],
  },
  rules: {
    initialState: 'borrador',
    validate,
  },
  effects: {
    storeLines,
    afterChange: restateControl,
  },
}

const issueStep = (drafts: OtherDrafts): Step<Certificado> => ({
  accion: 'emitir',
  from: ['borrador'],
  to: 'emitido',
  confirms: true,
  async prepare(scope, certificate) {
    const checked = await validate(scope, certificate, certificate, drafts)
    if (exact(checked.bruto).eq(0) && checked.diferencias.length === 0)
      throw conflict('El certificado no tiene avance: cargá al menos un ítem.')
    await storeLines(scope, checked)
    return { ...checked, fechaEmision: scope.today }
  },
})
export const issue = issueStep('none')

/** Certificates of a load: drafts of several months, which are issued in order. */
export const loadedCertificados: typeof certificados = {
  ...certificados,
  rules: {
    ...certificados.rules,
    validate: (scope, certificate, before) => validate(scope, certificate, before, 'earlier'),
  },
}
export const issueLoaded = issueStep('later')

export const approve: Step<Certificado> = {
  accion: 'aprobar',
  from: ['emitido'],
  to: 'aprobado',
  // It is owed from its approval on.
  async prepare(scope, certificate) {
    const { condicionPagoDias } = await contractOf(scope, certificate.contratoId)
    return withOpenBalance(certificate, addDays(scope.today, condicionPagoDias))
  },
}

/** The certificate with its full balance open, due on `vencimiento`. */
export function withOpenBalance(certificate: Certificado, vencimiento: string): Certificado {
  const saldo = atLeastZero(certificate.neto)
  return { ...certificate, saldo, saldoBase: exact(saldo).eq(0) ? '0.00' : certificate.netoBase, vencimiento }
}

export const reject: Step<Certificado> = {
  accion: 'rechazar',
  from: ['emitido'],
  to: 'rechazado',
  isAlwaysOpen: true,
  prepare: requireLast,
}

export const annul: Step<Certificado> = {
  accion: 'anular',
  from: ['emitido', 'aprobado'],
  to: 'anulado',
  isAlwaysOpen: true,
  async prepare(scope, certificate) {
    await requireUnpaid(scope, certificate.id)
    await requireLast(scope, certificate)
    await requireFundWithout(scope, certificate)
    return { ...certificate, saldo: '0.00', saldoBase: '0.00' }
  },
}
