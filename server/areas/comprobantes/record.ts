import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { addDays } from '../../lib/calendar.ts'
import { exact, fromScaled, importe, toScaled } from '../../money/decimal.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { inBase } from '../../money/rates.ts'
import { splitAmount } from '../../money/split-amount.ts'
import type { Reference } from '../../records/catalogue.ts'
import { cents, sumOfAmounts } from '../../money/amounts.ts'
import { requireActive } from '../../records/catalogue.service.ts'
import { selectPresent } from '../../records/catalogue.queries.ts'
import { attachmentsOf, removeAttachmentsOf } from '../../records/attachments.service.ts'
import type { ProjectScope, RecordKind, Stored } from '../../records/record.ts'
import { certificateName, requireNotOverbilled } from '../certificados/door.ts'
import { restateControl } from '../control/door.ts'
import { withVat } from '../../money/project-valuation.ts'
import { fixRate } from '../../money/company-rates.ts'
import {
  narrowComprobantes,
  replaceImputaciones,
  selectDerived,
  selectImputaciones,
  selectSupplier,
} from './queries.ts'
import { checkLinks, coverLinked, moveCover, requireItems } from './links.ts'
import { fullNumber } from '../../lib/document-number.ts'
import { calculateAmounts, defaultLines } from './calculate-amounts.ts'
import { coversCertificate, nothingOwed, withRetained } from './retained.service.ts'
import { warnings } from './warnings.service.ts'

export type Comprobante = components['schemas']['Comprobante']

const signedAmount = ({ tipo }: Pick<Comprobante, 'tipo'>, amount: string) =>
  tipo === 'notaCredito' ? importe(exact(amount).times(-1)) : amount

/** The fields that determine the base amounts of a document. */
type Counted = Pick<Comprobante, 'tipo' | 'moneda' | 'cotizacion' | 'sinImpuestos' | 'otrosTributos' | 'total'> & {
  iva: { importe: string }[]
}

/** Amounts in the project's currency, signed (negative for a credit note); the total is the sum of its converted parts. */
export function amountsInBase(monedaBase: string, comprobante: Counted) {
  const rate = { moneda: comprobante.moneda, cotizacion: comprobante.cotizacion }
  const inBaseOf = (amount: string) => signedAmount(comprobante, inBase(amount, rate, monedaBase))
  const iva = comprobante.iva.reduce((all, line) => all.plus(line.importe), exact(0))
  const [netoBase, ivaBase, otrosBase] = [
    inBaseOf(comprobante.sinImpuestos),
    inBaseOf(importe(iva)),
    inBaseOf(comprobante.otrosTributos),
  ]
  const totalBase = importe(exact(netoBase).plus(ivaBase).plus(otrosBase))
  for (const [field, amount] of Object.entries({ total: comprobante.total, cotizacion: totalBase }))
    cents(field, amount)
  return { netoBase, ivaBase, otrosBase, totalBase }
}

/** Requires rubros of the company that are not archived, unless the document had them before. Throws 404 and 409. */
async function requireRubros(scope: ProjectScope, { imputaciones }: Comprobante, before?: Comprobante): Promise<void> {
  const ids = [...new Set(imputaciones.map(({ rubroId }) => rubroId))]
  const present = await selectPresent(scope.db, 'rubros', scope.desarrolladoraId, ids)
  if (present.size < ids.length) throw notFound('No encontramos alguno de los rubros.')
  const earlier = new Set(before?.imputaciones.map(({ rubroId }) => rubroId))
  const added = ids.filter((id) => !earlier.has(id))
  await requireActive(scope, 'rubros', added, 'imputaciones')
}

/** The exchange rate to store. A rate that was looked up is looked up again when the day or the currency changes. */
function rateOf(scope: ProjectScope, comprobante: Comprobante, before: Comprobante | undefined) {
  const { moneda, fecha, cotizacion } = comprobante
  const isKept = before && JSON.stringify(before.cotizacion) === JSON.stringify(cotizacion)
  const isOutdated = isKept && (before.fecha !== fecha || before.moneda !== moneda)
  return fixRate(scope, { moneda, fecha, cotizacion: isOutdated ? null : cotizacion }, scope.project.monedaBase)
}

