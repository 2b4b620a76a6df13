/** What certificates withhold of the invoices that bill them (docs/domain/documents.md, Retained amounts). */
import { describe, expect, it } from 'vitest'
import { signedContract } from '../../../tests/support/signed-contract.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const motivo = 'Se cargó mal'
let last = 70_000

/** A certificate of 8777736.25 with an advance of 20 % and a fund of 5 %. */
async function withheld() {
  const api = await server.current.as('demo@obra.test')
  const priced = { anticipoPorcentaje: '20', fondoReparoPorcentaje: '5', alicuotaIva: '21' }
  const signed = await signedContract(api, { ...priced, mesBase: '2025-01' })
  const { contract, params } = signed
  const certificate = await signed.certify('2025-01', ['36', '21.625'])
  const { proveedorId, moneda } = contract
  const rubroId = contract.items[0]!.rubroId
  const invoice = async (neto: string, more: object = {}) => {
    const number = { tipo: 'factura', letra: 'A', puntoVenta: 9, numero: (last += 1) }
    const own = { proveedorId, moneda, fecha: '2026-03-02', estado: 'registrado', iva: [{ alicuota: '21' }] }
    const imputaciones = [{ rubroId }]
    const links = { certificadoId: certificate.id }
    const body = { ...number, ...own, neto, imputaciones, ...links, ...more }
    return (await api('createComprobante', { params, wrong: body })).body
  }
  const at = (id: string) => ({ params: { ...params, id } })
  const seen = async (id: string) => {
    const { retenido, saldo, estadoPago } = (await api('getComprobante', at(id))).body
    return [retenido, saldo, estadoPago]
  }
  const pay = (comprobanteId: string, importe: string) => {
    const imputaciones = [{ comprobanteId, importe }]
    return api('createPago', {
      params,
      body: { fecha: '2026-03-10', medio: 'transferencia', proveedorId, moneda, imputaciones },
    })
  }
  const account = async () => {
    const { body } = await api('getCuentaCorriente', { params, query: { proveedorId, moneda, size: 200 } })
    if (typeof body === 'string') throw new Error('no account')
    return body
  }
  const owed = async () =>
    BigInt((await account()).saldos.find((each) => each.moneda === moneda)!.saldo.replace('.', ''))
  return { api, ...signed, certificate, invoice, at, seen, pay, account, owed }
}

const cents = (amount: string) => BigInt(amount.replace('.', ''))

describe('the invoice of a certificate', () => {
  it('is due for its total less what is withheld; the fund is due once it is released', async () => {
    const { api, params, ofContract, certificate, invoice, seen, pay, account, owed, get } = await withheld()
    const paid = async () => {
      const { body } = await api('getControlPresupuestario', { params })
      if (typeof body === 'string') throw new Error('no table')
      return cents(body.totales.pagado!)
    }
    const [owedBefore, paidBefore] = [(await owed()) - cents(certificate.neto), await paid()]
    const bill = await invoice(certificate.facturable)
    // 8777736.25 - 1755547.25 = 7022189.00, VAT 1474659.69, fund 438886.81
    expect(bill).toMatchObject({ total: '8496848.69', retenido: '438886.81', saldo: '8057961.88', pagado: '0.00' })
    expect((await owed()) - owedBefore).toBe(805_796_188n)
    const { items, retenidos } = await account()
    expect(items.find(({ id }) => id === bill.id)).toMatchObject({ haber: '8057961.88', retenido: '438886.81' })
    const fund = (await get()).resumen.fondoPorLiberar
    expect(fund).toBe('438886.81')
    expect(cents(retenidos[0]!.importe)).toBeGreaterThanOrEqual(cents(fund))
    expect((await pay(bill.id, '8057961.89')).body).toMatchObject({
      error: 'Over balance',
      message: expect.stringContaining('le quedan 8.057.961,88 (su certificado retiene 438.886,81)'),
    })
    await pay(bill.id, '8057961.88')
    expect(await seen(bill.id)).toEqual(['438886.81', '0.00', 'pagado'])
    expect([await owed(), (await paid()) - paidBefore]).toEqual([owedBefore, cents(certificate.neto)])
    const crosses = (await api('getControlResumen', { params })).body.cruces
    expect(crosses.filter(({ direccion }) => direccion === `contratos/${ofContract.contratoId}`)).toEqual([])
    const release = { fecha: '2026-03-10', importe: fund, motivo: 'Recepción definitiva' }
    await api('createLiberacion', { params: ofContract, body: release })
    expect(await owed()).toBe(owedBefore + 43_888_681n)
    expect((await account()).retenidos.reduce((sum, { importe }) => sum + cents(importe), 0n)).toBe(
      retenidos.reduce((sum, { importe }) => sum + cents(importe), 0n) - 43_888_681n,
    )
  })

  it('shares the withheld amount with the others by their net amounts, and the last one takes the rest', async () => {
    const { api, invoice, at, seen, pay } = await withheld()
    // 438886.81 x 1000000.00 / 7022189.00 = 62500.00
    const one = await invoice('1000000')
    expect(await seen(one.id)).toEqual(['62500.00', '1147500.00', 'impago'])
    const other = await invoice('3022189.01')
    expect((await invoice('10', { moneda: 'USD' })).retenido).toBe('0.00')
    const last = await invoice('2999999.99')
    expect([other.retenido, last.retenido]).toEqual(['188886.81', '187500.00'])
    await api('annulComprobante', { ...at(one.id), body: { motivo } })
    expect(await seen(other.id)).toEqual(['188886.81', '3467961.89', 'impago'])
    expect((await invoice('1000000')).retenido).toBe('62500.00')
    await pay(last.id, '3442499.99')
    expect(await seen(last.id)).toEqual(['187500.00', '0.00', 'pagado'])
  })

  it('is due in full again once it is not linked any more, also if a part is paid', async () => {
    const { api, certificate, invoice, at, seen, pay, owed } = await withheld()
    const before = (await owed()) - cents(certificate.neto)
    const { id, version } = await invoice(certificate.facturable, { certificadoId: null })
    expect(await seen(id)).toEqual(['0.00', '8496848.69', 'impago'])
    await pay(id, '8000000')
    const link = { version, certificadoId: certificate.id }
    const { body: linked } = await api('updateComprobante', { ...at(id), body: link })
    expect(linked).toMatchObject({ retenido: '438886.81', saldo: '57961.88', pagado: '8000000.00' })
    expect((await owed()) - before).toBe(5_796_188n)
    const unlink = { version: linked.version, certificadoId: null, contratoId: null }
    await api('updateComprobante', { ...at(id), body: unlink })
    expect(await seen(id)).toEqual(['0.00', '496848.69', 'parcial'])
    expect((await owed()) - before).toBe(49_684_869n + cents(certificate.neto))
  })
})
