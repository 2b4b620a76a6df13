import { describe, expect, it } from 'vitest'
import { signedContract } from '../../../tests/support/signed-contract.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const motivo = 'Más superficie'

async function place(fields: object = {}) {
  const api = await server.current.as('demo@obra.test')
  const signed = await signedContract(api, fields)
  const { ofContract, contract } = signed
  const add = (input: object) =>
    api('createAdenda', { params: ofContract, wrong: { fecha: '2025-02-01', motivo, ...input } })
  const at = (id: string) => ({ params: { ...ofContract, id } })
  const approve = async (id: string) => api('approveAdenda', { ...at(id), body: {} })
  const annul = async (id: string) => api('annulAdenda', { ...at(id), body: { motivo } })
  const approved = async (input: object) => {
    const { body } = await add(input)
    const answer = await approve(body.id)
    expect(answer.status).toBe(200)
    return answer.body
  }
  const committed = async () => {
    const { body } = await api('getControlPresupuestario', { params: signed.params })
    if (typeof body === 'string') throw new Error('no control')
    return Number(body.totales.comprometido)
  }
  return { api, ...signed, add, at, approve, annul, approved, committed, first: contract.items[0]!.itemId }
}

describe('an addendum', () => {
  it('adds, takes away and brings items, and moves the end; annulled, the contract is as before', async () => {
    const { contract, others, get, add, approve, annul, committed, first } = await place()
    expect(contract).toMatchObject({ total: '30660565.00', totalOriginal: '30660565.00', fechaFin: '2025-04-10' })
    const before = await committed()
    const draft = await add({
      plazoDias: 30,
      items: [
        { itemId: first, cantidad: '-20' },
        { itemId: others[0]!.id, cantidad: '10', precioUnitario: '1000.50' },
      ],
    })
    expect(draft.body).toMatchObject({ estado: 'borrador', numero: null, total: '-3698645.00', moneda: 'ARS' })
    expect(await get()).toMatchObject({ total: '30660565.00', plazoDias: 90 })

    expect((await approve(draft.body.id)).body).toMatchObject({ estado: 'aprobada', numero: 1 })
    expect(await get()).toMatchObject({
      total: '26961920.00',
      totalBase: '26961920.00',
      totalOriginal: '30660565.00',
      plazoDias: 120,
      plazoDiasOriginal: 90,
      fechaFin: '2025-05-10',
      items: [
        { cantidad: '100.0000', cantidadOriginal: '120.0000', importe: '18543250.00' },
        { cantidad: '86.5000', cantidadOriginal: '86.5000' },
        { cantidad: '10.0000', cantidadOriginal: '0.0000', importe: '10005.00' },
      ],
    })
    expect((await committed()) - before).toBeCloseTo(-3698645, 2)

    expect((await annul(draft.body.id)).body).toMatchObject({ estado: 'anulada', motivoEstado: motivo })
    const again = await get()
    expect(again).toMatchObject({ total: '30660565.00', plazoDias: 90, items: [{ cantidad: '120.0000' }, {}, {}] })
    expect(again.items[2]).toMatchObject({ cantidad: '0.0000', importe: '0.00' })
    expect(await committed()).toBeCloseTo(before, 2)
  })

  it('is certified up to 100 % of what the contract is now', async () => {
    const { api, contract, ofContract, first, certify, approved } = await place({ anticipoPorcentaje: '10' })
    await certify('2025-01', ['120', '86.5'])
    await approved({ items: [{ itemId: first, cantidad: '30' }] })
    const lineas = [{ itemId: contract.items[0]!.id!, porcentajePeriodo: '20' }]
    const last = await api('createCertificado', { params: ofContract, body: { periodo: '2025-02', lineas } })
    expect(last.body).toMatchObject({ bruto: '5562975.00', avance: '100.00', anticipoAmortizado: '556297.50' })
    expect(last.body.lineas[0]).toMatchObject({ cantidad: '150.0000', cantidadPeriodo: '30.0000', saldo: '0.0000' })
  })

  it('cannot take away what is certified, nor can its annulment', async () => {
    const { first, add, annul, approved, certify } = await place()
    const more = await approved({ items: [{ itemId: first, cantidad: '30' }] })
    await certify('2025-02', ['140', '0'], 'issue')
    expect(await annul(more.id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('ya se certificaron 140') },
    })
    const less = await add({ items: [{ itemId: first, cantidad: '-10.0001' }] })
    expect(less).toMatchObject({ status: 409, body: { issues: [{ field: 'items' }] } })
    await approved({ items: [{ itemId: first, cantidad: '-10' }] })
  })

  it('waits for a draft certificate, and is refused on a contract that is not in force', async () => {
    const { api, params, contract, first, add, approve, approved, certify, annul } = await place()
    const done = await approved({ plazoDias: 5 })
    const waiting = (await add({ items: [{ itemId: first, cantidad: '1' }] })).body
    const draft = await certify('2025-02', ['1', '1'], 'draft')
    expect(await approve(waiting.id)).toMatchObject({ status: 409, body: { error: 'Conflict' } })
    expect(await annul(done.id)).toMatchObject({ status: 409 })
    await api('deleteCertificado', { params: { ...params, contratoId: contract.id, id: draft.id } })
    await api('finishContrato', { params: { ...params, id: contract.id }, body: {} })
    for (const answer of [await approve(waiting.id), await add({ plazoDias: 1 }), await annul(done.id)])
      expect(answer).toMatchObject({ status: 409, body: { error: 'Invalid state' } })
  })

  it('names the field of what it cannot be', async () => {
    const { first, others, add } = await place()
    const fieldOf = async (input: object) => (await add(input)).body as unknown
    const line = (more: object) => ({ items: [{ itemId: first, cantidad: '1', ...more }] })
    const at = (field: string) => ({ issues: [{ field }] })
    expect(await fieldOf({})).toMatchObject(at('items'))
    expect(await fieldOf(line({ cantidad: '0' }))).toMatchObject(at('items.0.cantidad'))
    expect(await fieldOf(line({ precioUnitario: '1' }))).toMatchObject(at('items.0.precioUnitario'))
    expect(await fieldOf(line({ itemId: others[0]!.id }))).toMatchObject(at('items.0.precioUnitario'))
    expect(await fieldOf(line({ cantidad: '-121' }))).toMatchObject(at('items'))
    expect(await fieldOf({ plazoDias: -90 })).toMatchObject(at('plazoDias'))
    expect(await fieldOf({ plazoDias: 1, fecha: '2025-01-09' })).toMatchObject(at('fecha'))
    expect((await add(line({ itemId: 'ninguno' }))).status).toBe(404)
  })
})
