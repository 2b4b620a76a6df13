import { beforeAll, describe, expect, it } from 'vitest'
import { invoice, proyectoId, rejectCheque } from '../../../tests/support/payments.ts'
import { signedContract } from '../../../tests/support/signed-contract.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { proyectoId }
const motivo = 'Prueba'
const fecha = '2026-03-10'
let api: Api

type Part = { contratoId?: string; liberacionId?: string; comprobanteId?: string; importe: string }
const pay = (proveedorId: string, imputaciones: Part[], more: object = {}) =>
  api('createPago', {
    params,
    wrong: { fecha, ...('medios' in more ? {} : { medio: 'efectivo' }), proveedorId, imputaciones, ...more },
  })
const annul = (id: string) => api('annulPago', { params: { proyectoId, id }, body: { motivo } })
const paidOfControl = async () => Number((await api('getControlPresupuestario', { params })).body.totales.pagado)
const restOfContracts = async () => {
  const { body } = await api('getFlujo', { params, query: { soloContratado: true, hasta: '2026-12' } })
  if (typeof body === 'string') throw new Error('no flow')
  return Number(body.totales.contratos)
}
const owed = async (proveedorId: string) => {
  const { body } = await api('getCuentaCorriente', { params, query: { proveedorId } })
  if (typeof body === 'string') throw new Error('no account')
  return Number(body.saldos.find(({ moneda }) => moneda === 'ARS')?.saldo ?? 0)
}

beforeAll(async () => {
  api = await server.current.as('demo@obra.test', 1)
})

