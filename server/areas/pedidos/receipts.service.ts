/** What the receipts of an order do to it (docs/domain/materials.md, Orders). They are movements; this changes no stock. */
import type { Context } from '../../context.ts'
import { invalid, Problem } from '../../lib/problem.ts'
import { exact, fromScaled, toScaled, trimmedInSpanish } from '../../money/decimal.ts'
import { findRecord } from '../../records/record-list.service.ts'
import { changeRecord, requireSeen } from '../../records/record-write.service.ts'
import type { ProjectScope } from '../../records/record.ts'
import { selectMaterials } from '../materiales/door.ts'
import { pedidos, type Pedido } from './record.ts'

type Linea = Pedido['lineas'][number]
type Delivered = { materialId: string; cantidadBase?: string }

/** The order of a movement, in a read or a write. Throws 404. */
export const findOrder = (scope: ProjectScope, pedidoId: string): Promise<Pedido> =>
  findRecord(scope, pedidos, pedidoId)

/** Throws 409 for a stale version, or for an order that is not approved or was cancelled. */
export function requireReceivable(order: Pedido, version?: number): void {
  requireSeen(pedidos, order, version, ['aprobado', 'recibidoParcial', 'recibidoTotal'])
}

function stateOf(lines: Linea[]): Pedido['estado'] {
  if (lines.every(({ pendiente }) => exact(pendiente!).eq(0))) return 'recibidoTotal'
  return lines.some(({ recibido }) => exact(recibido!).gt(0)) ? 'recibidoParcial' : 'aprobado'
}

const percent = 1_000_000n

/** The most that may be received of a line in all, scaled: ordered plus tolerance, rounded down to the decimals of the unit. */
function mostOf({ cantidadBase }: Linea, toleranciaPorcentaje: string, decimals: number): bigint {
  const step = 10n ** BigInt(4 - decimals)
  const most =
    (BigInt(toScaled('cantidad', cantidadBase!)) * (percent + BigInt(toScaled('porcentaje', toleranciaPorcentaje)))) /
    percent
  return (most / step) * step
}

type Receipt = { line: Linea; most: bigint; delivered: bigint; field: string }

function requireWithinTolerance({ line, most, delivered, field }: Receipt, { numero, toleranciaPorcentaje }: Pedido) {
  const total = BigInt(toScaled('cantidad', line.recibido!))
  if (total <= most) return
  const before = total - delivered
  const ordered = BigInt(toScaled('cantidad', line.cantidadBase!))
  const [pending, possible] = [ordered - before, most - before].map(
    (each) => `${trimmedInSpanish(fromScaled('cantidad', each > 0n ? each : 0n))} ${line.unidad}`,
  )
  const tolerance = trimmedInSpanish(toleranciaPorcentaje)
  const message = `Del pedido N.º ${numero} quedan pendientes ${pending} de ${line.material}, con una tolerancia de ${tolerance} %: podés recibir hasta ${possible}.`
  throw new Problem(409, 'Over tolerance', message, { issues: [{ field, message }] })
}

/**
 * Inside the write of a confirmed ingreso, once it is stored: checks the tolerance and moves the order on. Throws 400 for a
 * material that is not in the order, and 409 for an order that cannot be received, or for more than its tolerance.
 */
export async function receiveOrder(
  ctx: Context,
  scope: ProjectScope,
  pedidoId: string,
  lineas: Delivered[],
): Promise<void> {
  const order = await findOrder(scope, pedidoId)
  requireReceivable(order)
  const ids = order.lineas.map(({ materialId }) => materialId)
  const materials = await selectMaterials(scope.db, scope.desarrolladoraId, ids)
  for (const [index, { materialId }] of lineas.entries()) {
    const line = order.lineas.find((each) => each.materialId === materialId)
    if (!line) throw invalid(`lineas.${index}.materialId`, `Ese material no está en el pedido N.º ${order.numero}.`)
    const delivered = lineas
      .filter((each) => each.materialId === materialId)
      .reduce((sum, { cantidadBase }) => sum + BigInt(toScaled('cantidad', cantidadBase!)), 0n)
    const most = mostOf(line, order.toleranciaPorcentaje, materials.get(materialId)!.decimales)
    requireWithinTolerance({ line, most, delivered, field: `lineas.${index}.cantidad` }, order)
  }
  const record = { ...order, estado: stateOf(order.lineas) }
  await changeRecord(ctx, scope, pedidos, { accion: 'recibir', before: order, record })
}

/** Inside the write that annuls an ingreso, once it is stored: the order expects again what it brought, unless it is cancelled. */
export async function returnReceipt(ctx: Context, scope: ProjectScope, pedidoId: string): Promise<void> {
  const order = await findOrder(scope, pedidoId)
  const estado = order.estado === 'cancelado' ? order.estado : stateOf(order.lineas)
  await changeRecord(ctx, scope, pedidos, { accion: 'devolver', before: order, record: { ...order, estado } })
}
