import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { addDays, dateText, monthOf } from '../../lib/calendar.ts'
import { atLeastZero, exact, fromScaled, importe, toScaled } from '../../money/decimal.ts'
import { newId } from '../../lib/ids.ts'
import { conflict, invalid, Problem } from '../../lib/problem.ts'
import { inBase } from '../../money/rates.ts'
import { fittingAmount } from '../../money/amounts.ts'
import { attachmentsOf, removeAttachmentsOf } from '../../records/attachments.service.ts'
import type { ProjectScope, RecordKind, Step, Stored } from '../../records/record.ts'
import { certifiedQuantities } from '../certificados/door.ts'
import { restateControl } from '../control/door.ts'
import { withoutVat } from '../../money/project-valuation.ts'
import { fixRate, formulasOf } from '../../money/company-rates.ts'
import { selectSupplierNames, usualVatRate } from '../proveedores/door.ts'
import { itemsInForce, lineAmount } from '../presupuestos/door.ts'
import { advanceLeft } from './advance.service.ts'
import { formulaOf, formulaText, onlyIndexOf, requireFormula } from './formula.ts'
import {
  replaceFormula,
  replaceItems,
  selectContractFacts,
  selectFigures,
  selectItems,
  selectOpenCertificate,
  type FiguresRow,
} from './queries.ts'

export type Contrato = components['schemas']['Contrato']

function requirePercentages({ anticipoPorcentaje, fondoReparoPorcentaje }: Contrato): void {
  for (const [field, value] of Object.entries({ anticipoPorcentaje, fondoReparoPorcentaje }))
    if (exact(value).lt(0)) throw invalid(field, 'No puede ser menor que 0.')
  if (exact(anticipoPorcentaje).plus(fondoReparoPorcentaje).gt(100))
    throw invalid('fondoReparoPorcentaje', 'El anticipo y el fondo de reparo no pueden pasar juntos del 100 %.')
}

/** Requires items of the approved budget, each only once. Throws 400 and 404. */
async function requireItems(scope: ProjectScope, { items }: Contrato): Promise<void> {
  const ids = items.map(({ itemId }) => itemId)
  for (const [row, { itemId, cantidad }] of items.entries()) {
    if (ids.indexOf(itemId) < row) throw invalid(`items.${row}.itemId`, 'Ese ítem ya está en el contrato.')
    if (exact(cantidad).eq(0)) throw invalid(`items.${row}.cantidad`, 'La cantidad tiene que ser mayor que 0.')
  }
  await itemsInForce(scope, ids)
}

/** Validates a contract and calculates its amounts. Throws 400, 404, and 409 `Missing rate`. */
export async function validate(
  scope: ProjectScope,
  contract: Contrato,
  before: Contrato | undefined,
): Promise<Contrato> {
  const { project } = scope
  requirePercentages(contract)
  await requireItems(scope, contract)
  const indices = formulaOf(contract, before)
  await requireFormula(scope, indices)
  const moneda = contract.moneda ?? project.monedaBase
  const mesBase = contract.mesBase ?? project.mesBase ?? monthOf(contract.fecha)
  const isSameRate = before !== undefined && before.moneda !== moneda && contract.cotizacion === before.cotizacion
  const rateInput = { moneda, fecha: contract.fecha, cotizacion: isSameRate ? null : contract.cotizacion }
  const cotizacion = await fixRate(scope, rateInput, project.monedaBase)
  const amounts = contract.items.map((item, row) => lineAmount(item, `items.${row}.cantidad`))
  const base = amounts.map((amount) => inBase(amount, { moneda, cotizacion }, project.monedaBase))
  const sum = (values: string[]) => values.reduce((total, value) => total.plus(value), exact(0))
  const [total, totalBase] = [fittingAmount('items', sum(amounts)), fittingAmount('items', sum(base))]
  const supplier = (await selectSupplierNames(scope.db, [contract.proveedorId])).get(contract.proveedorId)!
  return {
    ...contract,
    proveedor: supplier.razonSocial,
    objeto: contract.objeto.trim(),
    moneda,
    mesBase,
    cotizacion,
    indices,
    indiceId: onlyIndexOf(indices),
    alicuotaIva: contract.alicuotaIva ?? usualVatRate(supplier.condicionIva),
    total,
    totalBase,
    totalOriginal: total,
    plazoDiasOriginal: contract.plazoDias,
    fechaFin: endOf(contract),
  }
}