describe('the advance of a contract', () => {
  /** An advance of 20 % of 30660565.00 = 6132113.00, with a term that ends after today. */
  const signed = (fields: object = {}) =>
    signedContract(api, { anticipoPorcentaje: '20', plazoDias: 600, moneda: 'ARS', ...fields })

  it('is paid on account of the contract, counts once everywhere, and is open again once the payment is annulled', async () => {
    const { contract, get } = await signed()
    const { id: contratoId, proveedorId } = contract
    expect(contract.resumen).toMatchObject({ anticipoPorPagar: '6132113.00', pagado: '0.00' })
    const before = { control: await paidOfControl(), rest: await restOfContracts(), owed: await owed(proveedorId) }
    const { body: pago } = await pay(proveedorId, [{ contratoId, importe: '1000000' }])
    expect(pago).toMatchObject({ importe: '1000000.00', aCuenta: '0.00', netoAplicado: '1000000.00' })
    expect(pago.imputaciones).toMatchObject([
      { contratoId, contrato: `N.º ${contract.numero}, Estructura`, certificadoId: null, comprobanteId: null },
    ])
    expect((await get()).resumen).toMatchObject({ anticipoPorPagar: '5132113.00', pagado: '1000000.00' })
    expect((await paidOfControl()) - before.control).toBeCloseTo(1_000_000, 2)
    expect(before.rest - (await restOfContracts())).toBeCloseTo(1_000_000, 2)
    expect(before.owed - (await owed(proveedorId))).toBeCloseTo(1_000_000, 2)
    const { body: list } = await api('listPagos', { params, query: { contratoId } })
    expect(list).toMatchObject({ items: [{ id: pago.id }] })

    expect(await pay(proveedorId, [{ contratoId, importe: '5132113.01' }])).toMatchObject({
      status: 409,
      body: { error: 'Over balance', issues: [{ field: 'imputaciones.0.importe' }] },
    })
    const advance = await invoice(api, '132113', { proveedorId, contratoId, fecha: '2026-03-09' })
    expect(advance.contratoId).toBe(contratoId)
    expect((await get()).resumen.anticipoPorPagar).toBe('5000000.00')
    expect((await pay(proveedorId, [{ contratoId, importe: '5000000' }])).status).toBe(200)
    expect((await pay(proveedorId, [{ contratoId, importe: '0.01' }])).status).toBe(409)
    expect((await annul(pago.id)).status).toBe(200)
    expect((await get()).resumen).toMatchObject({ anticipoPorPagar: '1000000.00', pagado: '5000000.00' })
  })

  it('takes what a payment has on account', async () => {
    const { contract, get } = await signed()
    const { body: pago } = await pay(contract.proveedorId, [], { importe: '500' })
    const imputaciones = [{ contratoId: contract.id, importe: '300' }]
    const applied = await api('applyPago', { params: { proyectoId, id: pago.id }, body: { imputaciones } })
    expect(applied.body).toMatchObject({ aCuenta: '200.00', imputaciones: [{ contratoId: contract.id }] })
    expect((await get()).resumen.anticipoPorPagar).toBe('6131813.00')
  })

  it('of a contract in dollars is paid in pesos without a difference of exchange rates', async () => {
    const { contract, get } = await signed({ moneda: 'USD' })
    const part = { contratoId: contract.id, importe: '1500000', importeDocumento: '1000' }
    expect(
      (await pay(contract.proveedorId, [{ contratoId: contract.id, importe: '1' }], { moneda: 'ARS' })).status,
    ).toBe(409)
    const { body } = await pay(contract.proveedorId, [part], { moneda: 'ARS' })
    expect(body).toMatchObject({ moneda: 'ARS', diferenciaCambio: '0.00', aplicadoEnOtraMoneda: '1500000.00' })
    expect(body.imputaciones).toMatchObject([{ moneda: 'USD', importeDocumento: '1000.00', diferenciaCambio: '0.00' }])
    expect((await get()).resumen.anticipoPorPagar).toBe('6131113.00')
  })

  it('is refused for another supplier, without a share, twice, beside another id, and once the contract ended', async () => {
    const { contract } = await signed()
    const { id: contratoId, proveedorId } = contract
    const part = { contratoId, importe: '1' }
    const suppliers = (await api('listProveedores', { params: { desarrolladoraId: 1 } })).body.items
    const another = suppliers.find(({ id }) => id !== proveedorId)!
    expect(await pay(another.id, [part])).toMatchObject({ status: 409, body: { issues: [{}] } })
    const none = await signed({ anticipoPorcentaje: '0' })
    expect((await pay(proveedorId, [{ contratoId: none.contract.id, importe: '1' }])).body).toMatchObject({
      message: 'El contrato «Estructura» no tiene anticipo.',
    })
    expect(await pay(proveedorId, [part, part])).toMatchObject({
      status: 409,
      body: { issues: [{ field: 'imputaciones.1.contratoId' }] },
    })
    expect((await pay(proveedorId, [{ ...part, comprobanteId: contratoId }])).status).toBe(400)
    await api('finishContrato', { params: { proyectoId, id: contratoId }, body: {} })
    expect((await pay(proveedorId, [part])).body).toMatchObject({ message: expect.stringContaining('finalizado') })
  })
})

