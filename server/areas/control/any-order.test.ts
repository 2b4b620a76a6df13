import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptDays, keptSums } from '../../../tests/support/kept-sums.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

const server = useTestServer()
const proyectoId = 2
const params = { proyectoId }
const company = { desarrolladoraId: 1 }
const motivo = 'Prueba'
let last = 0
const cents = (text: string | null) => BigInt((text ?? '0').replace('.', ''))
type Made = { id: string; version?: number }
type Rows = { items: Made[] }

/** Creates a contract with its own index, and returns an item of the budget for other documents. */
async function createContractWithIndex() {
  const api = await server.current.as('demo@obra.test')
  const index = await api('createIndice', {
    params: company,
    body: { codigo: `ORD${(last += 1)}`, nombre: 'Orden', frecuencia: 'mensual' },
  })
  const at = { ...company, indiceId: index.body.id }
  const load = (periodo: string, valor: string) =>
    api('loadIndiceValores', { params: at, body: { valores: [{ periodo, valor, provisorio: true }] } })
  const months = Array.from(
    { length: 14 },
    (_, month) => `${month < 12 ? 2025 : 2026}-${String((month % 12) + 1).padStart(2, '0')}`,
  )
  for (const [month, periodo] of months.entries()) await load(periodo, `${178 + month}.3`)
  const budgets = (await api('listPresupuestos', { params, query: { estado: 'aprobado' } })).body as Rows
  const place = { proyectoId, presupuestoId: budgets.items[0]!.id }
  const { items } = (await api('getPresupuestoItems', { params: place })).body
  const suppliers = (await api('listProveedores', { params: company })).body as Rows
  const { body: draft } = await api('createContrato', {
    params,
    body: {
      proveedorId: suppliers.items[0]!.id,
      objeto: 'En cualquier orden',
      fecha: '2025-01-10',
      plazoDias: 90,
      mesBase: '2025-01',
      indiceId: index.body.id,
      anticipoPorcentaje: '20',
      fondoReparoPorcentaje: '5',
      items: [0, 1].map((row) => ({ itemId: items[row]!.id, cantidad: '97.3', precioUnitario: '1234.5678' })),
    },
  })
  const { body: contract } = await api('signContrato', { params: { proyectoId, id: draft.id }, body: {} })
  return { api, load, months, contract, item: items[0]! }
}

/** The difference between the control and the totals of the documents, by column. It must stay constant. */
async function differenceToDocuments(api: Api, contract: { id: string }) {
  const certified = (await api('listProjectCertificados', { params, query: { estado: 'aprobado' } })).body as {
    totales: { brutoAjustadoBase: string }
  }
  const billed = (await api('listComprobantes', { params, query: { estado: 'registrado' } })).body.totales
  const ofContract = { estado: 'registrado', contratoId: contract.id } as const
  const linked = (await api('listComprobantes', { params, query: ofContract })).body.totales
  const paid = (await api('listPagos', { params })).body.totales
  const found = (await api('getControlPresupuestario', { params, query: { size: 200 } })).body
  if (typeof found === 'string') throw new Error('no table')
  const { totales, items } = found
  for (const agrupar of ['item', 'proveedor'] as const) {
    const grouped = (await api('getControlPresupuestario', { params, query: { agrupar } })).body
    expect(grouped).toMatchObject({ totales })
  }
  for (const row of items.filter(({ vigente }) => vigente !== null)) {
    expect(cents(row.vigente)).toBe(cents(row.original) + cents(row.modificaciones))
    expect(cents(row.saldo)).toBe(cents(row.vigente) - cents(row.comprometido))
    const below = items.filter(({ padreId }) => padreId === row.id)
    if (row.esSuma)
      for (const field of ['comprometido', 'ajusteContratos', 'proyeccion', 'costoFinal', 'desvio'] as const)
        expect(cents(row[field])).toBe(below.reduce((sum, child) => sum + cents(child[field]), 0n))
    else {
      const committed = cents(row.comprometido) + cents(row.ajusteContratos)
      const spent = committed > cents(row.ejecutado) ? committed : cents(row.ejecutado)
      expect(cents(row.costoFinal)).toBe(spent + cents(row.proyeccion))
    }
    expect(cents(row.desvio)).toBe(cents(row.vigente) - cents(row.costoFinal))
  }
  for (const field of ['vigente', 'comprometido', 'ejecutado', 'pagado', 'desvio'] as const) {
    const top = items.filter(({ padreId }) => padreId === null)
    expect(cents(totales[field])).toBe(top.reduce((sum, row) => sum + cents(row[field]), 0n))
  }
  return {
    ejecutado:
      cents(totales.ejecutado) -
      cents(certified.totales.brutoAjustadoBase) -
      (cents(billed.netoBase) - cents(linked.netoBase)),
    comprometido: cents(totales.comprometido) - (cents(billed.netoBase) - cents(linked.netoBase)),
    pagado: cents(totales.pagado) - cents(paid.importeBase) + cents(paid.aCuentaBase),
  }
}

