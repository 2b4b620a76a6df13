/** Prepaid purchases that suppliers hold (docs/domain/materials.md, Acopio). The stock ledger has the quantities. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { conflict, invalid, notFound, Problem } from '../../lib/problem.ts'
import { sumOfAmounts } from '../../money/amounts.ts'
import { exact, fromScaled, importe, toScaled, trimmedInSpanish } from '../../money/decimal.ts'
import { projectScope, requireOpenProject, writeRecords, type DryRun } from '../../records/project-scope.ts'
import { findAllRecords, findRecord, findRecords, getRecord, listRecords } from '../../records/record-list.service.ts'
import { changeRecord, createRecord, moveRecord, requireSeen } from '../../records/record-write.service.ts'
import type { Place, ProjectScope, RecordKind, Step } from '../../records/record.ts'
import { supplierDeposit } from '../depositos/door.ts'
import { requireEachOnce } from '../materiales/door.ts'
import { enterMovimiento, hasComprobante, reverseMovimiento } from '../movimientos/door.ts'
import { selectSupplierNames } from '../proveedores/door.ts'
import * as queries from './queries.ts'
import { acopios, knownSum, type Acopio } from './record.ts'

type Saldos = components['schemas']['AcopioSaldos']

/** A page of the acopios of a project, or all matching ones as a file. */
export function listAcopios(ctx: Context, proyectoId: number, query: Query<'listAcopios'>) {
  return listRecords<components['schemas']['AcopioPage'], 'acopios'>(ctx, acopios, proyectoId, query)
}

/** The first acopios of a project that match a search. Throws 404. */
export function findAcopios(ctx: Context, proyectoId: number, query: { search: string; limit: number }) {
  return findRecords(ctx, acopios, proyectoId, query)
}

export function getAcopio(ctx: Context, place: Place) {
  return getRecord(ctx, acopios, place)
}

const repeatedText = 'Ese material ya está más arriba.'

/** Throws 400 for a repeated material or a price of 0. */
function checkLines(lineas: Body<'createAcopio'>['lineas']): void {
  requireEachOnce(lineas, repeatedText)
  const free = lineas.findIndex(({ precio }) => exact(precio).eq(0))
  if (free !== -1) throw invalid(`lineas.${free}.precio`, 'El precio tiene que ser mayor que 0.')
}

/** Inside a write: enters the materials into the supplier's deposit, and stores the lines with their value in pesos. */
async function enterPurchase(
  ctx: Context,
  scope: ProjectScope,
  acopio: Acopio,
  lineas: Body<'createAcopio'>['lineas'],
) {
  const { id, numero, proveedorId, depositoId, comprobanteId, fecha } = acopio
  const motivo = `Acopio N.º ${numero}`
  const input = { tipo: 'ingreso', fecha, depositoId, proveedorId, comprobanteId, motivo, lineas } as const
  const movimiento = await enterMovimiento(ctx, scope, input)
  const rows = lineas.map(({ materialId, cantidad, precio, moneda }, orden) => ({
    acopioId: id,
    orden,
    materialId,
    moneda,
    cantidad: toScaled('cantidad', cantidad),
    precio: toScaled('precio', precio),
    valor: toScaled('importe', movimiento.lineas[orden]!.valor!),
  }))
  await queries.insertLines(scope.db, rows)
  await queries.linkMovement(scope.db, id, movimiento.id)
}

/** Enters a purchase. Throws 400, 404, and 409 for a closed project or a missing rate. */
export function createAcopio(
  ctx: Context,
  proyectoId: number,
  { lineas, ...input }: Body<'createAcopio'>,
  dryRun: DryRun,
) {
  checkLines(lineas)
  const validate = async (scope: ProjectScope, acopio: Acopio): Promise<Acopio> => {
    if (acopio.comprobanteId !== null && !(await hasComprobante(scope.db, scope.project.id, acopio.comprobanteId)))
      throw notFound('No encontramos ese comprobante.')
    const { razonSocial } = (await selectSupplierNames(scope.db, [acopio.proveedorId])).get(acopio.proveedorId)!
    const depositoId = await supplierDeposit(ctx, scope, { id: acopio.proveedorId, razonSocial })
    return { ...acopio, depositoId, proveedor: razonSocial }
  }
  const storeLines = (scope: ProjectScope, acopio: Acopio) => enterPurchase(ctx, scope, acopio, lineas)
  const rules = { ...acopios.rules, validate }
  const kind: RecordKind<Acopio, 'acopios'> = { ...acopios, rules, effects: { storeLines } }
  return createRecord(ctx, kind, proyectoId, input, dryRun)
}

