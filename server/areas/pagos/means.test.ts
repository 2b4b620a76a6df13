import { describe, expect, it } from 'vitest'
import { balanceOf, invoice, pay, proyectoId, rejectCheque } from '../../../tests/support/payments.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { proyectoId }
const demo = () => server.current.as('demo@obra.test')

const withMeans = (medios: object[], more: object = {}) => ({ medio: undefined, importe: undefined, medios, ...more })
const issueOf = ({ body }: { body: unknown }) => (body as { issues: { field: string }[] }).issues[0]!.field

const reject = (mediosId: string) => rejectCheque(server.current, mediosId)

describe('the means of a payment', () => {
  it('add up to its amount; it has their method if it is one, and `otro` if they differ', async () => {
    const api = await demo()
    const one = await invoice(api, '1000')
    const medios = [
      { medio: 'transferencia', importe: '400' },
      { medio: 'echeq', importe: '600', numero: ' 00012345 ', banco: 'Galicia', fechaDebito: '2026-06-10' },
    ]
    const { body } = await pay(api, one.proveedorId, '', [[one, '1000']], withMeans(medios))
    expect(body).toMatchObject({ importe: '1000.00', medio: 'otro', aCuenta: '0.00', rechazado: '0.00' })
    expect(body.medios).toEqual([
      expect.objectContaining({ medio: 'transferencia', importe: '400.00', fechaDebito: null, estado: 'debitado' }),
      expect.objectContaining({ numero: '00012345', banco: 'Galicia', fechaDebito: '2026-06-10', estado: 'emitido' }),
    ])
    expect((await balanceOf(api, one)).saldo).toBe('0.00')
    const found = (await api('listPagos', { params, query: { medio: 'echeq', search: '12345' } })).body.items
    expect(found.map(({ id }) => id)).toEqual([body.id])
    const cheque = (await pay(api, one.proveedorId, '', [], withMeans([{ medio: 'cheque', importe: '5' }]))).body
    expect(cheque).toMatchObject({ medio: 'otro', medios: [{ medio: 'cheque', fechaDebito: '2026-03-10' }] })
    const single = withMeans([{ medio: 'cheque', numero: '9' }], { importe: '7' })
    expect((await pay(api, one.proveedorId, '', [], single)).body).toMatchObject({ medios: [{ importe: '7.00' }] })
    const plain = (await pay(api, one.proveedorId, '5', [], { medio: 'echeq' })).body
    expect(plain).toMatchObject({ medio: 'echeq', medios: [{ importe: '5.00', fechaDebito: '2026-03-10' }] })
  })

  it.each([
    ['neither method nor means', { medio: undefined }, 'medio'],
    ['both', { medios: [{ medio: 'otro', importe: '10' }] }, 'medios'],
    ['another amount', withMeans([{ medio: 'otro', importe: '9' }], { importe: '10' }), 'importe'],
    [
      'two means, one without an amount',
      withMeans([{ medio: 'otro', importe: '1' }, { medio: 'otro' }]),
      'medios.1.importe',
    ],
    ['means of 0', withMeans([{ medio: 'otro', importe: '0' }]), 'medios.0.importe'],
    [
      'a transfer with a day of debit',
      withMeans([{ medio: 'transferencia', importe: '1', fechaDebito: '2026-03-11' }]),
      'medios.0.fechaDebito',
    ],
    [
      'a debit before the payment',
      withMeans([{ medio: 'cheque', importe: '1', fechaDebito: '2026-03-09' }]),
      'medios.0.fechaDebito',
    ],
    [
      'a debit after 361 days',
      withMeans([{ medio: 'cheque', importe: '1', fechaDebito: '2027-03-06' }]),
      'medios.0.fechaDebito',
    ],
  ])('refuse %s', async (_, fields, field) => {
    const api = await demo()
    const supplier = (await api('listProveedores', { params: { desarrolladoraId: 1 } })).body.items[0]!.id
    const refused = await pay(api, supplier, '10', [], fields)
    expect(refused.status).toBe(400)
    expect(issueOf(refused)).toBe(field)
  })

  it('name an account of their currency that is in use', async () => {
    const api = await demo()
    const supplier = (await api('listProveedores', { params: { desarrolladoraId: 1 } })).body.items[0]!.id
    const company = { desarrolladoraId: 1 }
    const account = { nombre: 'Caja de pruebas', tipo: 'caja' as const, fechaInicial: '2026-01-01' }
    const { body: cuenta } = await api('createCuenta', { params: company, body: { ...account, moneda: 'ARS' } })
    const by = (cuentaId: string, more = {}) =>
      pay(api, supplier, '', [], withMeans([{ medio: 'efectivo', importe: '1', cuentaId }], more))
    expect((await by(cuenta.id)).body.medios[0]).toMatchObject({ cuentaId: cuenta.id })
    expect((await by('nadie')).status).toBe(404)
    expect(issueOf(await by(cuenta.id, { moneda: 'USD' }))).toBe('medios.0.cuentaId')
    await api('updateCuenta', {
      params: { ...company, id: cuenta.id },
      body: { version: cuenta.version, activo: false },
    })
    expect((await by(cuenta.id)).status).toBe(409)
  })

  it('give the debt back when a cheque is rejected, the newest imputación first', async () => {
    const api = await demo()
    const [one, two, note] = [
      await invoice(api, '100'),
      await invoice(api, '80'),
      await invoice(api, '30', { tipo: 'notaCredito' }),
    ]
    const medios = [
      { medio: 'efectivo', importe: '60' },
      { medio: 'echeq', importe: '100' },
    ]
    const { body: paid } = await pay(
      api,
      one.proveedorId,
      '',
      [
        [one, '100'],
        [two, '80'],
        [note, '30'],
      ],
      withMeans(medios),
    )
    expect(paid).toMatchObject({ importe: '160.00', aCuenta: '10.00' })
    const before = (await api('listPagos', { params })).body.totales
    await reject(paid.medios[1]!.id)
    // 10 of the account, 80 of the second invoice, 10 of the first.
    const after = (await api('getPago', { params: { proyectoId, id: paid.id } })).body
    expect(after).toMatchObject({ importe: '60.00', importeBase: '60.00', aCuenta: '0.00', rechazado: '100.00' })
    expect(after.medios[1]).toMatchObject({ estado: 'rechazado', motivo: 'Sin fondos', importe: '100.00' })
    expect(after.imputaciones.map(({ importe }) => importe)).toEqual(['90.00', '30.00'])
    const balances = await Promise.all([one, two, note].map((each) => balanceOf(api, each)))
    expect(balances.map(({ saldo }) => saldo)).toEqual(['10.00', '80.00', '0.00'])
    const totals = (await api('listPagos', { params })).body.totales
    expect(Number(before.importeBase) - Number(totals.importeBase)).toBeCloseTo(100)
    await expect(reject(paid.medios[1]!.id)).rejects.toMatchObject({ status: 409 })
    await expect(reject(paid.medios[0]!.id)).rejects.toMatchObject({ status: 409 })
    await expect(reject('nadie')).rejects.toMatchObject({ status: 404 })
    const history = (await api('listProjectHistory', { params, query: { entidadId: paid.id } })).body.items
    expect(history[0]).toMatchObject({ accion: 'rechazarCheque', usuario: expect.any(String) })
    // Annulling releases what is still applied.
    await api('annulPago', { params: { proyectoId, id: paid.id }, body: { motivo: 'x' } })
    const restored = await Promise.all([one, two, note].map((each) => balanceOf(api, each)))
    expect(restored.map(({ saldo }) => saldo)).toEqual(['100.00', '80.00', '30.00'])
  })

  it('carry files', async () => {
    const api = await demo()
    const one = await invoice(api, '10')
    const { id } = (await pay(api, one.proveedorId, '10', [[one, '10']])).body
    const form = new FormData()
    form.append('file', new File(['%PDF-1.4'], 'Recibo.pdf'))
    const place = { params: { proyectoId, id } }
    const { body: file } = await api('uploadPagoDocumento', { ...place, wrong: form })
    const names = async () => (await api('getPago', place)).body.documentos.map(({ name }) => name)
    expect(await names()).toEqual(['Recibo.pdf'])
    const at = { params: { proyectoId, id, documentoId: file.id } }
    expect((await api('downloadPagoDocumento', at)).bytes).toEqual(new TextEncoder().encode('%PDF-1.4'))
    await api('removePagoDocumento', at)
    expect(await names()).toEqual([])
    await api('restorePagoDocumento', at)
    expect(await names()).toEqual(['Recibo.pdf'])
  })
})