const steps = [
  'certify',
  'annulCertificate',
  'reissue',
  'bill',
  'annulBill',
  'billCertificate',
  'linkBill',
  'annulBillOfCertificate',
  'payBillOfCertificate',
  'pay',
  'payCertificate',
  'annulPayment',
] as const

describe('approving, annulling and republishing in any order', () => {
  it('keeps the control equal to the totals of the documents', async () => {
    const { api, load, months, contract, item } = await createContractWithIndex()
    const contractPlace = { proyectoId, contratoId: contract.id }
    const made = { certificates: [] as Made[], bills: [] as Made[], linked: [] as Made[], payments: [] as Made[] }
    let number = 80_000
    const pay = async (part: object) => {
      const { proveedorId, moneda } = contract
      const body = {
        fecha: '2026-03-10',
        medio: 'efectivo' as const,
        proveedorId,
        moneda,
        imputaciones: [{ ...part, importe: '7.77' }],
      }
      const { status, body: payment } = await api('createPago', { params, wrong: body })
      if (status === 200) made.payments.push(payment)
    }
    const invoice = (total: string, more: object = {}) => {
      const own = { tipo: 'factura', letra: 'C', puntoVenta: 4, numero: number++, fecha: '2026-03-02', total }
      const of = { proveedorId: contract.proveedorId, moneda: contract.moneda, estado: 'registrado' }
      const imputaciones = [{ rubroId: item.rubroId }]
      return api('createComprobante', { params, wrong: { ...own, ...of, imputaciones, ...more } })
    }
    /** Bills the last certificate if it is owed in full. */
    const billLast = async (bill: (certificate: { id: string; aFacturar: string }) => Promise<Made>) => {
      const id = made.certificates.at(-1)?.id
      if (!id) return
      const certificate = (await api('getCertificado', { params: { ...contractPlace, id } })).body
      if (cents(certificate.saldo) <= 0n || certificate.saldo !== certificate.neto) return
      const { id: billed } = await bill(certificate)
      expect(billed).toBeTruthy()
      made.linked.push({ id: billed })
    }
    const run: Record<(typeof steps)[number], () => Promise<unknown>> = {
      async certify() {
        const lineas = contract.items.map(({ id }, row) => ({
          itemId: id!,
          porcentajePeriodo: row === 0 ? '3.3333' : '4.5',
        }))
        const standing = (await api('listCertificados', { params: contractPlace })).body as {
          items: { periodo: string; estado: string }[]
        }
        const last = standing.items
          .filter(({ estado }) => estado === 'aprobado')
          .map(({ periodo }) => periodo)
          .toSorted()
          .at(-1)
        const periodo = months[last ? months.indexOf(last) + 1 : 1]
        if (!periodo) return
        const { status, body } = await api('createCertificado', { params: contractPlace, body: { periodo, lineas } })
        expect(status).toBe(200)
        const at = { params: { ...contractPlace, id: body.id } }
        await api('issueCertificado', { ...at, body: {} })
        made.certificates.push((await api('approveCertificado', { ...at, body: {} })).body)
      },
      async annulCertificate() {
        const id = made.certificates.at(-1)?.id
        if (!id) return
        const { status } = await api('annulCertificado', { params: { ...contractPlace, id }, body: { motivo } })
        if (status === 200) made.certificates.pop()
      },
      reissue: () => load(months[1 + (number % 4)]!, `${190 + (number++ % 7)}.25`),
      bill: async () => made.bills.push((await invoice('33.33')).body),
      billCertificate: () =>
        billLast(async ({ id, aFacturar }) => (await invoice(aFacturar, { certificadoId: id })).body),
      linkBill: () =>
        billLast(async ({ id: certificadoId, aFacturar }) => {
          const { body } = await invoice(aFacturar)
          const at = { params: { proyectoId, id: body.id } }
          return (await api('updateComprobante', { ...at, body: { version: 1, certificadoId } })).body
        }),
      async annulBillOfCertificate() {
        const id = made.linked[0]?.id
        if (id && (await api('annulComprobante', { params: { proyectoId, id }, body: { motivo } })).status === 200)
          made.linked.shift()
      },
      payBillOfCertificate: async () => made.linked[0] && pay({ comprobanteId: made.linked[0].id }),
      async annulBill() {
        const id = made.bills[0]?.id
        if (id && (await api('annulComprobante', { params: { proyectoId, id }, body: { motivo } })).status === 200)
          made.bills.shift()
      },
      pay: async () => made.bills[0] && pay({ comprobanteId: made.bills[0].id }),
      payCertificate: async () => made.certificates[0] && pay({ certificadoId: made.certificates[0].id }),
      async annulPayment() {
        const id = made.payments.shift()?.id
        if (id) expect((await api('annulPago', { params: { proyectoId, id }, body: { motivo } })).status).toBe(200)
      },
    }
    const before = await differenceToDocuments(api, contract)
    for (const valuacion of ['dolar', 'constante'] as const)
      for (const call of ['getControlPresupuestario', 'listComprobantes', 'listPagos'] as const)
        await api(call, { params, query: { valuacion } })
    const orders = fc.array(fc.constantFrom(...steps), { minLength: 6, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        for (const step of order) await run[step]()
        expect(await differenceToDocuments(api, contract)).toEqual(before)
        for (const sums of [keptSums, keptDays]) {
          const { kept, calculated } = await sums(server.current.services.store)
          expect(kept).toEqual(calculated)
        }
      }),
      { numRuns: 3, seed: 20_261_122, endOnFailure: true },
    )
  }, 60_000)
})