/** Throws 400 for a repeated or unknown material, 409 if less is left than is withdrawn. */
function requireLeft(acopio: Acopio, lineas: Body<'withdrawAcopio'>['lineas']): void {
  requireEachOnce(lineas, repeatedText)
  for (const [index, { materialId, cantidad }] of lineas.entries()) {
    const field = `lineas.${index}`
    const line = acopio.lineas.find((each) => each.materialId === materialId)
    if (!line) throw invalid(`${field}.materialId`, 'Ese material no está en el acopio.')
    if (exact(cantidad).lte(line.saldo)) continue
    const text = (quantity: string) => `${trimmedInSpanish(quantity)} ${line.unidad}`
    const message = `De ${line.material} quedan ${text(line.saldo)} en el acopio y pedís ${text(cantidad)}. Retirá menos, o usá otro acopio.`
    throw new Problem(409, 'Not enough stock', message, { issues: [{ field: `${field}.cantidad`, message }] })
  }
}

/** Moves materials to another deposit. Throws 400, 404, and 409 if less is left. */
export function withdrawAcopio(
  ctx: Context,
  { proyectoId, id }: Place,
  { version, fecha, depositoId, remito = '', lineas }: Body<'withdrawAcopio'>,
  dryRun: DryRun,
): Promise<Acopio> {
  return writeRecords(ctx, proyectoId, dryRun, async (scope) => {
    requireOpenProject(scope.project)
    const before = await findRecord(scope, acopios, id)
    requireSeen(acopios, before, version, ['vigente'])
    requireLeft(before, lineas)
    const motivo = `Retiro del acopio N.º ${before.numero}`
    const places = { depositoId: before.depositoId, destinoId: depositoId }
    const input = { tipo: 'transferencia', fecha, ...places, remito, motivo, lineas } as const
    const movimiento = await enterMovimiento(ctx, scope, input)
    await queries.linkMovement(scope.db, id, movimiento.id)
    return changeRecord(ctx, scope, acopios, { accion: 'retirar', before, record: before })
  })
}

/** Reverses the purchase. Throws 404, and 409 while a withdrawal counts. */
export function annulAcopio(ctx: Context, place: Place, seen: Body<'annulAcopio'>, dryRun: DryRun) {
  const prepare = async (scope: ProjectScope, acopio: Acopio): Promise<Acopio> => {
    const counting = acopio.retiros.find(({ estado }) => estado === 'confirmado')
    if (counting) throw conflict(`El acopio tiene retiros. Anulá antes el movimiento N.º ${counting.numero}.`)
    await reverseMovimiento(ctx, scope, await queries.selectEntryId(scope.db, acopio.id), seen.motivo)
    return acopio
  }
  const step: Step<Acopio> = { accion: 'anular', from: ['vigente'], to: 'anulado', isAlwaysOpen: true, prepare }
  return moveRecord(ctx, acopios, place, seen, step, dryRun)
}

/** What is left of each line. The dollars of an acopio are split by the pesos of its lines. */
const partsOf = ({ proveedorId, proveedor, lineas, valorCompra, dolares }: Acopio): Saldos['saldos'] =>
  lineas
    .filter(({ saldo }) => exact(saldo).gt(0))
    .map(({ materialId, codigo, material, unidad, saldo, ...line }) => {
      const total = exact(valorCompra)
      const part =
        dolares === null || total.eq(0) ? dolares : importe(exact(dolares).times(line.valorCompra).div(total))
      const names = { proveedorId, proveedor, materialId, codigo, material, unidad }
      return { ...names, saldo, valorCompra: line.valorCompra, valorHoy: line.valorHoy, dolares: part }
    })

/** What suppliers hold for a project, by supplier and material. Throws 404. */
export async function getAcopioSaldos(ctx: Context, proyectoId: number): Promise<Saldos> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const all = await findAllRecords(scope, acopios, { estado: 'vigente' })
  const parts = Map.groupBy(all.flatMap(partsOf), ({ proveedorId, materialId }) => `${proveedorId} ${materialId}`)
  const saldos = [...parts.values()].map((group) => ({
    ...group[0]!,
    saldo: fromScaled(
      'cantidad',
      group.reduce((sum, { saldo }) => sum + toScaled('cantidad', saldo), 0),
    ),
    valorCompra: sumOfAmounts(group.map(({ valorCompra }) => valorCompra)),
    valorHoy: knownSum(group.map(({ valorHoy }) => valorHoy)),
    dolares: knownSum(group.map(({ dolares }) => dolares)),
  }))
  const inOrder = saldos.toSorted((a, b) =>
    `${a.proveedor} ${a.material}`.localeCompare(`${b.proveedor} ${b.material}`, 'es'),
  )
  return {
    saldos: inOrder,
    valorCompra: sumOfAmounts(saldos.map(({ valorCompra }) => valorCompra)),
    valorHoy: knownSum(saldos.map(({ valorHoy }) => valorHoy)),
    dolares: knownSum(saldos.map(({ dolares }) => dolares)),
  }
}