const endOf = ({ fecha, plazoDias }: Pick<Contrato, 'fecha' | 'plazoDias'>) => addDays(fecha, plazoDias)

const onlyRelease =
  'El contrato está firmado: solo podés cambiar la fecha prevista para liberar el fondo de reparo. Los ítems y el plazo cambian con una adenda.'

/** Requires that the lines and the formula of a signed contract repeat the stored ones. Throws 409. */
async function validateCorrected(_scope: ProjectScope, contract: Contrato, before: Contrato): Promise<Contrato> {
  const isSame = ({ itemId, cantidad, precioUnitario }: Contrato['items'][number], row: number) => {
    const stored = before.items[row]
    return (
      stored?.itemId === itemId &&
      exact(stored.cantidad).eq(cantidad) &&
      exact(stored.precioUnitario).eq(precioUnitario)
    )
  }
  const isSameIndex = ({ indiceId, peso }: Contrato['indices'][number], row: number) => {
    const stored = before.indices[row]
    return stored?.indiceId === indiceId && exact(stored.peso).eq(peso)
  }
  const changed = [
    contract.items.length !== before.items.length || !contract.items.every(isSame) ? 'items' : undefined,
    contract.indices.length !== before.indices.length || !contract.indices.every(isSameIndex) ? 'indices' : undefined,
  ].filter((field) => field !== undefined)
  if (changed.length === 0) return contract
  const issues = changed.map((field) => ({ field, message: onlyRelease }))
  throw new Problem(409, 'Invalid state', onlyRelease, { issues })
}

export async function storeLines({ db, project }: ProjectScope, contract: Contrato): Promise<void> {
  const rows = contract.items.map((item, row) => {
    const amount = lineAmount(item, `items.${row}.cantidad`)
    return {
      id: newId(),
      contratoId: contract.id,
      itemId: item.itemId,
      cantidad: toScaled('cantidad', item.cantidad),
      cantidadOriginal: toScaled('cantidad', item.cantidad),
      precioUnitario: toScaled('precio', item.precioUnitario),
      importe: toScaled('importe', amount),
      importeBase: toScaled('importe', inBase(amount, contract, project.monedaBase)),
    }
  })
  await replaceItems(db, contract.id, rows)
  const formula = contract.indices.map(({ indiceId, peso }, orden) => ({
    contratoId: contract.id,
    orden,
    indiceId,
    peso: toScaled('porcentaje', peso),
  }))
  await replaceFormula(db, contract.id, formula)
}

type ItemRow = Awaited<ReturnType<typeof selectItems>>[number]
const itemOf = ({ contratoId: _contract, ...row }: ItemRow, certificada: bigint) => ({
  ...row,
  cantidad: fromScaled('cantidad', row.cantidad),
  cantidadOriginal: fromScaled('cantidad', row.cantidadOriginal),
  precioUnitario: fromScaled('precio', row.precioUnitario),
  importe: fromScaled('importe', row.importe),
  cantidadCertificada: fromScaled('cantidad', certificada),
})

const cents = (text: string | null) => fromScaled('importe', text ?? '0')

