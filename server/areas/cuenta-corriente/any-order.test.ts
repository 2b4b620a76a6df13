import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { approvedCertificate } from '../../../tests/support/certificate.ts'
import { rejectCheque } from '../../../tests/support/payments.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const proyectoId = 2
const params = { proyectoId }
const motivo = 'Prueba'
const cents = (text: string) => BigInt(text.replace('.', ''))
const sum = (amounts: bigint[]) => amounts.reduce((all, amount) => all + amount, 0n)

const steps = [
  'certify',
  'annulCertificate',
  'bill',
  'billCertificate',
  'link',
  'unlink',
  'annulBill',
  'payBill',
  'payCertificate',
  'annulPayment',
  'rejectCheque',
] as const

type Certificate = { id: string; neto: string; facturable: string }
type Bill = { id: string; total: string; version: number; certificadoId: string | null }
type Payment = {
  id: string
  aCuenta: string
  imputaciones: { importeDocumento: string }[]
  medios: { id: string; estado: string }[]
}

/** The ways in which a payment of 7.77 is made: by one method, with a withholding, by a cheque and cash, and in another currency. */
const waysToPay = [
  { medio: 'efectivo' },
  { medio: 'transferencia', retenciones: [{ impuesto: 'ganancias', base: '127', alicuota: '1' }] },
  {
    medios: [
      { medio: 'echeq', importe: '5', fechaDebito: '2026-05-02' },
      { medio: 'efectivo', importe: '1.5' },
    ],
    retenciones: [{ impuesto: 'iibb', base: '127', alicuota: '1' }],
  },
  { medio: 'efectivo', isForeign: true },
]

