import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const proyectoId = 2

async function draft(fields: object = {}) {
  const api = await server.current.as('demo@obra.test')
  const budgets = (await api('listPresupuestos', { params: { proyectoId }, query: { estado: 'aprobado' } })).body as {
    items: { id: string }[]
  }
  const presupuestoId = budgets.items[0]!.id
  const sheet = (await api('getPresupuestoItems', { params: { proyectoId, presupuestoId } })).body
  const suppliers = (await api('listProveedores', { params: { desarrolladoraId: 1 } })).body as {
    items: { id: string }[]
  }
  const items = [
    { itemId: sheet.items[0]!.id, cantidad: '120', precioUnitario: '185432.50' },
    { itemId: sheet.items[1]!.id, cantidad: '86.5', precioUnitario: '97210' },
  ]
  const body = { proveedorId: suppliers.items[0]!.id, objeto: 'Prueba', fecha: '2025-01-10', plazoDias: 90, items }
  const made = await api('createContrato', { params: { proyectoId }, body: { ...body, ...fields } })
  return { api, made, contract: made.body, items, place: { params: { proyectoId, id: made.body.id } } }
}

describe('contratos', () => {
  it('adds up the lines; signing freezes it and gives it a number', async () => {
    const { api, contract, place } = await draft({ anticipoPorcentaje: '20', fondoReparoPorcentaje: '5' })
    expect(contract).toMatchObject({ total: '30660565.00', anticipo: '6132113.00', numero: null, moneda: 'ARS' })
    const signed = await api('signContrato', { ...place, body: { version: 1 } })
    expect(signed.body).toMatchObject({ estado: 'vigente', numero: expect.any(Number) })
    const change = await api('updateContrato', { ...place, body: { version: 2, objeto: 'Otro' } })
    expect(change.body).toMatchObject({ error: 'Invalid state' })
    expect((await api('deleteContrato', place)).status).toBe(409)
    expect((await api('finishContrato', { ...place, body: {} })).body.estado).toBe('finalizado')
  })

  it('refuses anticipo plus fondo de reparo above 100 %, repeated items and items outside the budget', async () => {
    const over = await draft({ anticipoPorcentaje: '96', fondoReparoPorcentaje: '4.0001' })
    expect(over.made).toMatchObject({ status: 400, body: { issues: [{ field: 'fondoReparoPorcentaje' }] } })
    const { items } = over
    expect((await draft({ items: [items[0], items[0]] })).made.status).toBe(400)
    expect((await draft({ items: [{ ...items[0], itemId: 'ninguno' }] })).made.status).toBe(404)
    expect((await draft({ proveedorId: 'ninguno' })).made.status).toBe(404)
  })

  it('carries files in any state, which can be downloaded, removed and restored', async () => {
    const { api, contract, place } = await draft()
    await api('signContrato', { ...place, body: {} })
    const form = new FormData()
    form.append('file', new File(['%PDF-1.4'], 'Firmado.pdf', { type: 'application/pdf' }))
    const { body: file } = await api('uploadContratoDocumento', { ...place, wrong: form })
    const files = async () => (await api('getContrato', place)).body.documentos
    expect(await files()).toMatchObject([{ id: file.id, name: 'Firmado.pdf' }])
    const at = { params: { proyectoId, id: contract.id, documentoId: file.id } }
    expect((await api('downloadContratoDocumento', at)).bytes).toEqual(new TextEncoder().encode('%PDF-1.4'))
    await api('removeContratoDocumento', at)
    expect(await files()).toEqual([])
    await api('restoreContratoDocumento', at)
    expect(await files()).toHaveLength(1)
  })

  it('converts a contract in dollars at its own exchange rate', async () => {
    const { contract } = await draft({ moneda: 'USD', cotizacion: manual('1000') })
    expect(contract).toMatchObject({ total: '30660565.00', totalBase: '30660565000.00', cotizacion: manual('1000') })
    expect((await draft({ moneda: 'USD', cotizacion: manual('0') })).made.status).toBe(400)
  })
})

const manual = (valor: string) => ({ tipo: 'manual', fecha: '2025-01-10', valor, fuente: '' })