/** What is left to certify and to recover of a contract, and what was billed, paid and retained (docs/domain/contracts.md, Figures). */
function summaryOf(
  { estado, total, certificado, anticipo }: Pick<Contrato, 'estado' | 'total' | 'certificado' | 'anticipo'>,
  row: FiguresRow,
): Contrato['resumen'] {
  const {
    amortizado,
    fondoReparo,
    fondoLiberado,
    facturado,
    facturable,
    facturadoDeCertificados,
    enOtraMoneda,
    facturadoSinCertificado,
  } = row
  const paid = [row.pagadoPorCertificado, row.pagadoPorComprobante, row.pagadoDeAnticipo, row.pagadoDeFondo]
  const advance = { estado, anticipo, facturado: facturadoSinCertificado, pagado: row.pagadoDeAnticipo }
  return {
    porCertificar: estado === 'vigente' ? atLeastZero(importe(exact(total).minus(certificado))) : '0.00',
    facturado: cents(facturado),
    aFacturar: atLeastZero(importe(exact(cents(facturable)).minus(cents(facturadoDeCertificados)))),
    pagado: importe(paid.reduce((sum, each) => sum.plus(cents(each)), exact(0))),
    anticipoPorPagar: advanceLeft(advance),
    anticipoPorRecuperar: atLeastZero(importe(exact(anticipo).minus(cents(amortizado)))),
    fondoReparo: cents(fondoReparo),
    fondoLiberado: cents(fondoLiberado),
    fondoPorLiberar: importe(exact(cents(fondoReparo)).minus(cents(fondoLiberado))),
    comprobantesEnOtraMoneda: Number(enOtraMoneda),
  }
}

async function load({ db }: ProjectScope, contracts: Stored<Contrato, 'contratos'>[]): Promise<Contrato[]> {
  const ids = contracts.map(({ id }) => id)
  const [items, formulas, certified, derived, figures, files] = await Promise.all([
    selectItems(db, ids),
    formulasOf(db, ids),
    certifiedQuantities(db, ids),
    selectContractFacts(db, ids),
    selectFigures(db, ids),
    attachmentsOf(db, 'contrato', ids),
  ])
  const lines = Map.groupBy(items, ({ contratoId }) => contratoId)
  const facts = new Map(derived.map((row) => [row.id, row]))
  return contracts.map((contract) => {
    const { proveedor = '', certificado = '0' } = facts.get(contract.id) ?? {}
    const indices = formulas.get(contract.id) ?? []
    const loaded = {
      ...contract,
      proveedor,
      indices,
      indice: formulaText(indices),
      fechaFin: endOf(contract),
      documentos: files.get(contract.id) ?? [],
      items: (lines.get(contract.id) ?? []).map((row) => itemOf(row, certified.get(row.id) ?? 0n)),
      certificado: cents(certificado),
      anticipo: importe(exact(contract.total).times(contract.anticipoPorcentaje).div(100)),
    }
    return { ...loaded, resumen: summaryOf(loaded, figures.get(contract.id)!) }
  })
}

