/** `obra stock`, `movimientos`, `pedidos`, `conteos`, `reservas`, `acopios`, `consumo`: the materials of the chosen project (docs/domain/materials.md). */
import type { Command } from 'commander'
import {
  addCreate,
  addList,
  addShow,
  addStep,
  addUpdate,
  fieldsOf,
  recordsOf,
  showList,
  showRecord,
  type CompanyRecord,
  type Noun,
} from '../lib/company-records.ts'
import { examples, numericId } from '../lib/spanish.ts'

const stockNoun: Noun = {
  name: 'stock',
  scope: 'project',
  columns: ['codigo', 'material', 'deposito', 'unidad', 'fisico', 'reservado', 'disponible', 'valorPromedio'],
  filters: ['depositoId', 'rubroId', 'proveedorId', 'aReponer'],
}
const kardexNoun: Noun = {
  name: 'stock',
  scope: 'project',
  columns: ['fecha', 'tipo', 'numero', 'deposito', 'remito', 'cantidad', 'saldo'],
}
const movimientosNoun: Noun = {
  name: 'movimientos',
  scope: 'project',
  columns: ['numero', 'fecha', 'tipo', 'deposito', 'destino', 'proveedor', 'remito', 'valor', 'estado'],
  filters: ['estado', 'tipo', 'depositoId', 'materialId', 'proveedorId', 'rubroId', 'desde', 'hasta'],
}
const pedidosNoun: Noun = {
  name: 'pedidos',
  scope: 'project',
  columns: ['numero', 'fechaPedida', 'fechaConfirmada', 'proveedor', 'deposito', 'estado'],
  filters: ['estado', 'proveedorId', 'depositoId', 'materialId', 'desde', 'hasta'],
}
const replenishNoun: Noun = {
  name: 'a-reponer',
  scope: 'project',
  columns: ['codigo', 'material', 'unidad', 'stockMinimo', 'disponible', 'pedido', 'sugerido', 'proveedor'],
}
const conteosNoun: Noun = {
  name: 'conteos',
  scope: 'project',
  columns: ['numero', 'fecha', 'deposito', 'marcadas', 'estado'],
  filters: ['estado', 'depositoId', 'desde', 'hasta'],
}
const reservasNoun: Noun = {
  name: 'reservas',
  scope: 'project',
  columns: ['numero', 'material', 'cantidad', 'unidad', 'deposito', 'rubro', 'hasta', 'estado'],
  filters: ['estado', 'depositoId', 'materialId', 'rubroId'],
}
const acopiosNoun: Noun = {
  name: 'acopios',
  scope: 'project',
  columns: ['numero', 'fecha', 'proveedor', 'deposito', 'valorCompra', 'valorHoy', 'dolares', 'estado'],
  filters: ['estado', 'proveedorId', 'desde', 'hasta'],
}
const saldosNoun: Noun = {
  name: 'acopios',
  scope: 'project',
  columns: ['proveedor', 'codigo', 'material', 'saldo', 'unidad', 'valorCompra', 'valorHoy', 'dolares'],
}

const consumoNoun: Noun = {
  name: 'consumo',
  scope: 'project',
  columns: ['rubro', 'codigo', 'material', 'unidad', 'presupuestado', 'teorico', 'real', 'diferencia', 'porcentaje'],
  filters: ['rubroId', 'materialId'],
}

type KardexOptions = { deposito?: string; desde?: string; hasta?: string; page?: number; size?: number }
type CompanyPage = { items: CompanyRecord[]; total: number }

