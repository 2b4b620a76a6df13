import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { useTestServer, type Api, type TestServer } from '../../../tests/support/server.ts'
import { createDeposit, createMaterial, move, proyectoId } from '../../../tests/support/stock.ts'

const server = useTestServer()
const params = { proyectoId }
const days = Array.from({ length: 6 }, (_, day) => `2026-03-0${day + 1}`)
const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)

type Place = { depositoId: string; materialId: string }

/** The lines of a key in the order of the kardex, its days and its balance. */
async function readLedger({ services }: TestServer, { depositoId, materialId }: Place) {
  const db = services.store.read
  const key = { depositoId, materialId }
  const lines = await db
    .selectFrom('stockLineas')
    .selectAll()
    .where((eb) => eb.and(key))
    .orderBy('fecha')
    .orderBy('tramo')
    .orderBy('orden')
    .orderBy('seq')
    .execute()
  const dias = await db
    .selectFrom('stockDias')
    .selectAll()
    .where((eb) => eb.and(key))
    .orderBy('fecha')
    .execute()
  const saldo = await db
    .selectFrom('stockSaldos')
    .selectAll()
    .where((eb) => eb.and(key))
    .executeTakeFirst()
  return { lines, dias, saldo: saldo ?? { fisico: 0, valor: 0 } }
}

/** Checks that lines, days and balance agree, and returns the lines. */
async function checkLedger(place: Place) {
  const { lines, dias, saldo } = await readLedger(server.current, place)
  let balance = 0
  for (const { cantidad, contado } of lines) {
    balance += cantidad
    expect(balance).toBeGreaterThanOrEqual(0)
    if (contado !== null) expect(balance).toBe(contado)
  }
  expect(saldo.fisico).toBe(balance)
  expect(saldo.valor).toBe(sum(lines.map(({ valor }) => valor)))
  if (saldo.fisico === 0) expect(saldo.valor).toBe(0)
  let closing = 0
  for (const { fecha, delta, cierre } of dias) {
    expect(delta).toBe(sum(lines.filter((line) => line.fecha === fecha).map(({ cantidad }) => cantidad)))
    closing += delta
    expect(cierre).toBe(closing)
  }
  return lines
}

const step = fc.record({
  kind: fc.constantFrom('ingreso', 'receive', 'egreso', 'transferencia', 'transferencia', 'annul', 'open', 'confirm'),
  side: fc.nat(1),
  day: fc.nat(days.length - 1),
  quantity: fc.integer({ min: 1, max: 30 }),
  price: fc.integer({ min: 0, max: 9999 }),
  pick: fc.nat(50),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
type Made = { movements: string[]; counts: { id: string; depositoId: string }[] }

/** Orders a quantity, approves it, and receives half of it, rounded up. */
async function receive(api: Api, { depositoId, materialId }: Place, { day, quantity, price }: Step) {
  const suppliers = (await api('listProveedores', { params: { desarrolladoraId: 1 } })).body
  const line = { materialId, cantidad: String(quantity), precio: (price / 100).toFixed(2) }
  const body = { proveedorId: suppliers.items[0]!.id, depositoId, fechaPedida: days[day]!, lineas: [line] }
  const { id } = (await api('createPedido', { params, body })).body
  const at = { proyectoId, id }
  await api('requestPedido', { params: at, body: {} })
  await api('approvePedido', { params: at, body: {} })
  const lineas = [{ materialId, cantidad: String(Math.ceil(quantity / 2)) }]
  return api('receivePedido', { params: at, body: { fecha: days[day]!, lineas } })
}

async function take(api: Api, places: [Place, Place], made: Made, each: Step) {
  const { kind, side, day, quantity, price, pick } = each
  const [place, other] = [places[side]!, places[1 - side]!]
  const fecha = days[day]!
  const cantidad = String(quantity)
  if (kind === 'annul') {
    const id = made.movements[pick % Math.max(1, made.movements.length)]
    if (id) await api('annulMovimiento', { params: { proyectoId, id }, body: { motivo: 'Prueba' } })
  } else if (kind === 'open') {
    const { depositoId, materialId } = place
    const { id } = (await api('createConteo', { params, body: { depositoId, fecha, lineas: [{ materialId }] } })).body
    await api('countConteoLinea', { params: { proyectoId, id, materialId }, body: { contado: cantidad } })
    made.counts.push({ id, depositoId })
  } else if (kind === 'confirm') {
    const count = made.counts[pick % Math.max(1, made.counts.length)]
    if (count) await api('confirmConteo', { params: { proyectoId, id: count.id }, body: { reemplaza: pick % 2 === 0 } })
  } else if (kind === 'receive') {
    const { status, body } = await receive(api, place, each)
    expect(status).toBe(200)
    made.movements.push(body.id)
  } else {
    const destinoId = kind === 'transferencia' ? other.depositoId : null
    const precio = kind === 'ingreso' ? (price / 100).toFixed(2) : null
    const { status, body } = await move(api, place, { cantidad, precio }, { tipo: kind, fecha, destinoId })
    if (status === 200) made.movements.push(body.id)
  }
}

describe('the ledger', () => {
  it('holds in any order of confirming, back-dating, annulling, transferring, counting and receiving', async () => {
    const api = await server.current.as('demo@obra.test')
    const deposits = [await createDeposit(api), await createDeposit(api)]
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
        const materialId = (await createMaterial(api, 'u')).id
        const places = deposits.map(({ id }) => ({ depositoId: id, materialId })) as [Place, Place]
        const made: Made = { movements: [], counts: [] }
        for (const each of steps) await take(api, places, made, each)
        const lines = (await Promise.all(places.map(checkLedger))).flat()
        for (const [id, own] of Map.groupBy(lines, ({ documentoId }) => documentoId)) {
          const isTransfer = new Set(own.map(({ depositoId }) => depositoId)).size > 1
          if (isTransfer) expect([id, sum(own.map(({ valor }) => valor))]).toEqual([id, 0])
        }
      }),
      { numRuns: 20, seed: 20260316 },
    )
  })

  it('has the same days in any order of arrival of the same movements', async () => {
    const api = await server.current.as('demo@obra.test')
    const depositoId = (await createDeposit(api)).id
    const movements = days.map((fecha, index) => ({ fecha, cantidad: String(3 + index), isOut: index % 2 === 1 }))
    const closings = async (order: typeof movements) => {
      const place = { depositoId, materialId: (await createMaterial(api, 'u')).id }
      await move(api, place, { cantidad: '100' }, { fecha: '2026-02-20' })
      for (const { fecha, cantidad, isOut } of order)
        await move(api, place, { cantidad }, { tipo: isOut ? 'egreso' : 'ingreso', fecha })
      return (await readLedger(server.current, place)).dias.map(({ fecha, cierre }) => [fecha, cierre])
    }
    const expected = await closings(movements)
    const orders = fc.shuffledSubarray(movements, { minLength: movements.length })
    const property = fc.asyncProperty(orders, async (order) => {
      expect(await closings(order)).toEqual(expected)
    })
    await fc.assert(property, { numRuns: 6, seed: 20260316 })
  })
})