export const contratos: RecordKind<Contrato, 'contratos'> = {
  entidad: 'contrato',
  topic: 'finances',
  words: { missing: 'No encontramos ese contrato.', name: 'El contrato' },
  shape: {
    table: 'contratos',
    fields: {
      proveedorId: 'text',
      objeto: 'text',
      moneda: 'text',
      cotizacion: 'json',
      anticipoPorcentaje: 'porcentaje',
      fondoReparoPorcentaje: 'porcentaje',
      indiceId: 'text',
      indiceDesfase: 'number',
      mesBase: 'text',
      anticipoCongela: 'flag',
      alicuotaIva: 'text',
      fecha: 'text',
      plazoDias: 'number',
      plazoDiasOriginal: 'number',
      fechaLiberacionPrevista: 'text',
      total: 'importe',
      totalBase: 'importe',
      totalOriginal: 'importe',
    },
    defaults: {
      cotizacion: null,
      anticipoPorcentaje: '0',
      anticipoCongela: false,
      fondoReparoPorcentaje: '0',
      indices: [],
      indiceId: null,
      indiceDesfase: 0,
      fechaLiberacionPrevista: null,
      items: [],
    },
    // The list is sorted by this text, so the object comes first.
    searchOf: (contract) => `${contract.objeto} ${contract.numero ?? ''} ${contract.proveedor}`,
    references: [
      { field: 'proveedorId', table: 'proveedores', missing: 'No encontramos ese proveedor.', isActive: true },
      { field: 'indiceId', table: 'indices', missing: 'No encontramos ese índice.' },
    ],
    load,
  },
  list: {
    sorts: { numero: 'numero', fecha: 'fecha', objeto: 'searchText' },
    equals: ['proveedorId'],
    day: 'fecha',
    totals: { totalBase: 'importe' },
    valued: {
      by: withoutVat,
      day: 'fecha',
      amounts: {
        total: { column: 'totalBase', title: 'Total' },
      },
    },
    sheet: [
      { title: 'Número', kind: 'number', value: (contract) => contract.numero },
      { title: 'Fecha', kind: 'day', value: (contract) => contract.fecha },
      { title: 'Proveedor', kind: 'text', value: (contract) => contract.proveedor },
      { title: 'Objeto', kind: 'text', value: (contract) => contract.objeto },
      { title: 'Estado', kind: 'text', value: (contract) => words.ContratoEstado[contract.estado] },
      { title: 'Se ajusta por', kind: 'text', value: (contract) => contract.indice },
      { title: 'Mes base', kind: 'month', value: (contract) => contract.mesBase },
      { title: 'Moneda', kind: 'text', value: (contract) => contract.moneda },
      { title: 'Fin', kind: 'day', value: (contract) => contract.fechaFin },
      { title: 'Total original', kind: 'decimal', value: (contract) => contract.totalOriginal },
      { title: 'Total', kind: 'decimal', value: (contract) => contract.total },
      { title: 'Certificado', kind: 'decimal', value: (contract) => contract.certificado },
      { title: 'Fondo por liberar', kind: 'decimal', value: (contract) => contract.resumen.fondoPorLiberar },
      { title: 'Archivos', kind: 'number', value: (contract) => contract.documentos.length },
    ],
  },
  rules: {
    initialState: 'borrador',
    validate,
    correction: {
      states: ['vigente', 'finalizado', 'rescindido'],
      fields: ['fechaLiberacionPrevista', 'items', 'indices'],
      frozen: [
        'proveedorId',
        'objeto',
        'moneda',
        'cotizacion',
        'anticipoPorcentaje',
        'fondoReparoPorcentaje',
        'indiceId',
        'indiceDesfase',
        'anticipoCongela',
        'alicuotaIva',
        'mesBase',
        'fecha',
        'plazoDias',
      ],
      refusal: onlyRelease,
      validate: validateCorrected,
    },
  },
  effects: {
    storeLines,
    afterChange: restateControl,
    onDelete: ({ db }, id) => removeAttachmentsOf(db, 'contrato', [id]),
  },
}

export const sign: Step<Contrato> = {
  accion: 'firmar',
  from: ['borrador'],
  to: 'vigente',
  confirms: true,
  prepare: (scope, contract) => validate(scope, contract, contract),
}

/** Requires that no certificate of the contract is a draft or waits for approval. Throws 409. */
async function requireNothingOpen({ db }: ProjectScope, contract: Contrato): Promise<Contrato> {
  const open = await selectOpenCertificate(db, contract.id, ['borrador', 'emitido'])
  if (open)
    throw conflict(
      `El certificado de ${dateText(open.periodo)} está ${open.estado}: resolvelo antes de cerrar el contrato.`,
    )
  return contract
}

export const finish: Step<Contrato> = {
  accion: 'finalizar',
  from: ['vigente'],
  to: 'finalizado',
  prepare: requireNothingOpen,
}

export const rescind: Step<Contrato> = {
  accion: 'rescindir',
  from: ['vigente'],
  to: 'rescindido',
  isAlwaysOpen: true,
  prepare: requireNothingOpen,
}