export function stock(command: Command): void {
  addList(command, stockNoun)
  const kardex = command.command('kardex').description('Los movimientos de un material, con su saldo')
  kardex
    .argument('<material>', 'El id del material')
    .option('--deposito <id>', 'Solo en este depósito')
    .option('--desde <fecha>', 'Desde este día, AAAA-MM-DD')
    .option('--hasta <fecha>', 'Hasta este día, AAAA-MM-DD')
    .option('--page <número>', 'La página, desde 1', numericId)
    .option('--size <número>', 'Cuántos por página, de 10 a 200', numericId, 200)
    .action(async (id: string, { deposito, ...query }: KardexOptions) => {
      const { output, send } = recordsOf(kardex, kardexNoun)
      const page = await send<CompanyPage>('GET', { id, step: 'kardex', query: { depositoId: deposito, ...query } })
      showList(output, kardexNoun, page)
    })
  examples(kardex, [['obra stock kardex ID --desde 2026-03-01', 'lo que se movió desde marzo']])
  examples(command, [
    ['obra stock list --filtro aReponer=true', 'lo que está por debajo del mínimo'],
    ['obra stock kardex ID', 'los movimientos de un material'],
  ])
}

export function movimientos(command: Command): void {
  for (const add of [addList, addShow, addCreate, addUpdate]) add(command, movimientosNoun)
  addStep(command, movimientosNoun, { name: 'confirmar', description: 'Confirma un borrador: cambia el stock' })
  addStep(command, movimientosNoun, {
    name: 'anular',
    description: 'Carga el movimiento opuesto: los dos quedan a la vista',
    hasReason: true,
  })
  const line = `'lineas=[{"materialId":"ID","cantidad":"20"}]'`
  examples(command, [
    [
      `obra movimientos create tipo=ingreso fecha=2026-03-02 depositoId=ID estado=confirmado ${line}`,
      'entran 20 y se confirma en un paso',
    ],
  ])
}

type ReceiveOptions = { fecha?: string; remito?: string }

/** `obra pedidos recibir`: without lines, all that is still to be received. */
function addReceive(parent: Command): void {
  const command = parent.command('recibir').description('Carga el ingreso de lo que llegó de un pedido')
  command
    .argument('<id>', 'El id del pedido')
    .argument('[material=cantidad...]', 'Lo que llegó de cada material (su id); sin nada, todo lo pendiente')
    .requiredOption('--fecha <fecha>', 'El día de la entrega, AAAA-MM-DD')
    .option('--remito <número>', 'El número del remito')
    .action(async (id: string, pairs: string[], { fecha, remito }: ReceiveOptions) => {
      const { output, send } = recordsOf(command, pedidosNoun)
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      const order = await send<CompanyRecord & { lineas: { materialId: string; porRecibir: string }[] }>('GET', { id })
      const received = pairs.map((pair) => ({ materialId: pair.split('=')[0]!, cantidad: pair.split('=')[1] ?? '' }))
      const pending = order.lineas
        .filter(({ porRecibir }) => Number(porRecibir) > 0)
        .map(({ materialId, porRecibir }) => ({ materialId, cantidad: porRecibir }))
      const body = { version: order.version, fecha, remito, lineas: pairs.length > 0 ? received : pending }
      showRecord(output, movimientosNoun, await send('POST', { id, step: 'recibir', body, headers }))
    })
  examples(command, [
    ["obra pedidos recibir ID --fecha 2026-03-02 --remito 'R 0001-00004512'", 'llegó todo lo que faltaba'],
    ['obra pedidos recibir ID MATERIAL=20 --fecha 2026-03-02', 'llegaron 20 de un material'],
  ])
}

export function pedidos(command: Command): void {
  for (const add of [addList, addShow, addCreate, addUpdate]) add(command, pedidosNoun)
  const missing = command.command('a-reponer').description('Lo que está por debajo del mínimo, y cuánto pedir')
  missing.action(async () => {
    const { output, send } = recordsOf(missing, replenishNoun)
    showList(output, replenishNoun, await send<CompanyPage>('GET', { query: { size: 200 } }))
  })
  examples(missing, [['obra pedidos a-reponer', 'lo que falta y lo que ya está pedido']])
  addStep(command, pedidosNoun, { name: 'pedir', description: 'Pide que aprueben un borrador: le da su número' })
  addStep(command, pedidosNoun, { name: 'aprobar', description: 'Aprueba un pedido' })
  addStep(command, pedidosNoun, { name: 'enviar', description: 'Manda un pedido por mail a su proveedor' })
  addReceive(command)
  addStep(command, pedidosNoun, {
    name: 'cancelar',
    description: 'Ya no se espera lo que falta recibir',
    hasReason: true,
  })
  const line = `'lineas=[{"materialId":"ID","cantidad":"20"}]'`
  examples(command, [
    [`obra pedidos create proveedorId=ID depositoId=ID fechaPedida=2026-03-09 ${line}`, 'un borrador'],
    ['obra pedidos recibir ID --fecha 2026-03-02', 'llegó todo lo que faltaba'],
  ])
}

