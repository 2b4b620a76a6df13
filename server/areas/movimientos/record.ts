import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { dateText } from '../../lib/calendar.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { fromScaled, toScaled } from '../../money/decimal.ts'
import type { Reference } from '../../records/catalogue.ts'
import { attachmentsOf, removeAttachmentsOf } from '../../records/attachments.service.ts'
import type { ProjectScope, RecordKind, Stored } from '../../records/record.ts'
import { selectUsableDeposits } from '../depositos/door.ts'
import { countedLines } from '../materiales/door.ts'
import { findOrder } from '../pedidos/door.ts'
import * as queries from './queries.ts'

export type Movimiento = components['schemas']['Movimiento']
type Linea = Movimiento['lineas'][number]

const missing = { deposito: 'No encontramos ese depósito.' }

/** The fields that a kind of movement requires or does not have. */
function ownFieldsOf(input: Movimiento) {
  const { tipo, depositoId, destinoId, sentido, proveedorId, motivo } = input
  if (tipo === 'transferencia') {
    if (!destinoId) throw invalid('destinoId', 'Elegí el depósito que recibe la transferencia.')
    if (destinoId === depositoId) throw invalid('destinoId', 'Elegí otro depósito: ese es el mismo del que sale.')
  }
  if (tipo === 'ajuste') {
    if (!sentido) throw invalid('sentido', 'Elegí si el ajuste entra o sale.')
    if (motivo.trim() === '') throw invalid('motivo', 'Escribí el motivo del ajuste.')
  }
  if (tipo === 'devolucion' && !proveedorId) throw invalid('proveedorId', 'Elegí el proveedor al que devolvés.')
  return {
    destinoId: tipo === 'transferencia' ? destinoId : null,
    sentido: tipo === 'ajuste' ? sentido : null,
    proveedorId: tipo === 'ingreso' || tipo === 'devolucion' ? proveedorId : null,
  }
}

/** The order that an ingreso receives, and its supplier. Throws 400 for another supplier, 404. */
async function orderFields(scope: ProjectScope, { tipo, pedidoId }: Movimiento, proveedorId: string | null) {
  if (pedidoId === null || tipo !== 'ingreso') return { pedidoId: null, proveedorId }
  const order = await findOrder(scope, pedidoId)
  if (proveedorId !== null && proveedorId !== order.proveedorId)
    throw invalid('proveedorId', `El pedido N.º ${order.numero} es de ${order.proveedor}.`)
  return { pedidoId, proveedorId: order.proveedorId }
}

/** A remito as it is stored. */
export const normalRemito = (remito: string) => remito.trim().replace(/\s+/g, ' ').toUpperCase()

async function validate(scope: ProjectScope, input: Movimiento, before: Movimiento | undefined): Promise<Movimiento> {
  const { db, project, today } = scope
  if (input.fecha > today) throw invalid('fecha', 'Un movimiento no puede ser de un día que todavía no llegó.')
  const fields = ownFieldsOf(input)
  const places = [input.depositoId, fields.destinoId].filter((id) => id !== null)
  const usable = await selectUsableDeposits(db, scope.desarrolladoraId, project.id)
  const deposits = new Map(usable.map(({ id, nombre }) => [id, nombre]))
  if (places.some((id) => !deposits.has(id))) throw notFound(missing.deposito)
  if (input.comprobanteId && !(await queries.hasComprobante(db, project.id, input.comprobanteId)))
    throw notFound('No encontramos ese comprobante.')
  const order = await orderFields(scope, input, fields.proveedorId)
  const lineas = await countedLines(scope, input.lineas)
  const deposito = deposits.get(input.depositoId)!
  // A change sends the whole record back; only the server links a reversal.
  const anulaId = before ? before.anulaId : input.anulaId
  return { ...input, ...fields, ...order, anulaId, deposito, remito: normalRemito(input.remito), lineas }
}

/** Stores the lines; `values` are their cents, once confirmed. */
export function writeLines({ db }: ProjectScope, { id, lineas }: Movimiento, values: number[] = []): Promise<void> {
  const rows = lineas.map(({ materialId, presentacion, cantidad, cantidadBase, precio, moneda }, index) => ({
    materialId,
    presentacion: presentacion || null,
    cantidad: toScaled('cantidad', cantidad),
    cantidadBase: toScaled('cantidad', cantidadBase!),
    precio: precio ? toScaled('precio', precio) : null,
    moneda: precio ? (moneda ?? 'ARS') : null,
    valor: Math.abs(values[index] ?? 0),
  }))
  return queries.replaceLines(db, id, rows)
}

type LineRow = Awaited<ReturnType<typeof queries.selectLines>>[number]

const lineOf = (row: LineRow): Linea => ({
  materialId: row.materialId,
  codigo: row.codigo,
  material: row.nombre,
  unidad: row.unidad,
  presentacion: row.presentacion,
  cantidad: fromScaled('cantidad', row.cantidad),
  cantidadBase: fromScaled('cantidad', row.cantidadBase),
  precio: row.precio === null ? null : fromScaled('precio', row.precio),
  moneda: row.moneda as Linea['moneda'],
  valor: fromScaled('importe', row.valor),
  existencia: fromScaled('cantidad', row.existencia ?? 0),
  existenciaDestino: row.destinoId === null ? null : fromScaled('cantidad', row.existenciaDestino ?? 0),
})

export const enters = ({ tipo, sentido }: Pick<Movimiento, 'tipo' | 'sentido'>): boolean =>
  tipo === 'ingreso' || sentido === 'entra'

const numberText = ({ numero, fecha }: { numero: number | null; fecha: string }) =>
  `${numero === null ? 'un borrador' : `el movimiento N.º ${numero}`} del ${dateText(fecha)}`

