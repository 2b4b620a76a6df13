import { beforeAll, expect, it } from 'vitest'
import { useObra } from '../support/cli.ts'

type Row = { id: string; materialId: string; depositoId: string; rubroId: string; fisico: string; estado: string }
const obra = useObra()

beforeAll(async () => {
  await obra.login()
  await obra.json(['developers', 'use', '1'])
  await obra.json(['projects', 'use', '2'])
})

it('moves, counts and reserves materials, and shows the stock and the kardex', async () => {
  const { depositoId, rubroId } = (await obra.json<Row[]>(['stock', 'list', '--limit', '10']))[0]!
  const unit = (await obra.json<Row[]>(['unidades', 'list', '--search', 'bolsa']))[0]!.id
  const named = ['codigo=CLI-1', 'nombre=Cemento de prueba', `unidadId=${unit}`, `rubroId=${rubroId}`]
  const { id: materialId } = await obra.json<Row>(['materiales', 'create', ...named])
  const place = `depositoId=${depositoId}`
  const line = `lineas=[{"materialId":"${materialId}","cantidad":"50"}]`
  const draft = await obra.json<Row>(['movimientos', 'create', 'tipo=ingreso', 'fecha=2026-03-02', place, line])
  expect(await obra.json(['movimientos', 'confirmar', draft.id])).toMatchObject({ estado: 'confirmado' })
  const kardex = await obra.json<object[]>(['stock', 'kardex', materialId, '--desde', '2026-03-02'])
  expect(kardex).toContainEqual(expect.objectContaining({ documentoId: draft.id, cantidad: '50.0000' }))
  const only = `lineas=[{"materialId":"${materialId}"}]`
  const sheet = await obra.json<Row>(['conteos', 'create', place, 'fecha=2026-03-16', only])
  await obra.json(['conteos', 'contar', sheet.id, materialId, '40'])
  expect(await obra.json(['conteos', 'confirmar', sheet.id])).toMatchObject({ estado: 'confirmado', marcadas: 1 })
  const wanted = ['cantidad=15', `materialId=${materialId}`, place, `rubroId=${rubroId}`]
  const reserved = await obra.json<Row>(['reservas', 'create', ...wanted])
  expect(await obra.json(['reservas', 'liberar', reserved.id])).toMatchObject({ estado: 'liberada' })
  const annulled = await obra.json(['movimientos', 'anular', draft.id, '--motivo', 'No llegó'])
  expect(annulled).toMatchObject({ estado: 'anulado' })
  const filtered = ['stock', 'list', '--search', 'CLI-1', '--filtro', place]
  const after = (await obra.json<Row[]>(filtered)).find((row) => row.materialId === materialId)
  // The counted quantity stands when an earlier movement is annulled.
  expect(after).toMatchObject({ fisico: '40.0000' })
})

it('orders what is missing, and receives it', async () => {
  const [short] = await obra.json<(Row & { codigo: string })[]>(['pedidos', 'a-reponer'])
  expect(short).toMatchObject({ codigo: expect.any(String) })
  const { depositoId } = (await obra.json<Row[]>(['stock', 'list', '--limit', '10']))[0]!
  const supplier = (await obra.json<Row[]>(['proveedores', 'list', '--limit', '10']))[0]!.id
  const line = `lineas=[{"materialId":"${short!.materialId}","cantidad":"50"}]`
  const named = [`proveedorId=${supplier}`, `depositoId=${depositoId}`, 'fechaPedida=2026-03-20', line]
  const { id } = await obra.json<Row>(['pedidos', 'create', ...named])
  expect(await obra.json(['pedidos', 'pedir', id])).toMatchObject({ estado: 'pedido' })
  expect(await obra.json(['pedidos', 'aprobar', id])).toMatchObject({ estado: 'aprobado' })
  const part = await obra.json<Row>(['pedidos', 'recibir', id, `${short!.materialId}=20`, '--fecha', '2026-03-02'])
  expect(part).toMatchObject({ tipo: 'ingreso', estado: 'confirmado', pedidoId: id })
  await obra.json(['pedidos', 'recibir', id, '--fecha', '2026-03-02', '--remito', 'R 1-2'])
  expect(await obra.json(['pedidos', 'show', id])).toMatchObject({ estado: 'recibidoTotal' })
})
