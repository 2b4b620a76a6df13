import { describe, expect, it } from 'vitest'
import { approvedCertificate } from '../../../tests/support/certificate.ts'
import { signedContract } from '../../../tests/support/signed-contract.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const proyectoId = 2
const params = { proyectoId }
const cents = (text: string) => BigInt(text.replace('.', ''))
const amount = (all: bigint) => `${all / 100n}.${String(all % 100n).padStart(2, '0')}`

describe('the cash flow of a project', () => {
  it('agrees with payments, receipts and debts, and follows new ones', async () => {
    const api = await server.current.as('demo@obra.test')
    const read = async () => (await api('getFlujo', { params, query: { desde: '2018-01', hasta: '2027-12' } })).body
    const before = await read()
    const paid = (await api('listPagos', { params })).body.totales.importeBase
    const received = (await api('listCobros', { params })).body.totales.importeBase
    expect([before.totales.pagos, before.totales.cobros]).toEqual([paid, received])
    const due = (await api('getVencimientos', { params, query: { semanas: 53 } })).body
    const weeks = due.semanas.reduce((all, { importe }) => all + cents(importe), 0n)
    const owed = cents(before.totales.comprobantes) + cents(before.totales.certificados)
    expect(owed).toBe(cents(due.vencido.importe) + weeks + cents(due.masAdelante.importe))
    const { contract, certificate } = await approvedCertificate(api, proyectoId)
    const signed = await read()
    const rest = cents(contract.totalBase) - cents('8777736.25')
    expect(cents(signed.totales.contratos) - cents(before.totales.contratos)).toBe(rest)
    expect(cents(signed.totales.certificados) - cents(before.totales.certificados)).toBe(cents(certificate.netoBase))
    // The advance (20 %) is billed: with the certificate, 80 % of what is uncertified remains.
    const advance = {
      tipo: 'factura',
      letra: 'C',
      puntoVenta: 3,
      numero: 9001,
      estado: 'registrado',
      fecha: '2026-03-02',
    }
    const { rubroId } = contract.items[0]!
    const bill = { ...advance, proveedorId: contract.proveedorId, contratoId: contract.id, total: contract.anticipo }
    await api('createComprobante', { params, wrong: { ...bill, imputaciones: [{ rubroId }] } })
    const billed = await read()
    expect(cents(billed.totales.contratos) - cents(before.totales.contratos)).toBe((rest * 8n) / 10n)
    await api('createPago', {
      params,
      body: {
        fecha: '2026-03-10',
        medio: 'efectivo',
        proveedorId: contract.proveedorId,
        imputaciones: [{ certificadoId: certificate.id, importe: '1000' }],
      },
    })
    const after = await read()
    const changed = (name: 'pagos' | 'certificados' | 'neto') =>
      cents(after.totales[name]) - cents(billed.totales[name])
    expect([changed('pagos'), changed('certificados'), changed('neto')]).toEqual([100_000n, -100_000n, 0n])
    expect(cents(after.meses.at(-1)!.acumulado)).toBe(cents(after.saldoInicial) + cents(after.totales.neto))
  })

  it('plans what is retained of a contract on the planned day of its release, else at the end of its term', async () => {
    const api = await server.current.as('demo@obra.test')
    const signed = await signedContract(api, { fondoReparoPorcentaje: '5', plazoDias: 700 })
    const fund = async () => {
      const { meses } = (await api('getFlujo', { params, query: { desde: '2026-03', hasta: '2027-12' } })).body
      return new Map(meses.map(({ mes, fondoReparo }) => [mes, cents(fondoReparo)]))
    }
    const before = await fund()
    const changed = async () => {
      const months = [...(await fund())].map(([mes, amount]) => [mes, amount - before.get(mes)!] as const)
      return months.filter(([, amount]) => amount !== 0n)
    }
    await signed.certify('2025-01', ['36', '21.625'])
    expect(await changed()).toEqual([['2026-12', 43_888_681n]])
    const { id, version } = await signed.get()
    const patch = { version, fechaLiberacionPrevista: '2027-05-20' }
    await api('updateContrato', { params: { proyectoId, id }, body: patch })
    expect(await changed()).toEqual([['2027-05', 43_888_681n]])
    const release = { fecha: '2026-03-10', importe: '400000', motivo: 'Recepción provisoria' }
    await api('createLiberacion', { params: signed.ofContract, body: release })
    expect(await changed()).toEqual([['2027-05', 3_888_681n]])
  })

  it('plans the budget without a contract as the control projects it, unless it is left out', async () => {
    const api = await server.current.as('demo@obra.test')
    const read = async (query: object) =>
      (await api('getFlujo', { params, query: { desde: '2018-01', hasta: '2027-12', ...query } })).body
    const { totales } = (await api('getControlResumen', { params })).body
    const [all, contracted] = [await read({}), await read({ soloContratado: true })]
    expect(totales.proyeccion).not.toBe('0.00')
    expect(cents(all.totales.sinContratar) + cents(all.despues) - cents(contracted.despues)).toBe(
      cents(totales.proyeccion ?? ''),
    )
    expect(contracted.totales.sinContratar).toBe('0.00')
    expect(cents(contracted.totales.neto) - cents(all.totales.neto)).toBe(cents(all.totales.sinContratar))
  })

  it('starts from the accounts in the currency of the project, and plans the instalments of receipts', async () => {
    const api = await server.current.as('demo@obra.test')
    const company = { desarrolladoraId: 1 }
    const whole = { desde: '2018-01', hasta: '2027-12' }
    const read = async () => (await api('getFlujo', { params, query: whole })).body
    const before = await read()
    const { items } = (await api('listCuentas', { params: company, query: { moneda: 'ARS' } })).body
    const balance = items.reduce((all, { saldoProyectado }) => all + cents(saldoProyectado), 0n)
    expect(before.cuentas).toMatchObject({ cantidad: items.length, saldoProyectado: amount(balance) })
    // What the accounts have is the result of all receipts and payments, and of what was deposited of withholdings.
    const { cobros, pagos } = before.totales
    const earlier = before.meses.filter(({ mes }) => mes < before.mesActual)
    const deposited = earlier.reduce((all, { retenciones }) => all + cents(retenciones), 0n)
    expect(cents(before.saldoInicial) + cents(cobros) - cents(pagos) - deposited).toBe(balance)
    const account = { nombre: 'Otra', tipo: 'banco', moneda: 'ARS', fechaInicial: '2026-01-01', saldoInicial: '100' }
    await api('createCuenta', { params: company, wrong: account })
    const generar = { cantidad: 3, primera: '2026-02-20', importe: '500', cadaMeses: 12 }
    await api('createCobroPrevisto', { params, body: { de: 'Ana', concepto: 'cuota', moneda: 'ARS', generar } })
    const after = await read()
    expect(cents(after.saldoInicial) - cents(before.saldoInicial)).toBe(10_000n)
    const monthOf = (flow: typeof after) => cents(flow.meses.find(({ mes }) => mes === '2026-03')!.cobrosPrevistos)
    // The late one counts in the current month, the third one is after the last month.
    expect(monthOf(after) - monthOf(before)).toBe(50_000n)
    expect(cents(after.cobrosDespues) - cents(before.cobrosDespues)).toBe(50_000n)
    const { cobrosAtrasados } = (await api('getVencimientos', { params })).body
    const late = (await api('listCuotas', { params, query: { estado: 'atrasada' } })).body
    expect(cobrosAtrasados).toEqual({ cantidad: late.total, importe: late.totales.saldoBase })
  })

  it('is valued in dollars or in pesos of a month, each movement by its own day', async () => {
    const api = await server.current.as('demo@obra.test')
    const whole = { desde: '2018-01', hasta: '2027-12' }
    const read = async (query: Record<string, string>) =>
      (await api('getFlujo', { params, query: { ...whole, ...query } })).body
    const pesos = await read({})
    expect(pesos.valuacion).toMatchObject({ tipo: 'corriente', moneda: 'ARS' })
    const dollars = await read({ valuacion: 'dolar', tipoCotizacion: 'oficial' })
    expect([dollars.moneda, dollars.valuacion.tipoCotizacion]).toEqual(['USD', 'oficial'])
    expect(dollars.valuacion.regla).toContain('con IVA')
    expect(dollars.avisos.join()).toContain('cotización de hasta hace')
    const constant = await read({ valuacion: 'constante' })
    expect(constant.valuacion.indice).toBe('CAC')
    // Older pesos are worth more current pesos, and dollars are fewer by about the rate.
    expect(cents(constant.totales.cobros)).toBeGreaterThan(cents(pesos.totales.cobros))
    expect(Number(pesos.totales.cobros) / Number(dollars.totales.cobros)).toBeGreaterThan(1000)
    for (const { totales, meses, saldoInicial } of [pesos, dollars, constant]) {
      const sum = (kind: 'cobros' | 'pagos' | 'certificados' | 'contratos' | 'neto') =>
        meses.reduce((all, month) => all + cents(month[kind]), 0n)
      for (const kind of ['cobros', 'pagos', 'certificados', 'contratos', 'neto'] as const)
        expect(sum(kind)).toBe(cents(totales[kind]))
      expect(cents(saldoInicial) + cents(totales.neto)).toBe(cents(meses.at(-1)!.acumulado))
    }
    const refused = await api('getFlujo', { params, query: { valuacion: 'constante', mesReferencia: '2018-01' } })
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ error: 'Missing index' })])
  })

  it('answers a range of months and a file, and refuses invalid ranges with 400', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('getFlujo', { params })
    expect([body.meses[0]!.mes, body.meses.at(-1)!.mes, body.mesActual]).toEqual(['2025-04', '2027-03', '2026-03'])
    expect(cents(body.saldoInicial) + cents(body.totales.neto)).toBe(cents(body.meses.at(-1)!.acumulado))
    const { bytes } = await api('getFlujo', { params, query: { formato: 'csv', desde: '2026-01', hasta: '2026-02' } })
    expect(new TextDecoder().decode(bytes).trim().split('\n')).toHaveLength(3)
    const refused = (query: Record<string, unknown>) => api('getFlujo', { params, query })
    expect((await refused({ desde: '2026-02', hasta: '2026-01' })).status).toBe(400)
    expect((await refused({ desde: '2016-01', hasta: '2026-01' })).status).toBe(400)
    expect((await api('getFlujo', { params: { proyectoId: 999 } })).status).toBe(404)
  })
})