function warningsOf(
  movimiento: Stored<Movimiento, 'movimientos'>,
  lines: LineRow[],
  repeated: Movimiento['repetidoEn'],
) {
  const isIn = enters(movimiento) && movimiento.estado === 'confirmado' && movimiento.anulaId === null
  const unpriced = isIn ? lines.filter(({ valor }) => valor === 0) : []
  const names = [...new Set(unpriced.map(({ nombre }) => nombre))].slice(0, 5)
  return [
    ...(repeated ? [`El remito ${movimiento.remito} de ese proveedor ya está en ${numberText(repeated)}.`] : []),
    ...names.map(
      (name) => `${name} entró sin precio y vale 0 en el stock. Cargale un precio antes del próximo ingreso.`,
    ),
  ]
}

async function load({ db }: ProjectScope, each: Stored<Movimiento, 'movimientos'>[]): Promise<Movimiento[]> {
  const ids = each.map(({ id }) => id)
  const [names, rows, reversals, repeated, files] = await Promise.all([
    queries.selectNames(db, ids),
    queries.selectLines(db, ids),
    queries.selectReversals(db, ids),
    queries.selectRepeated(db, ids),
    attachmentsOf(db, 'movimiento', ids),
  ])
  const lines = Map.groupBy(rows, ({ movimientoId }) => movimientoId)
  return each.map((movimiento) => {
    const own = lines.get(movimiento.id) ?? []
    const name = names.get(movimiento.id)!
    const repetidoEn = repeated.get(movimiento.id) ?? null
    return {
      ...movimiento,
      deposito: name.deposito,
      destino: name.destino,
      proveedor: name.razonSocial ?? '',
      rubro: name.codigo === null ? '' : `${name.codigo} ${name.nombre}`,
      anula: name.anula,
      pedido: name.pedido,
      anuladoPor: reversals.get(movimiento.id) ?? null,
      lineas: own.map(lineOf),
      valor: fromScaled(
        'importe',
        own.reduce((sum, { valor }) => sum + BigInt(valor), 0n),
      ),
      documentos: files.get(movimiento.id) ?? [],
      avisos: warningsOf(movimiento, own, repetidoEn),
      repetidoEn,
    }
  })
}

const references: Reference<keyof Movimiento & string>[] = [
  { field: 'depositoId', table: 'depositos', missing: missing.deposito },
  { field: 'destinoId', table: 'depositos', missing: missing.deposito },
  { field: 'proveedorId', table: 'proveedores', missing: 'No encontramos ese proveedor.' },
  { field: 'rubroId', table: 'rubros', missing: 'No encontramos ese rubro.' },
]

/** PostgreSQL indexes at most 2,700 bytes of a row. */
const mostSearched = 600
const searchOf = ({ numero, remito, proveedor, deposito, motivo, lineas }: Movimiento) =>
  [numero ?? '', remito, proveedor, deposito, motivo, ...lineas.map(({ codigo, material }) => `${codigo} ${material}`)]
    .join(' ')
    .slice(0, mostSearched)

export const movimientos: RecordKind<Movimiento, 'movimientos'> = {
  entidad: 'movimiento',
  topic: 'stock',
  words: { missing: 'No encontramos ese movimiento.', name: 'El movimiento' },
  shape: {
    table: 'movimientos',
    fields: {
      tipo: 'text',
      fecha: 'text',
      depositoId: 'text',
      destinoId: 'text',
      sentido: 'text',
      proveedorId: 'text',
      rubroId: 'text',
      remito: 'text',
      motivo: 'text',
      comprobanteId: 'text',
      pedidoId: 'text',
      anulaId: 'text',
    },
    defaults: {
      destinoId: null,
      sentido: null,
      proveedorId: null,
      proveedor: '',
      rubroId: null,
      remito: '',
      motivo: '',
      comprobanteId: null,
      pedidoId: null,
      anulaId: null,
      lineas: [],
    },
    searchOf,
    references,
    load,
  },
  list: {
    sorts: { fecha: 'fecha', numero: 'numero' },
    equals: ['tipo', 'proveedorId', 'rubroId', 'pedidoId'],
    day: 'fecha',
    filter: queries.narrowMovimientos,
    hasSearchIndex: true,
    queryReferences: [
      ...references,
      { field: 'materialId', table: 'materiales', missing: 'No encontramos ese material.' },
    ],
    sheet: [
      { title: 'Número', kind: 'number', value: (each) => each.numero },
      { title: 'Fecha', kind: 'day', value: (each) => each.fecha },
      { title: 'Tipo', kind: 'text', value: (each) => words.MovimientoTipo[each.tipo] },
      { title: 'Depósito', kind: 'text', value: (each) => each.deposito },
      { title: 'Destino', kind: 'text', value: (each) => each.destino },
      { title: 'Proveedor', kind: 'text', value: (each) => each.proveedor },
      { title: 'Remito', kind: 'text', value: (each) => each.remito },
      { title: 'Pedido', kind: 'number', value: (each) => each.pedido },
      { title: 'Rubro', kind: 'text', value: (each) => each.rubro },
      {
        title: 'Materiales',
        kind: 'text',
        value: (each) => each.lineas.map((line) => `${line.material} (${line.cantidadBase} ${line.unidad})`).join('; '),
      },
      { title: 'Valor', kind: 'decimal', value: (each) => each.valor },
      { title: 'Estado', kind: 'text', value: (each) => words.MovimientoEstado[each.estado] },
      { title: 'Motivo', kind: 'text', value: (each) => each.motivo },
    ],
  },
  rules: { initialState: 'borrador', validate },
  effects: {
    storeLines: (scope, movimiento) => writeLines(scope, movimiento),
    onDelete: ({ db }, id) => removeAttachmentsOf(db, 'movimiento', [id]),
  },
}