describe('two concurrent requests', () => {
  const both = (call: () => Promise<{ status: number }>) =>
    Promise.all([call(), call()]).then((answers) => answers.map(({ status }) => status).toSorted())

  it('to issue, approve, pay, register or annul: one succeeds with 200, the other gets 409', async () => {
    const { api, contract, item } = await createContractWithIndex()
    const start = await differenceToDocuments(api, contract)
    const contractPlace = { proyectoId, contratoId: contract.id }
    const lineas = [{ itemId: contract.items[0]!.id!, porcentajePeriodo: '10' }]
    const { body: draft } = await api('createCertificado', {
      params: contractPlace,
      body: { periodo: '2025-02', lineas },
    })
    const at = { params: { ...contractPlace, id: draft.id } }
    expect(await both(() => api('issueCertificado', { ...at, body: {} }))).toEqual([200, 409])
    expect(await both(() => api('approveCertificado', { ...at, body: {} }))).toEqual([200, 409])
    const { body: certificate } = await api('getCertificado', at)
    const { proveedorId, moneda } = contract
    const paying = { fecha: '2026-03-10', medio: 'efectivo' as const, proveedorId, moneda }
    const fullPayment = { ...paying, imputaciones: [{ certificadoId: certificate.id, importe: certificate.saldo }] }
    expect(await both(() => api('createPago', { params, body: fullPayment }))).toEqual([200, 409])
    const { items } = (await api('listPagos', { params, query: { proveedorId } })).body
    const paid = items.filter(({ imputaciones }) => imputaciones.some((part) => part.certificadoId === certificate.id))
    expect(paid).toHaveLength(1)
    const payment = { params: { proyectoId, id: paid[0]!.id }, body: { motivo } }
    expect(await both(() => api('annulPago', payment))).toEqual([200, 409])
    expect((await api('getCertificado', at)).body.saldo).toBe(certificate.neto)
    const bill = {
      tipo: 'factura' as const,
      letra: 'C' as const,
      puntoVenta: 5,
      numero: 90_001,
      proveedorId,
      fecha: '2026-03-02',
      moneda,
      total: '50',
      imputaciones: [{ rubroId: item.rubroId }],
    }
    expect(await both(() => api('createComprobante', { params, body: bill }))).toEqual([200, 409])
    const { body: page } = await api('listComprobantes', { params, query: { search: '00090001' } })
    const document = { params: { proyectoId, id: page.items[0]!.id } }
    expect(await both(() => api('registerComprobante', { ...document, body: {} }))).toEqual([200, 409])
    expect(await both(() => api('annulComprobante', { ...document, body: { motivo } }))).toEqual([200, 409])
    expect(await both(() => api('annulCertificado', { ...at, body: { motivo } }))).toEqual([200, 409])
    expect(await differenceToDocuments(api, contract)).toEqual(start)
  })

  it('to approve or annul a budget change: it is counted once and removed once', async () => {
    const { api, item } = await createContractWithIndex()
    const vigente = async () =>
      cents(
        ((await api('getControlPresupuestario', { params })).body as { totales: { vigente: string } }).totales.vigente,
      )
    const before = await vigente()
    const line = {
      rubroId: item.rubroId,
      unidadId: item.unidadId,
      codigo: 'RX.1',
      descripcion: 'Más',
      cantidad: '2',
      precioUnitario: '50',
    }
    const { body: change } = await api('createModificacion', {
      params,
      body: { tipo: 'adicional', fecha: '2026-03-10', motivo, items: [line] },
    })
    const at = { params: { proyectoId, id: change.id } }
    expect(await both(() => api('approveModificacion', { ...at, body: {} }))).toEqual([200, 409])
    expect(await vigente()).toBe(before + 10_000n)
    expect(await both(() => api('annulModificacion', { ...at, body: { motivo } }))).toEqual([200, 409])
    expect(await vigente()).toBe(before)
  })
})
