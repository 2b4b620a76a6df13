import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { fittingAmount } from '../../money/amounts.ts'
import { exact, fromScaled, importe, toScaled } from '../../money/decimal.ts'
import { amountText } from '../../money/valuation.ts'
import type { Reference } from '../../records/catalogue.ts'
import type { ProjectScope, RecordKind, Stored } from '../../records/record.ts'
import { selectUsableDeposits } from '../depositos/door.ts'
import { countedLines, requireEachOnce } from '../materiales/door.ts'
import * as queries from './queries.ts'

export type Pedido = components['schemas']['Pedido']
type Linea = Pedido['lineas'][number]

const missing = { deposito: 'No encontramos ese depósito.' }

async function validate(scope: ProjectScope, pedido: Pedido): Promise<Pedido> {
  const { db, desarrolladoraId, project } = scope
  const tolerance = exact(pedido.toleranciaPorcentaje)
  if (tolerance.lt(0) || tolerance.gt(100)) throw invalid('toleranciaPorcentaje', 'Poné un porcentaje de 0 a 100.')
  const usable = await selectUsableDeposits(db, desarrolladoraId, project.id)
  const deposito = usable.find(({ id }) => id === pedido.depositoId)?.nombre
  if (deposito === undefined) throw notFound(missing.deposito)
  requireEachOnce(pedido.lineas, 'Ese material ya está en el pedido. Sumá la cantidad en una sola línea.')
  const lineas = await countedLines(scope, pedido.lineas)
  for (const [index, { cantidad, precio }] of lineas.entries())
    if (precio) fittingAmount(`lineas.${index}.precio`, exact(cantidad).times(precio))
  // Only drafts are validated, which were never sent.
  return { ...pedido, deposito, lineas, enviadoA: '', enviadoEn: null }
}

function writeLines({ db }: ProjectScope, { id, lineas }: Pedido): Promise<void> {
  const rows = lineas.map(({ materialId, presentacion, cantidad, cantidadBase, precio, moneda }) => ({
    materialId,
    presentacion: presentacion || null,
    cantidad: toScaled('cantidad', cantidad),
    cantidadBase: toScaled('cantidad', cantidadBase!),
    precio: precio ? toScaled('precio', precio) : null,
    moneda: precio ? (moneda ?? 'ARS') : null,
  }))
  return queries.replaceLines(db, id, rows)
}

type LineRow = Awaited<ReturnType<typeof queries.selectLines>>[number]

/** What a line still expects, in the unit of its material. */
export function pendingOf({ cantidadBase, recibido }: { cantidadBase: number; recibido: string }): bigint {
  const pending = BigInt(cantidadBase) - BigInt(recibido)
  return pending > 0n ? pending : 0n
}

function lineOf(row: LineRow): Linea {
  const { cantidad, cantidadBase, precio, recibido } = row
  const pending = pendingOf(row)
  const amount = precio !== null && exact(fromScaled('precio', precio)).times(fromScaled('cantidad', cantidad))
  return {
    materialId: row.materialId,
    codigo: row.codigo,
    material: row.nombre,
    unidad: row.unidad,
    presentacion: row.presentacion,
    cantidad: fromScaled('cantidad', cantidad),
    cantidadBase: fromScaled('cantidad', cantidadBase),
    precio: precio === null ? null : fromScaled('precio', precio),
    moneda: row.moneda as Linea['moneda'],
    importe: amount ? importe(amount) : null,
    recibido: fromScaled('cantidad', recibido),
    pendiente: fromScaled('cantidad', pending),
    porRecibir: fromScaled('cantidad', (pending * BigInt(cantidad)) / BigInt(cantidadBase)),
  }
}

/** The sums of the lines with a price, by currency. */
function totalsOf(lines: Linea[]): Pedido['totales'] {
  const priced = lines.flatMap(({ importe: amount, moneda }) => (amount && moneda ? [{ amount, moneda }] : []))
  return [...Map.groupBy(priced, ({ moneda }) => moneda)].map(([moneda, each]) => {
    const cents = each.reduce((sum, { amount }) => sum + BigInt(toScaled('importe', amount)), 0n)
    return { moneda, importe: amountText(cents) }
  })
}

