import { describe, expect, it } from 'vitest'
import { signedContract } from '../../../tests/support/signed-contract.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { proyectoId: 2 }
const cents = (amount: string) => BigInt(amount.replace('.', ''))

describe('the open debts of a project', () => {
  it('are what is unpaid, what is certified and not billed, and what is retained', async () => {
    const api = await server.current.as('demo@obra.test')
    const signed = await signedContract(api, { fondoReparoPorcentaje: '5', alicuotaIva: '21' })
    const open = async () => {
      const { impago, sinFacturar, retenido } = (await api('getDeudas', { params })).body
      return [impago, sinFacturar, retenido].map(({ cantidad, importe }) => [cantidad, cents(importe)] as const)
    }
    let last = await open()
    /** The changes of count and sum since the last call. */
    const changes = async () => {
      const [before, now] = [last, await open()]
      last = now
      return now.map(([count, sum], row) => [count - before[row]![0], sum - before[row]![1]])
    }
    const certificate = await signed.certify('2025-01', ['36', '21.625'])
    // 8777736.25, 438886.81 of it retained
    expect(await changes()).toEqual([
      [1, 833_884_944n],
      [1, 877_773_625n],
      [1, 43_888_681n],
    ])
    const { proveedorId, items } = signed.contract
    const bill = {
      tipo: 'factura',
      letra: 'A',
      puntoVenta: 5,
      numero: 5,
      proveedorId,
      fecha: '2026-03-02',
      neto: '1000000',
      iva: [{ alicuota: '21' }],
      imputaciones: [{ rubroId: items[0]!.rubroId }],
      certificadoId: certificate.id,
      estado: 'registrado',
    }
    const { body: billed } = await api('createComprobante', { params, wrong: bill })
    expect(await changes()).toEqual([
      [0, cents(billed.saldo) - 833_884_944n],
      [0, -100_000_000n],
      [0, 0n],
    ])
    const release = { fecha: '2026-03-10', importe: '438886.81', motivo: 'Recepción definitiva' }
    await api('createLiberacion', { params: signed.ofContract, body: release })
    expect(await changes()).toEqual([
      [1, 43_888_681n],
      [0, 0n],
      [-1, -43_888_681n],
    ])
  })
})
