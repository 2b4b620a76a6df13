import { describe, expect, it } from 'vitest'
import { approvedCertificate } from '../../../tests/support/certificate.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

const server = useTestServer()
const proyectoId = 2
const params = { proyectoId }
const cents = (text: string) => BigInt(text.replace('.', ''))

const account = async (api: Api, proveedorId: string, query: object = {}) =>
  (await api('getCuentaCorriente', { params, query: { proveedorId, moneda: 'ARS', size: 200, ...query } })).body

describe('the account of a supplier', () => {
  it('has a running balance that counts a certificate once, billed or not', async () => {
    const api = await server.current.as('demo@obra.test')
    const { contract, certificate } = await approvedCertificate(api, proyectoId)
    const { proveedorId } = contract
    const balance = async () => {
      const { saldos } = await account(api, proveedorId)
      return cents(saldos.find(({ moneda }) => moneda === 'ARS')!.saldo)
    }
    const first = await balance()
    const invoice = (
      await api('createComprobante', {
        params,
        wrong: {
          tipo: 'factura',
          letra: 'C',
          puntoVenta: 7,
          numero: 41,
          proveedorId,
          fecha: '2026-03-02',
          total: certificate.facturable,
          certificadoId: certificate.id,
          imputaciones: [{ rubroId: contract.items[0]!.rubroId }],
          estado: 'registrado',
        },
      })
    ).body
    expect(await balance()).toBe(first)
    const paid = await api('createPago', {
      params,
      body: {
        fecha: '2026-03-10',
        medio: 'echeq',
        proveedorId,
        importe: '150.5',
        imputaciones: [{ comprobanteId: invoice.id, importe: '100' }],
      },
    })
    expect(await balance()).toBe(first - 15_050n)
    const { items, total, saldos } = await account(api, proveedorId, { order: 'asc' })
    expect(items).toHaveLength(total)
    let running = 0n
    for (const { debe, haber, saldo } of items) {
      running += cents(haber) - cents(debe)
      expect(cents(saldo)).toBe(running)
    }
    expect(cents(saldos.find(({ moneda }) => moneda === 'ARS')!.saldo)).toBe(running)
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([invoice.id, paid.body.id]))
    expect(items.map(({ id }) => id)).not.toContain(certificate.id)
    // A filtered account starts with the balance of the earlier movements.
    const late = await account(api, proveedorId, { desde: '2026-03-10', order: 'asc' })
    expect(late.items[0]!.saldo).toBe(items.find(({ fecha }) => fecha >= '2026-03-10')!.saldo)
    const [page] = (await account(api, proveedorId, { size: 10, page: 1 })).items
    expect(page!.saldo).toBe(items.at(-1)!.saldo)
  })

  it('has the same balance as the list of accounts, in every valuation and page by page', async () => {
    const api = await server.current.as('demo@obra.test')
    const { items: invoices } = (await api('listComprobantes', { params: { proyectoId: 1 }, query: { size: 200 } }))
      .body
    const counts = Map.groupBy(invoices, (invoice) => invoice.proveedorId)
    const [proveedorId] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]!
    for (const valuacion of ['corriente', 'dolar', 'constante'] as const) {
      const query = { valuacion, size: 200 }
      const balances = (await api('listCuentasCorrientes', { params: { proyectoId: 1 }, query })).body.items
      const accountOf = async (more: object) =>
        (await api('getCuentaCorriente', { params: { proyectoId: 1 }, query: { proveedorId, ...query, ...more } })).body
      const whole = await accountOf({ order: 'asc' })
      // As entered, each movement stays in its own currency.
      expect(whole.valuacion.regla.includes('en su moneda')).toBe(valuacion === 'corriente')
      expect(whole.items.length).toBeGreaterThan(10)
      expect(whole.items).toHaveLength(whole.total)
      const entered = whole.saldos.map(({ saldoHoy: _today, ...each }) => each)
      expect(entered).toEqual(balances.filter((each) => each.proveedorId === proveedorId))
      for (const { moneda, debe, haber, saldo } of whole.saldos) {
        const movements = whole.items.filter((each) => each.moneda === moneda)
        expect(movements.at(-1)!.saldo).toBe(saldo)
        expect(movements.reduce((sum, each) => sum + cents(each.debe), 0n)).toBe(cents(debe))
        expect(movements.reduce((sum, each) => sum + cents(each.haber), 0n)).toBe(cents(haber))
      }
      // Small pages in both directions, including pages that begin within a day.
      for (const order of ['asc', 'desc'] as const) {
        const paged = []
        for (let page = 1; page <= Math.ceil(whole.total / 10); page++)
          paged.push(...(await accountOf({ order, size: 10, page })).items)
        expect(order === 'asc' ? paged : paged.toReversed()).toEqual(whole.items)
      }
      expect((await accountOf({ page: 99 })).items).toEqual([])
    }
  })

  it('is listed, found by CUIT and exported; a supplier of another company is 404', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('listCuentasCorrientes', { params, query: { size: 200 } })
    expect(body.items.length).toBe(body.total)
    const [largest] = body.items
    const supplierAccount = await account(api, largest!.proveedorId, { moneda: largest!.moneda })
    expect(supplierAccount.items[0]!.saldo).toBe(largest!.saldo)
    const found = await api('listCuentasCorrientes', { params, query: { search: largest!.cuit.slice(0, 11) } })
    expect(found.body.items.map(({ proveedorId }) => proveedorId)).toContain(largest!.proveedorId)
    const behind = (await api('listCuentasCorrientes', { params, query: { page: 99 } })).body
    expect([behind.items, behind.total]).toEqual([[], body.total])
    const query = { proveedorId: largest!.proveedorId, formato: 'csv' as const }
    expect((await api('getCuentaCorriente', { params, query })).headers.get('content-type')).toContain('text/csv')
    const foreign = (await api('listProveedores', { params: { desarrolladoraId: 2 } })).body.items[0]!.id
    expect((await api('getCuentaCorriente', { params, query: { proveedorId: foreign } })).status).toBe(404)
  })
})

describe('the balances of suppliers', () => {
  it('warn about provisional values even if the search finds nothing', async () => {
    const api = await server.current.as('demo@obra.test')
    const warningsOf = async (query: object) =>
      (await api('listCuentasCorrientes', { params: { proyectoId: 1 }, query: { valuacion: 'constante', ...query } }))
        .body.avisos
    const all = await warningsOf({})
    expect(all.join()).toContain('provisorio')
    expect(await warningsOf({ search: 'xyzzyx' })).toEqual(all)
  })

  it('are sorted by the largest debt, or as requested', async () => {
    const api = await server.current.as('demo@obra.test')
    const list = async (query: object = {}) =>
      (await api('listCuentasCorrientes', { params: { proyectoId: 1 }, query: { moneda: 'ARS', size: 200, ...query } }))
        .body.items
    const debts = (await list()).map(({ saldo }) => cents(saldo))
    expect(debts.length).toBeGreaterThan(3)
    expect(debts).toEqual(debts.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)))
    expect((await list({ sort: 'saldo' })).map(({ saldo }) => cents(saldo))).toEqual(debts.toReversed())
    const names = (await list({ sort: 'proveedor' })).map(({ proveedor }) => proveedor)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es')))
    const paid = (await list({ sort: 'debe', order: 'desc' })).map(({ debe }) => cents(debe))
    expect(paid[0]).toBe(paid.reduce((most, each) => (each > most ? each : most)))
  })
})
