import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { approvedCertificate } from '../../../tests/support/certificate.ts'
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
] as const

type Certificate = { id: string; neto: string; facturable: string }
type Bill = { id: string; total: string; version: number; certificadoId: string | null }
type Payment = { id: string; importe: string }

describe('certifying, billing, linking, paying and annulling in any order', () => {
  it('keeps the debt at what was certified or billed once, minus payments', async () => {
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
      sum(made.payments.map(({ importe }) => cents(importe)))
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
    const pay = async (part: object) => {
      const imputaciones = [{ ...part, importe: '7.77' }]
      const body = { fecha: '2026-03-10', medio: 'efectivo', proveedorId, moneda, imputaciones }
      const { status, body: payment } = await api('createPago', { params, wrong: body })
      if (status === 200) made.payments.push(payment)
    }
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
        made.bills.length > 0 && pay({ comprobanteId: made.bills[pick % made.bills.length]!.id }),
      payCertificate: async (pick) =>
        made.certificates.length > 0 && pay({ certificadoId: made.certificates[pick % made.certificates.length]!.id }),
      async annulPayment() {
        const id = made.payments.shift()?.id
        if (id) expect((await api('annulPago', { params: { proyectoId, id }, body: { motivo } })).status).toBe(200)
      },
    }
    const otherDebts = (await account()) - debt()
    const step = fc.tuple(fc.constantFrom(...steps), fc.nat(9))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (order) => {
        for (const [name, pick] of order) await run[name](pick)
        expect((await account()) - otherDebts).toBe(debt())
        expect(await openBalances()).toBe(debt())
      }),
      { numRuns: 4, seed: 20_261_126, endOnFailure: true },
    )
  }, 60_000)
})
