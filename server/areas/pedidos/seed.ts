import { insertRows } from '../../db/insert-rows.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { addDays, dayAt } from '../../lib/calendar.ts'
import { fromScaled } from '../../money/decimal.ts'
import { insertSampleRecords } from '../../records/record-rows.ts'
import { sampleId } from '../../records/sample.ts'
import { pedidos, type Pedido } from './record.ts'
import type { PedidosTables } from './tables.ts'

/** The last deliveries of a project, the newest first. */
async function selectDeliveries(db: Db, proyectoId: number, limit: number) {
  const rows = await db
    .selectFrom('movimientos')
    .innerJoin('proveedores', 'proveedores.id', 'movimientos.proveedorId')
    .innerJoin('depositos', 'depositos.id', 'movimientos.depositoId')
    .select(['movimientos.id', 'fecha', 'movimientos.depositoId', 'movimientos.proveedorId', 'razonSocial'])
    .select('depositos.nombre as deposito')
    .where('movimientos.proyectoId', '=', proyectoId)
    .where('movimientos.tipo', '=', 'ingreso')
    .orderBy('movimientos.seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ proveedorId, ...row }) => ({ ...row, proveedorId: proveedorId! }))
}

function selectDelivered(db: Db, movimientoId: string) {
  return db
    .selectFrom('movimientoLineas')
    .innerJoin('materiales', 'materiales.id', 'materialId')
    .select(['materialId', 'materiales.codigo', 'materiales.nombre', 'cantidad', 'precio', 'movimientoLineas.moneda'])
    .where('movimientoId', '=', movimientoId)
    .orderBy('orden')
    .execute()
}

type Delivery = Awaited<ReturnType<typeof selectDeliveries>>[number]
type Delivered = Awaited<ReturnType<typeof selectDelivered>>

/** The orders of a project, the oldest first. `delivery` counts from the newest, which brought half of what was ordered. */
const samples: { delivery: number; estado: Pedido['estado']; days?: number }[] = [
  { delivery: 3, estado: 'cancelado' },
  { delivery: 2, estado: 'recibidoTotal' },
  { delivery: 1, estado: 'recibidoTotal' },
  { delivery: 0, estado: 'recibidoParcial' },
  { delivery: 1, estado: 'aprobado', days: 6 },
  { delivery: 2, estado: 'pedido', days: 10 },
  { delivery: 3, estado: 'borrador', days: 12 },
]

type Sample = { record: Pedido; lines: PedidosTables['pedidoLineas'][]; receipt: string | undefined }

function sampleOf(
  id: string,
  numero: number,
  { estado, days }: (typeof samples)[number],
  { delivery, lines, today }: { delivery: Delivery; lines: Delivered; today: string },
): Sample {
  const factor = estado === 'recibidoParcial' ? 2 : 1
  const { depositoId, deposito, proveedorId, razonSocial: proveedor } = delivery
  const record: Pedido = {
    id,
    numero: estado === 'borrador' ? null : numero,
    estado,
    motivoEstado: estado === 'cancelado' ? 'El proveedor no tenía stock.' : null,
    version: 1,
    proveedorId,
    proveedor,
    depositoId,
    deposito,
    fechaPedida: days === undefined ? addDays(delivery.fecha, -1) : addDays(today, days),
    fechaConfirmada: estado === 'aprobado' ? addDays(today, 8) : null,
    toleranciaPorcentaje: '5.00',
    nota: '',
    enviadoA: '',
    enviadoEn: null,
    totales: [],
    lineas: lines.map(({ materialId, codigo, nombre, cantidad }) => {
      return { materialId, codigo, material: nombre, cantidad: fromScaled('cantidad', cantidad * factor) }
    }),
  }
  return {
    record,
    lines: lines.map(({ materialId, cantidad, precio, moneda }, orden) => {
      const quantity = cantidad * factor
      return {
        pedidoId: id,
        orden,
        materialId,
        presentacion: null,
        cantidad: quantity,
        cantidadBase: quantity,
        precio,
        moneda,
      }
    }),
    receipt: estado.startsWith('recibido') ? delivery.id : undefined,
  }
}

/** Seeds orders in each state; those that were received are linked to deliveries of the sample. */
export async function seedPedidos(db: Db, { now }: SeedContext): Promise<void> {
  const projects = await db
    .selectFrom('projects')
    .select(['id', 'companyId'])
    .where('id', 'in', db.selectFrom('movimientos').select('proyectoId'))
    .orderBy('id')
    .execute()
  for (const { id: proyectoId, companyId } of projects) {
    const deliveries = await selectDeliveries(db, proyectoId, 4)
    const lines = await Promise.all(deliveries.map(({ id }) => selectDelivered(db, id)))
    const made = samples
      .filter(({ delivery }) => delivery < deliveries.length)
      .map((sample, index) => {
        const id = sampleId(companyId, 'pedidos', proyectoId * samples.length + index)
        const { delivery } = sample
        const from = { delivery: deliveries[delivery]!, lines: lines[delivery]!, today: dayAt(now) }
        return sampleOf(id, index + 1, sample, from)
      })
    await insertSampleRecords(
      db,
      pedidos,
      proyectoId,
      made.map(({ record }) => record),
    )
    await insertRows(
      db,
      'pedidoLineas',
      made.flatMap((each) => each.lines),
    )
    for (const { record, receipt } of made)
      if (receipt) await db.updateTable('movimientos').set({ pedidoId: record.id }).where('id', '=', receipt).execute()
    const ultimo = made.filter(({ record }) => record.numero !== null).length
    await db
      .insertInto('correlativos')
      .values({ ambito: `proyecto:${proyectoId}`, tipo: 'pedido', ultimo })
      .execute()
  }
}