/** Throws 400 if a document is due before its day. */
function requireDue({ fecha }: Pick<Comprobante, 'fecha'>, vencimiento: string): void {
  if (vencimiento < fecha) throw invalid('vencimiento', 'No puede vencer antes de su fecha.')
}

/** Validates a document and calculates its amounts. Throws 400, 404, and 409 `Missing rate`. */
async function validate(scope: ProjectScope, input: Comprobante, before?: Comprobante): Promise<Comprobante> {
  const supplier = (await selectSupplier(scope.db, scope.desarrolladoraId, input.proveedorId))!
  const vencimiento = input.vencimiento || addDays(input.fecha, supplier.condicionPagoDias)
  requireDue(input, vencimiento)
  await requireRubros(scope, input, before)
  await requireItems(scope, input)
  const links = await checkLinks(scope, input)
  const moneda = input.moneda || scope.project.monedaBase
  const comprobante = { ...input, ...links, ...calculateAmounts(input), vencimiento, moneda } as Comprobante
  if (coversCertificate(comprobante)) await requireNotOverbilled(scope, comprobante.certificadoId!, comprobante)
  comprobante.cotizacion = await rateOf(scope, comprobante, before)
  const amounts = amountsInBase(scope.project.monedaBase, comprobante)
  const { razonSocial: proveedor, cuit } = supplier
  const condicionIva = supplier.condicionIva as Comprobante['condicionIva']
  return { ...comprobante, ...amounts, proveedor, cuit, condicionIva, ...nothingOwed }
}

/** As `validate`, for registering: the total, less what is withheld, is owed from then on, so it must be positive and not dated ahead. */
export async function validateRegistered(scope: ProjectScope, input: Comprobante): Promise<Comprobante> {
  const comprobante = await validate(scope, input, input)
  if (toScaled('importe', comprobante.total) === 0)
    throw invalid('total', 'Para registrarlo, el total tiene que ser mayor que 0.')
  if (comprobante.fecha > scope.today)
    throw invalid('fecha', 'No se puede registrar con una fecha que todavía no llegó.')
  return withRetained(scope, { ...comprobante, pagado: '0.00' })
}

/** Validates what may change of a registered document: its amounts stay. Throws 400, 404 and 409. */
async function validateCorrected(scope: ProjectScope, input: Comprobante, before: Comprobante): Promise<Comprobante> {
  requireDue(before, input.vencimiento)
  await requireRubros(scope, input, before)
  await requireItems(scope, input)
  const { imputaciones } = calculateAmounts(input)
  const links = await checkLinks(scope, input, before)
  const comprobante = { ...input, ...links, imputaciones } as Comprobante
  if (links.certificadoId !== before.certificadoId && coversCertificate(comprobante))
    await requireNotOverbilled(scope, links.certificadoId!, comprobante)
  return links.certificadoId === before.certificadoId ? comprobante : withRetained(scope, comprobante)
}

async function storeLines(scope: ProjectScope, comprobante: Comprobante): Promise<void> {
  const { id, imputaciones, netoBase } = comprobante
  // Converted one by one, they would not add up to the converted net.
  const inProject = splitAmount(
    netoBase,
    imputaciones.map(({ importe: amount }) => amount),
  )
  const parts = imputaciones.map(({ rubroId, itemId = null, importe: amount }, row) => {
    const amounts = { importe: cents('imputaciones', amount), importeBase: cents('imputaciones', inProject[row]!) }
    return { comprobanteId: id, proyectoId: scope.project.id, rubroId, itemId, ...amounts }
  })
  await replaceImputaciones(scope.db, id, parts)
}