describe('a released retained fund', () => {
  /** A release of 400000.00 of what the contract retained. */
  async function released() {
    const contract = await signedContract(api, { fondoReparoPorcentaje: '5', moneda: 'ARS' })
    await contract.certify('2025-01', ['36', '21.625'])
    const { ofContract } = contract
    const body = { fecha, importe: '400000', motivo }
    const { body: release } = await api('createLiberacion', { params: ofContract, body })
    const place = { params: { ...ofContract, id: release.id } }
    const saldos = async () => {
      const { saldo, saldoBase } = (await api('getLiberacion', place)).body
      return [saldo, saldoBase]
    }
    return { ...contract, liberacionId: release.id, proveedorId: contract.contract.proveedorId, place, saldos }
  }
  const unpaid = async () => Number((await api('getDeudas', { params })).body.impago.importe)

  it('is paid up to its balance, and owed again once the payment is annulled', async () => {
    const { liberacionId, proveedorId, place, saldos, get, contract } = await released()
    const before = {
      unpaid: await unpaid(),
      control: await paidOfControl(),
      paid: Number((await get()).resumen.pagado),
    }
    const { body: pago } = await pay(proveedorId, [{ liberacionId, importe: '150000' }])
    expect(pago.imputaciones).toMatchObject([
      { liberacionId, liberacion: 'N.º 1, Estructura', contratoId: contract.id, contrato: null, certificado: null },
    ])
    // Its certificate was the base of withholdings with the fund.
    expect(pago.netoAplicado).toBe('0.00')
    expect(await saldos()).toEqual(['250000.00', '250000.00'])
    expect(before.unpaid - (await unpaid())).toBeCloseTo(150_000, 2)
    expect((await paidOfControl()) - before.control).toBeCloseTo(150_000, 2)
    expect(Number((await get()).resumen.pagado) - before.paid).toBeCloseTo(150_000, 2)
    expect((await api('listPagos', { params, query: { contratoId: contract.id } })).body).toMatchObject({ total: 1 })
    expect((await pay(proveedorId, [{ liberacionId, importe: '250000.01' }])).body).toMatchObject({
      error: 'Over balance',
      message: expect.stringContaining('le quedan 250.000,00'),
    })
    expect(await api('annulLiberacion', { ...place, body: { motivo } })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('pagos aplicados') },
    })
    await annul(pago.id)
    expect(await saldos()).toEqual(['400000.00', '400000.00'])
    expect((await api('annulLiberacion', { ...place, body: { motivo } })).status).toBe(200)
    expect((await pay(proveedorId, [{ liberacionId, importe: '1' }])).body).toMatchObject({
      message: expect.stringContaining('anulada'),
    })
  })

  it('and an advance are owed again when the cheque that paid them is rejected', async () => {
    const { liberacionId, proveedorId, saldos } = await released()
    const { contract, get } = await signedContract(api, { anticipoPorcentaje: '20', moneda: 'ARS' })
    const medios = [
      { medio: 'echeq', importe: '900', fechaDebito: '2026-05-02' },
      { medio: 'efectivo', importe: '600' },
    ]
    const parts = [
      { liberacionId, importe: '1000' },
      { contratoId: contract.id, importe: '500' },
    ]
    const { body: pago } = await pay(proveedorId, parts, { medios })
    await rejectCheque(server.current, pago.medios[0]!.id)
    expect(await saldos()).toEqual(['399400.00', '399400.00'])
    expect((await get()).resumen).toMatchObject({ anticipoPorPagar: '6132113.00', pagado: '0.00' })
  })

  it('and an advance are free while a payment waits for an approval, and checked again by it', async () => {
    const company = { params: { desarrolladoraId: 1 } }
    const { liberacionId, proveedorId, saldos } = await released()
    const { contract, get } = await signedContract(api, { anticipoPorcentaje: '20', moneda: 'ARS' })
    const { version } = (await api('getAprobaciones', company)).body
    const regla = { entidad: 'pago', rol: 'miembro', moneda: 'ARS', hasta: '0' } as const
    await api('updateAprobaciones', { ...company, body: { reglas: [regla], cargaNoAprueba: false, version } })
    const parts = [
      { liberacionId, importe: '400000' },
      { contratoId: contract.id, importe: '6132113' },
    ]
    const pending = [(await pay(proveedorId, parts)).body, (await pay(proveedorId, parts)).body]
    expect(pending[0]).toMatchObject({
      estado: 'pendiente',
      imputaciones: [{ liberacionId }, { contrato: expect.any(String) }],
    })
    expect([(await saldos())[0], (await get()).resumen.anticipoPorPagar]).toEqual(['400000.00', '6132113.00'])
    const approve = (id: string) => api('approvePago', { params: { proyectoId, id }, body: {} })
    expect((await approve(pending[0]!.id)).body).toMatchObject({ estado: 'registrado' })
    expect([(await saldos())[0], (await get()).resumen.anticipoPorPagar]).toEqual(['0.00', '0.00'])
    expect((await approve(pending[1]!.id)).status).toBe(409)
  })
})
