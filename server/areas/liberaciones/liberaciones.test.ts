import { describe, expect, it } from 'vitest'
import { signedContract } from '../../../tests/support/signed-contract.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const motivo = 'Recepción definitiva'

/** A contract that retained 438886.81: 5 % of 36 x 185432.50 and 21.625 x 97210.00. */
async function retained() {
  const api = await server.current.as('demo@obra.test')
  const signed = await signedContract(api, { fondoReparoPorcentaje: '5' })
  const certificate = await signed.certify('2025-01', ['36', '21.625'])
  const { ofContract } = signed
  const release = (importe: string, more: object = {}) =>
    api('createLiberacion', { params: ofContract, wrong: { fecha: '2026-03-10', importe, motivo, ...more } })
  const fund = async () => {
    const { fondoReparo, fondoLiberado, fondoPorLiberar } = (await signed.get()).resumen
    return [fondoReparo, fondoLiberado, fondoPorLiberar]
  }
  return { api, ...signed, certificate, release, fund }
}

describe('a release of the retained fund', () => {
  it('is owed to the supplier until it is annulled, and never exceeds what is retained', async () => {
    const { api, contract, params, ofContract, release, fund } = await retained()
    const account = { params, query: { proveedorId: contract.proveedorId, moneda: 'ARS', size: 200 } } as const
    const owed = async () => {
      const { body } = await api('getCuentaCorriente', account)
      if (typeof body === 'string') throw new Error('no account')
      return body.items.filter(({ entidad }) => entidad === 'liberacion')
    }
    const due = async () => (await api('getVencimientos', { params })).body.vencido
    const before = await due()
    expect(await fund()).toEqual(['438886.81', '0.00', '438886.81'])

    const { body: first } = await release('400000')
    expect(first).toMatchObject({ numero: 1, estado: 'registrada', saldo: '400000.00', moneda: 'ARS' })
    expect(await fund()).toEqual(['438886.81', '400000.00', '38886.81'])
    expect(await owed()).toMatchObject([{ nombre: 'N.º 1', haber: '400000.00', contratoId: contract.id }])
    const after = await due()
    expect(after.liberaciones - before.liberaciones).toBe(1)
    expect(Number(after.importe) - Number(before.importe)).toBeCloseTo(400000, 2)
    expect(await release('38886.82')).toMatchObject({ status: 409, body: { issues: [{ field: 'importe' }] } })
    expect((await release('38886.81')).status).toBe(200)

    const annul = { params: { ...ofContract, id: first.id }, body: { motivo } }
    expect((await api('annulLiberacion', annul)).body).toMatchObject({ estado: 'anulada', saldo: '0.00' })
    expect(await fund()).toEqual(['438886.81', '38886.81', '400000.00'])
    expect(await owed()).toHaveLength(1)
  })

  it('keeps its certificate from being annulled', async () => {
    const { api, ofContract, certificate, release } = await retained()
    const { body: released } = await release('1')
    const annul = () => api('annulCertificado', { params: { ...ofContract, id: certificate.id }, body: { motivo } })
    expect(await annul()).toMatchObject({ status: 409, body: { message: expect.stringContaining('fondo de reparo') } })
    await api('annulLiberacion', { params: { ...ofContract, id: released.id }, body: { motivo } })
    expect((await annul()).status).toBe(200)
  })

  it('names its insurance policy, whose end is in the calendar', async () => {
    const { api, params, release } = await retained()
    const seguroCaucion = { compania: 'La Caución', poliza: '4711', vence: '2027-05-04' }
    const { body } = await release('10', { seguroCaucion })
    expect(body).toMatchObject({ seguroCaucion })
    const query = { desde: '2027-05-01', hasta: '2027-05-31', origen: 'seguroCaucion' } as const
    const { body: dates } = await api('getOcurrencias', { params, query })
    expect(dates.items).toMatchObject([{ titulo: 'Vence la póliza 4711 de La Caución', inicio: '2027-05-04' }])
    const early = { ...seguroCaucion, vence: '2026-03-09' }
    expect((await release('10', { seguroCaucion: early })).body).toMatchObject({
      issues: [{ field: 'seguroCaucion.vence' }],
    })
  })

  it('is planned for a day that may change after signing; nothing else of the contract may', async () => {
    const { api, params, contract, get } = await retained()
    const change = (fields: object) => api('updateContrato', { params: { ...params, id: contract.id }, wrong: fields })
    const { body } = await change({ ...(await get()), fechaLiberacionPrevista: '2026-09-30' })
    expect(body).toMatchObject({
      fechaLiberacionPrevista: '2026-09-30',
      items: [{ cantidadCertificada: '36.0000' }, {}],
    })
    const query = { desde: '2026-09-01', hasta: '2026-09-30', origen: 'liberacion' } as const
    expect((await api('getOcurrencias', { params, query })).body.items).toHaveLength(1)
    const items = [{ itemId: contract.items[0]!.itemId, cantidad: '1', precioUnitario: '1' }]
    for (const fields of [{ plazoDias: 91 }, { items }])
      expect(await change({ version: body.version, ...fields })).toMatchObject({
        status: 409,
        body: { error: 'Invalid state', issues: [{ field: Object.keys(fields)[0] }] },
      })
  })

  it('is not for a future day, nor for 0', async () => {
    const { release } = await retained()
    expect((await release('1', { fecha: '2099-01-01' })).body).toMatchObject({ issues: [{ field: 'fecha' }] })
    expect((await release('1', { fecha: '2025-01-09' })).body).toMatchObject({ issues: [{ field: 'fecha' }] })
    expect((await release('0')).body).toMatchObject({ issues: [{ field: 'importe' }] })
  })
})