export function conteos(command: Command): void {
  for (const add of [addList, addShow, addCreate]) add(command, conteosNoun)
  const count = command.command('contar').description('Anota cuánto hay de un material')
  count
    .argument('<id>', 'El id del conteo')
    .argument('<material>', 'El id del material')
    .argument('<cantidad>', 'Lo que contaste, en la unidad del material')
    .action(async (id: string, materialId: string, contado: string) => {
      const { output, send } = recordsOf(count, conteosNoun)
      showRecord(output, conteosNoun, await send('PUT', { id, step: `lineas/${materialId}`, body: { contado } }))
    })
  examples(count, [['obra conteos contar ID MATERIAL 120', 'hay 120']])
  addStep(command, conteosNoun, { name: 'confirmar', description: 'Ajusta el stock a lo contado' })
  examples(command, [['obra conteos create depositoId=ID fecha=2026-03-02', 'abre la planilla de un depósito']])
}

export function reservas(command: Command): void {
  for (const add of [addList, addShow, addCreate]) add(command, reservasNoun)
  addStep(command, reservasNoun, { name: 'liberar', description: 'Vuelve a estar disponible' })
  const fields = 'materialId=ID depositoId=ID rubroId=ID cantidad=20'
  examples(command, [[`obra reservas create ${fields}`, 'reserva 20 para un rubro']])
}

export function acopios(command: Command): void {
  for (const add of [addList, addShow, addCreate]) add(command, acopiosNoun)
  const withdraw = command.command('retirar').description('Trae parte de un acopio a un depósito, con su remito')
  withdraw
    .argument('<id>', 'El id del acopio')
    .argument('<campos...>', 'Los campos: fecha=2026-03-02 depositoId=ID remito=… lineas=[…]')
    .action(async (id: string, fields: string[]) => {
      const { output, send } = recordsOf(withdraw, acopiosNoun)
      const body = fieldsOf('acopios', fields)
      showRecord(output, acopiosNoun, await send('POST', { id, step: 'retiros', body }))
    })
  const line = `'lineas=[{"materialId":"ID","cantidad":"300"}]'`
  examples(withdraw, [[`obra acopios retirar ID fecha=2026-03-12 depositoId=ID ${line}`, 'llegan 300']])
  addStep(command, acopiosNoun, { name: 'anular', description: 'Revierte la compra', hasReason: true })
  const balances = command.command('saldos').description('Lo que queda en cada proveedor, en cantidad y en plata')
  balances.action(async () => {
    const { output, send } = recordsOf(balances, saldosNoun)
    const { saldos } = await send<{ saldos: CompanyRecord[] }>('GET', { id: 'saldos' })
    showList(output, saldosNoun, { items: saldos, total: saldos.length })
  })
  examples(balances, [['obra acopios saldos', 'lo que falta retirar']])
  const bought = `'lineas=[{"materialId":"ID","cantidad":"1000","precio":"9500","moneda":"ARS"}]'`
  examples(command, [[`obra acopios create proveedorId=ID fecha=2026-03-02 ${bought}`, 'compra mil bolsas']])
}

export function consumo(command: Command): void {
  addList(command, consumoNoun)
  examples(command, [['obra consumo list --filtro rubroId=ID', 'lo que debía usar un rubro y lo que usó']])
}