async function load({ db, today }: ProjectScope, each: Stored<Comprobante, 'comprobantes'>[]): Promise<Comprobante[]> {
  const ids = each.map(({ id }) => id)
  const [derived, files, imputaciones, warningsOf] = await Promise.all([
    selectDerived(db, ids, today),
    attachmentsOf(db, 'comprobante', ids),
    selectImputaciones(db, ids),
    warnings(db, each),
  ])
  const parts = Map.groupBy(imputaciones, ({ comprobanteId }) => comprobanteId)
  return each.map((comprobante) => {
    const { razonSocial, cuit, objeto, numero, periodo, estadoPago } = derived.get(comprobante.id)!
    const { total, retenido, saldo, estado } = comprobante
    return {
      ...comprobante,
      numeroCompleto: fullNumber(comprobante),
      proveedor: razonSocial,
      cuit,
      imputaciones: (parts.get(comprobante.id) ?? []).map(({ importe: amount, ...part }) => ({
        rubroId: part.rubroId,
        rubro: `${part.codigo} ${part.nombre}`,
        itemId: part.itemId,
        item: part.itemId && `${part.itemCodigo} ${part.descripcion}`,
        importe: fromScaled('importe', amount),
      })),
      documentos: files.get(comprobante.id) ?? [],
      contrato: objeto,
      certificado: periodo && certificateName({ numero, periodo }),
      estadoPago: estadoPago as Comprobante['estadoPago'],
      pagado: estado === 'registrado' ? importe(exact(total).minus(retenido).minus(saldo)) : '0.00',
      avisos: warningsOf(comprobante),
    }
  })
}

const supplier: Reference<'proveedorId'> = {
  field: 'proveedorId',
  table: 'proveedores',
  missing: 'No encontramos ese proveedor.',
  isActive: true,
}

/** The payment status in words: a credit note is used, not paid. */
const paymentWord = ({ tipo, estadoPago }: Comprobante): string | null =>
  estadoPago && (tipo === 'notaCredito' ? words.EstadoPagoNotaCredito : words.EstadoPago)[estadoPago]