describe('certifying, billing, linking, paying, withholding, rejecting and annulling in any order', () => {
  it('keeps the debt at what was certified or billed once, minus payments and what they withhold', async () => {
    const api = await server.current.as('demo@obra.test')
    const { contract, certificate, others } = await approvedCertificate(api, proyectoId)
    const { proveedorId, moneda } = contract
    const ofContract = { proyectoId, contratoId: contract.id }
    const made = { certificates: [certificate] as Certificate[], bills: [] as Bill[], payments: [] as Payment[] }
    await api('annulCertificado', { params: { ...ofContract, id: others.issued }, body: { motivo } })
    const account = async () => {
      const { body } = await api('getCuentaCorriente', { params, query: { proveedorId, moneda } })
      if (typeof body === 'string') throw new Error('no account')
      return cents(body.saldos.find((each) => each.moneda === moneda)?.saldo ?? '0.00')
    }
    /** What the certificate of a bill withholds of it, in proportion; these invoices have no VAT. */
    const retained = ({ total, certificadoId }: Bill) => {
      const billed = made.certificates.find(({ id }) => id === certificadoId)
      if (!billed) return 0n
      const [whole, withheld] = [cents(billed.facturable), cents(billed.facturable) - cents(billed.neto)]
      return (2n * withheld * cents(total) + whole) / (2n * whole)
    }
    const isBilled = ({ id }: Certificate) => made.bills.some(({ certificadoId }) => certificadoId === id)
    const debt = () =>
      sum(made.certificates.flatMap((each) => (isBilled(each) ? [] : [cents(each.neto)]))) +
      sum(made.bills.map((each) => cents(each.total) - retained(each))) -
      sum(made.payments.flatMap(({ imputaciones }) => imputaciones.map((each) => cents(each.importeDocumento))))
    const openBalances = async () => {
      const certificates = made.certificates.map(({ id }) => api('getCertificado', { params: { ...ofContract, id } }))
      const bills = made.bills.map(({ id }) => api('getComprobante', { params: { proyectoId, id } }))
      return sum((await Promise.all([...certificates, ...bills])).map(({ body }) => cents(body.saldo)))
    }
    let number = 600_000
    const bill = async (total: string, certificadoId: string | null) => {
      const item = contract.items[0]!
      const own = { tipo: 'factura', letra: 'C', puntoVenta: 6, numero: (number += 1), estado: 'registrado' }
      const wrong = { ...own, proveedorId, moneda, fecha: '2026-03-02', total, certificadoId }
      const imputaciones = [{ rubroId: item.rubroId }]
      const { status, body } = await api('createComprobante', { params, wrong: { ...wrong, imputaciones } })
      if (status === 200) made.bills.push(body)
    }
    const change = async (index: number, certificadoId: string | null) => {
      const { id, version } = made.bills[index]!
      const patch = { version, certificadoId, contratoId: certificadoId && contract.id }
      const { status, body } = await api('updateComprobante', { params: { proyectoId, id }, body: patch })
      if (status === 200) made.bills[index] = body
    }
    const pay = async (part: object, pick: number) => {
      const { isForeign, ...way } = waysToPay[pick % waysToPay.length]!
      const other = moneda === 'USD' ? 'ARS' : 'USD'
      const amounts = isForeign ? { importe: '7', importeDocumento: '7.77' } : { importe: '7.77' }
      const own = { fecha: '2026-03-10', proveedorId, moneda: isForeign ? other : moneda, ...way }
      const body = { ...own, imputaciones: [{ ...part, ...amounts }] }
      const { status, body: payment } = await api('createPago', { params, wrong: body })
      expect([200, 409]).toContain(status)
      if (status === 200) made.payments.push(payment)
    }
    const isOpen = ({ estado }: Payment['medios'][number]) => estado === 'emitido'
    let month = 2
    const run: Record<(typeof steps)[number], (pick: number) => Promise<unknown>> = {
      async certify() {
        if (month === 12) return
        const periodo = `2025-${String((month += 1)).padStart(2, '0')}`
        const lineas = [{ itemId: contract.items[0]!.id!, porcentajePeriodo: '1.2345' }]
        const { body } = await api('createCertificado', { params: ofContract, body: { periodo, lineas } })
        const at = { params: { ...ofContract, id: body.id } }
        await api('issueCertificado', { ...at, body: {} })
        made.certificates.push((await api('approveCertificado', { ...at, body: {} })).body)
      },
      async annulCertificate() {
        const last = made.certificates.at(-1)
        const at = { params: { ...ofContract, id: last?.id ?? '' }, body: { motivo } }
        if (last && (await api('annulCertificado', at)).status === 200) made.certificates.pop()
      },
      bill: (pick) => bill(made.certificates[pick % made.certificates.length]?.facturable ?? '50', null),
      async billCertificate(pick) {
        const billed = made.certificates[pick % made.certificates.length]
        if (billed) await bill(billed.facturable, billed.id)
      },
      async link(pick) {
        const index = made.bills.findIndex(({ certificadoId }) => certificadoId === null)
        const linked = made.certificates[pick % made.certificates.length]
        if (linked && index >= 0) await change(index, linked.id)
      },
      unlink: async (pick) => made.bills.length > 0 && change(pick % made.bills.length, null),
      async annulBill(pick) {
        const index = pick % made.bills.length
        const at = { params: { proyectoId, id: made.bills[index]?.id ?? '' }, body: { motivo } }
        if (made.bills.length > 0 && (await api('annulComprobante', at)).status === 200) made.bills.splice(index, 1)
      },
      payBill: async (pick) =>
        made.bills.length > 0 && pay({ comprobanteId: made.bills[pick % made.bills.length]!.id }, pick),
      payCertificate: async (pick) =>
        made.certificates.length > 0 &&
        pay({ certificadoId: made.certificates[pick % made.certificates.length]!.id }, pick),
      async rejectCheque() {
        const index = made.payments.findIndex(({ medios }) => medios.some(isOpen))
        if (index < 0) return
        const { id, medios } = made.payments[index]!
        await rejectCheque(server.current, medios.find(isOpen)!.id)
        made.payments[index] = (await api('getPago', { params: { proyectoId, id } })).body
      },
      async annulPayment() {
        const id = made.payments.shift()?.id
        if (id) expect((await api('annulPago', { params: { proyectoId, id }, body: { motivo } })).status).toBe(200)
      },
    }
    const otherDebts = (await account()) - debt()
    const step = fc.tuple(fc.constantFrom(...steps), fc.nat(9))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (order) => {
        for (const [name, pick] of order) await run[name](pick)
        expect((await account()) - otherDebts).toBe(debt())
        expect(await openBalances()).toBe(debt())
      }),
      { numRuns: 12, seed: 20_261_126, endOnFailure: true },
    )
  }, 60_000)
})