async function load({ db }: ProjectScope, each: Stored<Pedido, 'pedidos'>[]): Promise<Pedido[]> {
  const ids = each.map(({ id }) => id)
  const [names, rows] = await Promise.all([queries.selectNames(db, ids), queries.selectLines(db, ids)])
  const lines = Map.groupBy(rows, ({ pedidoId }) => pedidoId)
  return each.map((pedido) => {
    const { proveedor, deposito } = names.get(pedido.id)!
    const lineas = (lines.get(pedido.id) ?? []).map(lineOf)
    return { ...pedido, proveedor, deposito, lineas, totales: totalsOf(lineas) }
  })
}

const references: Reference<keyof Pedido & string>[] = [
  { field: 'proveedorId', table: 'proveedores', missing: 'No encontramos ese proveedor.', isActive: true },
  { field: 'depositoId', table: 'depositos', missing: missing.deposito },
]

/** PostgreSQL indexes at most 2,700 bytes of a row. */
const mostSearched = 600
const searchOf = ({ numero, proveedor, deposito, nota, lineas }: Pedido) =>
  [numero ?? '', proveedor, deposito, nota, ...lineas.map(({ codigo, material }) => `${codigo} ${material}`)]
    .join(' ')
    .slice(0, mostSearched)

const quantityText = ({ material, cantidad, presentacion, unidad }: Linea) =>
  `${material} (${cantidad} ${presentacion ?? unidad})`

export const pedidos: RecordKind<Pedido, 'pedidos'> = {
  entidad: 'pedido',
  topic: 'stock',
  words: { missing: 'No encontramos ese pedido.', name: 'El pedido' },
  shape: {
    table: 'pedidos',
    fields: {
      proveedorId: 'text',
      depositoId: 'text',
      fechaPedida: 'text',
      fechaConfirmada: 'text',
      toleranciaPorcentaje: 'porcentaje',
      nota: 'text',
      enviadoA: 'text',
      enviadoEn: 'text',
    },
    defaults: {
      fechaConfirmada: null,
      toleranciaPorcentaje: '0.00',
      nota: '',
      enviadoA: '',
      enviadoEn: null,
      lineas: [],
    },
    searchOf,
    references,
    load,
  },
  list: {
    sorts: { fechaPedida: 'fechaPedida', numero: 'numero' },
    equals: ['proveedorId', 'depositoId'],
    day: 'fechaPedida',
    filter: queries.narrowPedidos,
    queryReferences: [
      ...references,
      { field: 'materialId', table: 'materiales', missing: 'No encontramos ese material.' },
    ],
    sheet: [
      { title: 'Número', kind: 'number', value: (each) => each.numero },
      { title: 'Fecha pedida', kind: 'day', value: (each) => each.fechaPedida },
      { title: 'Fecha confirmada', kind: 'day', value: (each) => each.fechaConfirmada },
      { title: 'Proveedor', kind: 'text', value: (each) => each.proveedor },
      { title: 'Depósito', kind: 'text', value: (each) => each.deposito },
      { title: 'Materiales', kind: 'text', value: (each) => each.lineas.map(quantityText).join('; ') },
      {
        title: 'Pendiente',
        kind: 'text',
        value: (each) =>
          each.lineas
            .filter(({ pendiente }) => !exact(pendiente!).eq(0))
            .map((line) => `${line.material} (${line.pendiente} ${line.unidad})`)
            .join('; '),
      },
      {
        title: 'Total',
        kind: 'text',
        value: (each) => each.totales.map((total) => `${total.importe} ${total.moneda}`).join('; '),
      },
      { title: 'Tolerancia %', kind: 'decimal', value: (each) => each.toleranciaPorcentaje },
      { title: 'Enviado a', kind: 'text', value: (each) => each.enviadoA },
      { title: 'Estado', kind: 'text', value: (each) => words.PedidoEstado[each.estado] },
      { title: 'Nota', kind: 'text', value: (each) => each.nota },
    ],
  },
  rules: { initialState: 'borrador', validate },
  effects: { storeLines: writeLines },
}
