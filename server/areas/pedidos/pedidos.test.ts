import { describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import { createDeposit, createMaterial, move, proyectoId, stockOf } from '../../../tests/support/stock.ts'
import type { Body } from '../../http/contract.ts'

const server = useTestServer()
const params = { proyectoId }
const company = { desarrolladoraId: 1 }
/** A supplier of the sample, with this mail address. */
async function supplierWith(api: Api, mail = '') {
  const { body } = await api('listProveedores', { params: company })
  if (typeof body === 'string') throw new Error('no list')
  const { id, version } = body.items[0]!
  await api('updateProveedor', { params: { ...company, id }, body: { version, mail } })
  return id
}

type Line = Omit<Body<'createPedido'>['lineas'][number], 'materialId'>

/** A draft of one line, with its supplier, material and deposit. */
async function order(
  line: Line,
  {
    unidad = 'u',
    material = {},
    ...input
  }: { unidad?: string; material?: object } & Partial<Body<'createPedido'>> = {},
) {
  const api = await server.current.as('demo@obra.test')
  const [{ id: materialId }, deposit] = [await createMaterial(api, unidad, material), await createDeposit(api)]
  const proveedorId = input.proveedorId ?? (await supplierWith(api))
  const body = {
    depositoId: deposit.id,
    fechaPedida: '2026-03-20',
    ...input,
    proveedorId,
    lineas: [{ materialId, ...line }],
  }
  const draft = await api('createPedido', { params, body })
  const at = { proyectoId, id: draft.body.id }
  return { api, at, draft, materialId, proveedorId, key: { depositoId: deposit.id, materialId } }
}

async function approved(...input: Parameters<typeof order>) {
  const draft = await order(...input)
  const { api, at, materialId } = draft
  await api('requestPedido', { params: at, body: {} })
  await api('approvePedido', { params: at, body: {} })
  const receive = (cantidad: string, more: Partial<Body<'receivePedido'>> = {}) =>
    api('receivePedido', { params: at, body: { fecha: '2026-03-10', lineas: [{ materialId, cantidad }], ...more } })
  const current = async () => (await api('getPedido', { params: at })).body
  return { ...draft, receive, current }
}

describe('pedidos', () => {
  it('are numbered when they are requested, approved, and fixed from then on', async () => {
    const { api, at, draft } = await order({ cantidad: '10', precio: '250.5' }, { nota: 'Por la mañana' })
    expect(draft.body).toMatchObject({
      numero: null,
      estado: 'borrador',
      toleranciaPorcentaje: '0.00',
      totales: [{ moneda: 'ARS', importe: '2505.00' }],
      lineas: [{ recibido: '0.0000', pendiente: '10.0000', porRecibir: '10.0000', importe: '2505.00' }],
    })
    const changed = await api('updatePedido', { params: at, body: { ...draft.body, nota: 'Por la tarde' } })
    expect(changed.body).toMatchObject({ nota: 'Por la tarde', version: 2 })
    expect((await api('approvePedido', { params: at, body: {} })).status).toBe(409)
    const asked = await api('requestPedido', { params: at, body: { version: 2 } })
    expect(asked.body).toMatchObject({ estado: 'pedido', numero: expect.any(Number) })
    expect((await api('updatePedido', { params: at, body: { version: 3, nota: 'x' } })).status).toBe(409)
    expect((await api('deletePedido', { params: at })).status).toBe(409)
    expect((await api('approvePedido', { params: at, body: { version: 2 } })).body).toMatchObject({
      error: 'Stale version',
    })
    expect((await api('approvePedido', { params: at, body: {} })).body).toMatchObject({ estado: 'aprobado' })
    const confirmed = await api('confirmPedidoFecha', { params: at, body: { fechaConfirmada: '2026-03-22' } })
    expect(confirmed.body).toMatchObject({ fechaPedida: '2026-03-20', fechaConfirmada: '2026-03-22' })
  })

  it('list each material once, in quantities that its unit can count, with a tolerance of 0 to 100', async () => {
    const { api, draft, materialId } = await order({ cantidad: '10' })
    const { proveedorId, depositoId, fechaPedida } = draft.body
    const body = { proveedorId, depositoId, fechaPedida }
    const line = { materialId, cantidad: '1' }
    const refused = async (more: object) => {
      const sent = { ...body, lineas: [line], ...more }
      const answer = await api('createPedido', { params, body: sent })
      return [answer.status, (answer.body as unknown as { issues?: { field: string }[] }).issues?.[0]?.field]
    }
    expect(await refused({ lineas: [line, line] })).toEqual([400, 'lineas.1.materialId'])
    expect(await refused({ lineas: [{ materialId, cantidad: '0' }] })).toEqual([400, 'lineas.0.cantidad'])
    expect(await refused({ lineas: [{ materialId, cantidad: '1.5' }] })).toEqual([400, 'lineas.0.cantidad'])
    expect(await refused({ toleranciaPorcentaje: '101' })).toEqual([400, 'toleranciaPorcentaje'])
    expect(await refused({ lineas: [{ materialId: 'otro', cantidad: '1' }] })).toEqual([404, undefined])
    expect((await api('deletePedido', { params: { proyectoId, id: draft.body.id } })).body).toBe(true)
  })

  it('are received by ingresos at their prices: 4409,1711 pounds ordered and received leave nothing pending', async () => {
    const material = { presentaciones: [{ nombre: 'libra', factor: '0.4536' }] }
    const line = { cantidad: '4409.1711', presentacion: 'libra', precio: '2' }
    const { api, receive, current, key, at } = await approved(line, { unidad: 'kg', material })
    expect((await current()).lineas).toMatchObject([{ cantidadBase: '2000.0000', porRecibir: '4409.1711' }])
    const { status, body } = await receive('4409.1711', { remito: 'r 1' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      tipo: 'ingreso',
      estado: 'confirmado',
      remito: 'R 1',
      pedidoId: at.id,
      valor: '8818.34',
    })
    expect(body.pedido).toBe((await current()).numero)
    expect(await current()).toMatchObject({
      estado: 'recibidoTotal',
      lineas: [{ recibido: '2000.0000', pendiente: '0.0000', porRecibir: '0.0000' }],
    })
    expect(await stockOf(api, key)).toMatchObject({ fisico: '2000.0000', valorPromedio: '8818.34' })
    const list = await api('listMovimientos', { params, query: { pedidoId: at.id } })
    expect(list.body).toMatchObject({ total: 1, items: [{ id: body.id }] })
    expect((await api('listMovimientos', { params, query: { pedidoId: 'otro' } })).status).toBe(404)
  })

  it('are received in parts, up to the tolerance, and expect again what an annulled ingreso brought', async () => {
    const { api, receive, current, key, at, materialId } = await approved(
      { cantidad: '100' },
      { toleranciaPorcentaje: '5' },
    )
    const first = await receive('60')
    expect(await current()).toMatchObject({ estado: 'recibidoParcial', lineas: [{ pendiente: '40.0000' }] })
    const refused = await receive('46')
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      error: 'Over tolerance',
      message: expect.stringMatching(
        /^Del pedido N\.º \d+ quedan pendientes 40 u de Material \d+, con una tolerancia de 5 %: podés recibir hasta 45 u\.$/,
      ),
      issues: [{ field: 'lineas.0.cantidad' }],
    })
    expect(
      (
        await api('receivePedido', {
          params: at,
          query: { simular: true },
          body: { fecha: '2026-03-10', lineas: [{ materialId, cantidad: '45' }] },
        })
      ).status,
    ).toBe(200)
    expect(await current()).toMatchObject({ estado: 'recibidoParcial' })
    expect((await receive('45')).status).toBe(200)
    expect(await current()).toMatchObject({
      estado: 'recibidoTotal',
      lineas: [{ recibido: '105.0000', pendiente: '0.0000' }],
    })
    expect((await api('cancelPedido', { params: at, body: { motivo: 'x' } })).status).toBe(409)
    await api('annulMovimiento', { params: { proyectoId, id: first.body.id }, body: { motivo: 'Otro material' } })
    expect(await current()).toMatchObject({ estado: 'recibidoParcial', lineas: [{ recibido: '45.0000' }] })
    expect(await stockOf(api, key)).toMatchObject({ fisico: '45.0000' })
  })

  it('count an ingreso that names them when it is confirmed, by the same rules', async () => {
    const { api, current, at, key, proveedorId } = await approved({ cantidad: '10' })
    const draft = await move(api, key, { cantidad: '10' }, { estado: 'borrador', pedidoId: at.id })
    expect(draft.body).toMatchObject({ proveedorId, pedidoId: at.id })
    expect(await current()).toMatchObject({ estado: 'aprobado' })
    const place = { proyectoId, id: draft.body.id }
    expect((await api('confirmMovimiento', { params: place, body: {} })).status).toBe(200)
    expect(await current()).toMatchObject({ estado: 'recibidoTotal' })
    expect((await move(api, key, { cantidad: '1' }, { pedidoId: at.id })).status).toBe(409)
    expect((await move(api, key, { cantidad: '1' }, { pedidoId: 'otro' })).status).toBe(404)
    const other = await createMaterial(api, 'u')
    const foreign = await move(api, { ...key, materialId: other.id }, { cantidad: '1' }, { pedidoId: at.id })
    expect(foreign.body).toMatchObject({ issues: [{ field: 'lineas.0.materialId' }] })
    const left = await move(api, key, { cantidad: '1' }, { tipo: 'egreso', pedidoId: at.id })
    expect(left.body).toMatchObject({ pedidoId: null })
  })

  it('cannot be received before they are approved, nor once they are cancelled with a reason', async () => {
    const { api, at, materialId } = await order({ cantidad: '10' })
    const receive = () =>
      api('receivePedido', { params: at, body: { fecha: '2026-03-10', lineas: [{ materialId, cantidad: '4' }] } })
    expect((await receive()).body).toMatchObject({ error: 'Invalid state' })
    await api('requestPedido', { params: at, body: {} })
    expect((await receive()).status).toBe(409)
    await api('approvePedido', { params: at, body: {} })
    const { body } = await receive()
    const cancelled = await api('cancelPedido', { params: at, body: { motivo: 'Cerró el corralón' } })
    expect(cancelled.body).toMatchObject({ estado: 'cancelado', motivoEstado: 'Cerró el corralón' })
    expect((await receive()).status).toBe(409)
    await api('annulMovimiento', { params: { proyectoId, id: body.id }, body: { motivo: 'No llegó' } })
    expect((await api('getPedido', { params: at })).body).toMatchObject({
      estado: 'cancelado',
      lineas: [{ recibido: '0.0000' }],
    })
  })

  it('never exceed the tolerance by receipts at the same time', async () => {
    const { receive, current } = await approved({ cantidad: '10' }, { toleranciaPorcentaje: '10' })
    const answers = await Promise.all(Array.from({ length: 6 }, () => receive('4')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409])
    expect(await current()).toMatchObject({ estado: 'recibidoParcial', lineas: [{ recibido: '8.0000' }] })
  })

  it('are sent to the supplier from the mailbox of the sender, who sees the mail before', async () => {
    const api = await server.current.as('demo@obra.test')
    const proveedorId = await supplierWith(api, 'ventas@corralon.test')
    const { at, current } = await approved(
      { cantidad: '10', precio: '1500' },
      { proveedorId, nota: 'Descarga por Mitre' },
    )
    const { body: mail } = await api('getPedidoMail', { params: at })
    expect(mail).toMatchObject({ para: 'ventas@corralon.test', asunto: expect.stringMatching(/^Pedido N\.º \d+ de /) })
    expect(mail.texto).toContain('- 10 u de Material')
    expect(mail.texto).toContain('Descarga por Mitre')
    const sent = await api('sendPedido', { params: at, body: { asunto: 'Pedido urgente' } })
    expect(sent.body).toMatchObject({ enviadoA: 'ventas@corralon.test', enviadoEn: expect.any(String) })
    const { body } = await api('listMails', { query: { folder: 'sent', query: 'Pedido urgente' } as never })
    expect((body as { mails?: { to: string[] }[] }).mails).toMatchObject([{ to: ['ventas@corralon.test'] }])
    expect(await current()).toMatchObject({ enviadoA: 'ventas@corralon.test' })
  })

  it('need an address to be sent, of the supplier or of the request, and an approval', async () => {
    const api = await server.current.as('demo@obra.test')
    const proveedorId = await supplierWith(api)
    const { at } = await approved({ cantidad: '10' }, { proveedorId })
    expect((await api('sendPedido', { params: at, body: {} })).body).toMatchObject({ error: 'Missing mail' })
    expect((await api('sendPedido', { params: at, body: { para: 'otro@corralon.test' } })).body).toMatchObject({
      enviadoA: 'otro@corralon.test',
    })
    const draft = await order({ cantidad: '1' }, { proveedorId })
    const early = await api('sendPedido', { params: draft.at, body: { para: 'otro@corralon.test' } })
    expect(early.body).toMatchObject({ error: 'Invalid state' })
  })
})

describe('listAReponer', () => {
  it('suggests the minimum less what is available and ordered, in whole presentations', async () => {
    const material = { stockMinimo: '100', presentaciones: [{ nombre: 'bolsa', factor: '25' }] }
    const { api, at, key, materialId } = await order(
      { cantidad: '1', presentacion: 'bolsa' },
      { unidad: 'kg', material },
    )
    await move(api, key, { cantidad: '10' }, {})
    const { codigo } = (await api('getMaterial', { params: { ...company, id: materialId } })).body
    const row = async () => {
      const { body } = await api('listAReponer', { params, query: { search: codigo, size: 200 } })
      if (typeof body === 'string') throw new Error('no list')
      return body.items.find((each) => each.materialId === materialId)
    }
    expect(await row()).toMatchObject({
      disponible: '10.0000',
      pedido: '0.0000',
      sugerido: '90.0000',
      presentacion: 'bolsa',
      cantidad: '4.0000',
    })
    await api('requestPedido', { params: at, body: {} })
    expect(await row()).toMatchObject({ pedido: '25.0000', sugerido: '65.0000', cantidad: '3.0000' })
    await move(api, key, { cantidad: '90' }, {})
    expect(await row()).toBeUndefined()
  })
})