/** Comprobantes; new ones start as drafts. */
export const comprobantes: RecordKind<Comprobante, 'comprobantes'> = {
  entidad: 'comprobante',
  topic: 'finances',
  words: { missing: 'No encontramos ese comprobante.', name: 'El comprobante' },
  shape: {
    table: 'comprobantes',
    fields: {
      tipo: 'text',
      letra: 'text',
      puntoVenta: 'number',
      proveedorId: 'text',
      fecha: 'text',
      vencimiento: 'text',
      contratoId: 'text',
      certificadoId: 'text',
      moneda: 'text',
      cotizacion: 'json',
      iva: 'json',
      lineas: 'number',
      condicionIva: 'text',
      neto: 'importe',
      noGravado: 'importe',
      exento: 'importe',
      sinImpuestos: 'importe',
      impuestosInternos: 'importe',
      percepciones: 'json',
      otrosTributos: 'importe',
      total: 'importe',
      retenido: 'importe',
      saldo: 'importe',
      netoBase: 'importe',
      ivaBase: 'importe',
      otrosBase: 'importe',
      totalBase: 'importe',
      retenidoBase: 'importe',
      saldoBase: 'importe',
      cae: 'text',
      caeVence: 'text',
      nota: 'text',
    },
    defaults: {
      cotizacion: null,
      lineas: defaultLines,
      cae: null,
      caeVence: null,
      contratoId: null,
      certificadoId: null,
      nota: '',
      imputaciones: [],
    },
    hasOwnNumber: true,
    searchOf: (each) =>
      `${fullNumber(each)} ${each.proveedor} ${each.cuit} ${each.cuit.replaceAll('-', '')} ${each.nota}`,
    references: [supplier],
    load,
  },
  list: {
    sorts: { fecha: 'fecha', vencimiento: 'vencimiento', total: 'total' },
    equals: ['tipo', 'proveedorId', 'contratoId', 'certificadoId', 'moneda'],
    day: 'fecha',
    filter: narrowComprobantes,
    queryReferences: [supplier, { field: 'rubroId', table: 'rubros', missing: 'No encontramos ese rubro.' }],
    totals: {
      netoBase: 'importe',
      ivaBase: 'importe',
      otrosBase: 'importe',
      totalBase: 'importe',
      saldoBase: 'importe',
    },
    uncounted: ['anulado'],
    valued: {
      by: withVat,
      day: 'fecha',
      amounts: {
        neto: { column: 'netoBase', title: 'Neto' },
        iva: { column: 'ivaBase', title: 'IVA' },
        otros: { column: 'otrosBase', title: 'Otros tributos' },
        total: { column: 'totalBase', title: 'Total' },
        saldo: { column: 'saldoBase', title: 'Saldo' },
      },
    },
    sheet: [
      { title: 'Fecha', kind: 'day', value: (each) => each.fecha },
      { title: 'Tipo', kind: 'text', value: (each) => words.ComprobanteTipo[each.tipo] },
      { title: 'Número', kind: 'text', value: (each) => each.numeroCompleto },
      { title: 'Proveedor', kind: 'text', value: (each) => each.proveedor },
      { title: 'CUIT', kind: 'text', value: (each) => each.cuit },
      { title: 'Vencimiento', kind: 'day', value: (each) => each.vencimiento },
      { title: 'Moneda', kind: 'text', value: (each) => each.moneda },
      { title: 'Cotización', kind: 'decimal', value: (each) => each.cotizacion?.valor },
      { title: 'Neto', kind: 'decimal', value: (each) => signedAmount(each, each.neto) },
      { title: 'No gravado', kind: 'decimal', value: (each) => signedAmount(each, each.noGravado) },
      { title: 'Exento', kind: 'decimal', value: (each) => signedAmount(each, each.exento) },
      { title: 'IVA', kind: 'decimal', value: (each) => signedAmount(each, ivaOf(each)) },
      { title: 'Impuestos internos', kind: 'decimal', value: (each) => signedAmount(each, each.impuestosInternos) },
      { title: 'Percepciones', kind: 'decimal', value: (each) => signedAmount(each, perceivedOf(each)) },
      { title: 'Otros tributos', kind: 'decimal', value: (each) => signedAmount(each, each.otrosTributos) },
      { title: 'Total', kind: 'decimal', value: (each) => signedAmount(each, each.total) },
      { title: 'Retenido', kind: 'decimal', value: (each) => each.retenido },
      { title: 'Saldo', kind: 'decimal', value: (each) => signedAmount(each, each.saldo) },
      { title: 'Estado', kind: 'text', value: (each) => words.ComprobanteEstado[each.estado] },
      { title: 'Pago', kind: 'text', value: (each) => paymentWord(each) },
      { title: 'CAE', kind: 'text', value: (each) => each.cae },
      { title: 'Vencimiento del CAE', kind: 'day', value: (each) => each.caeVence },
      { title: 'Rubros', kind: 'text', value: (each) => each.imputaciones.map(({ rubro }) => rubro).join(', ') },
      { title: 'Contrato', kind: 'text', value: (each) => each.contrato },
      { title: 'Certificado', kind: 'text', value: (each) => each.certificado },
      { title: 'Archivos', kind: 'number', value: (each) => each.documentos.length },
    ],
  },
  rules: {
    initialState: 'borrador',
    validate,
    correction: {
      states: ['registrado'],
      hasLines: true,
      fields: ['contratoId', 'certificadoId', 'vencimiento', 'nota', 'imputaciones'],
      frozen: [
        'tipo',
        'letra',
        'puntoVenta',
        'numero',
        'proveedorId',
        'fecha',
        'moneda',
        'cotizacion',
        'neto',
        'noGravado',
        'exento',
        'iva',
        'lineas',
        'impuestosInternos',
        'percepciones',
        'otrosTributos',
        'total',
      ],
      refusal:
        'El comprobante está registrado: solo podés cambiar el vencimiento, la nota, los rubros y el contrato o certificado que factura.',
      validate: validateCorrected,
      follow: moveCover,
    },
  },
  effects: {
    storeLines,
    afterChange: restateControl,
    onDelete: ({ db }, id) => removeAttachmentsOf(db, 'comprobante', [id]),
  },
}

const sumOf = (lines: { importe: string }[]) => sumOfAmounts(lines.map((line) => line.importe))
const ivaOf = ({ iva }: Comprobante) => sumOf(iva)
const perceivedOf = ({ percepciones }: Comprobante) => sumOf(percepciones)

/** Comprobantes that are registered on creation, without a draft. */
export const registeredComprobantes: RecordKind<Comprobante, 'comprobantes'> = {
  ...comprobantes,
  rules: { initialState: 'registrado', validate: validateRegistered },
  effects: {
    ...comprobantes.effects,
    async storeLines(scope, comprobante) {
      await storeLines(scope, comprobante)
      await coverLinked(scope, comprobante)
    },
  },
}
