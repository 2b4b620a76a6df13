import { describe, expect, it } from 'vitest'
import { approvedCertificate } from '../../../tests/support/certificate.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const proyectoId = 2
const params = { proyectoId }

let last = 50_000
/** Creates a project with an approved certificate, and an invoice of its supplier that may bill it. */
async function billing() {
  const api = await server.current.as('demo@obra.test')
  const { contract, certificate, others } = await approvedCertificate(api, proyectoId)
  const [item, other] = contract.items
  const invoice = (more: object = {}) => {
    const number = { tipo: 'factura', letra: 'C', puntoVenta: 8, numero: (last += 1) }
    const spent = { total: '100', imputaciones: [{ rubroId: item!.rubroId, itemId: item!.itemId }] }
    const base = { ...number, proveedorId: contract.proveedorId, fecha: '2026-03-02', estado: 'registrado' }
    return api('createComprobante', { params, wrong: { ...base, ...spent, ...more } })
  }
  const seen = async () =>
    (await api('getCertificado', { params: { proyectoId, contratoId: contract.id, id: certificate.id } })).body
  const pay = (imputaciones: object[], more: object = {}) =>
    api('createPago', {
      params,
      wrong: {
        fecha: '2026-03-10',
        medio: 'transferencia',
        proveedorId: contract.proveedorId,
        moneda: contract.moneda,
        imputaciones,
        ...more,
      },
    })
  return { api, contract, certificate, others, item: item!, other: other!, invoice, seen, pay }
}

describe('comprobantes that bill a certificate', () => {
  it('link a contract of their supplier, its approved certificate, and budget items', async () => {
    const { invoice, contract, certificate, item, api } = await billing()
    const { body } = await invoice({ certificadoId: certificate.id })
    expect(body).toMatchObject({
      contratoId: contract.id,
      contrato: 'Prueba',
      certificadoId: certificate.id,
      certificado: 'N.º 1, 02/2025',
      imputaciones: [{ itemId: item.itemId, item: expect.stringContaining(item.codigo!) }],
    })
    for (const query of [{ contratoId: contract.id }, { certificadoId: certificate.id }, { itemId: item.itemId }])
      expect((await api('listComprobantes', { params, query })).body.items.map(({ id }) => id)).toContain(body.id)
  })

  it('refuse links to drafts and to records of another supplier, contract or project', async () => {
    const { invoice, contract, certificate, others, other } = await billing()
    expect((await invoice({ contratoId: 'nadie' })).status).toBe(404)
    expect((await invoice({ certificadoId: 'nadie' })).status).toBe(404)
    const wrongSupplier = await invoice({ contratoId: contract.id, proveedorId: others.supplier })
    expect([wrongSupplier.status, wrongSupplier.body]).toEqual([
      409,
      expect.objectContaining({ message: expect.stringContaining('no de este proveedor') }),
    ])
    expect((await invoice({ contratoId: others.draft })).body).toMatchObject({ issues: [{ field: 'contratoId' }] })
    expect((await invoice({ contratoId: others.draft, certificadoId: certificate.id })).status).toBe(400)
    expect((await invoice({ certificadoId: others.issued })).body).toMatchObject({
      message: expect.stringContaining('se factura uno aprobado'),
    })
    const rubros = { imputaciones: [{ rubroId: others.rubro, itemId: other.itemId }] }
    expect((await invoice(rubros)).body).toMatchObject({ issues: [{ field: 'imputaciones.0.itemId' }] })
    const unknown = { imputaciones: [{ rubroId: others.rubro, itemId: 'nadie' }] }
    expect((await invoice(unknown)).status).toBe(404)
  })

  it('take over the balance of their certificate until they are annulled', async () => {
    const { invoice, certificate, others, seen, pay, api } = await billing()
    expect(await seen()).toMatchObject({ saldo: certificate.neto, estadoPago: 'impago' })
    const draft = (await invoice({ certificadoId: certificate.id, estado: 'borrador' })).body
    expect((await seen()).saldo).toBe(certificate.neto)
    const draftPlace = { proyectoId, id: draft.id }
    await api('registerComprobante', { params: draftPlace, body: { version: 1 } })
    expect(await seen()).toMatchObject({ saldo: '0.00', saldoBase: '0.00', estadoPago: 'impago' })
    const part = { certificadoId: certificate.id, importe: '1' }
    expect((await pay([part])).body).toMatchObject({ message: expect.stringContaining('ya está facturado') })
    const paid = (await pay([{ comprobanteId: draft.id, importe: '40' }])).body
    expect((await seen()).estadoPago).toBe('parcial')
    const place = { proyectoId, contratoId: certificate.contratoId, id: certificate.id }
    const motivo = 'Se midió mal'
    expect((await api('annulCertificado', { params: place, body: { motivo } })).body).toMatchObject({
      message: expect.stringContaining('Está facturado'),
    })
    await api('annulPago', { params: { proyectoId, id: paid.id }, body: { motivo } })
    await api('annulComprobante', { params: draftPlace, body: { motivo } })
    expect(await seen()).toMatchObject({ saldo: certificate.neto, saldoBase: certificate.netoBase })
    await api('annulCertificado', { params: { ...place, id: others.issued }, body: { motivo } })
    expect((await api('annulCertificado', { params: place, body: { motivo } })).body).toMatchObject({ saldo: '0.00' })
  })
})

describe('the figures of a contract', () => {
  it('sum up its approved certificates, documents and payments, which are found by contract and certificate', async () => {
    const { invoice, certificate, contract, pay, api, seen } = await billing()
    const figures = async () => (await api('getContrato', { params: { proyectoId, id: contract.id } })).body.resumen
    const fund = { fondoReparo: '438886.81', fondoLiberado: '0.00', fondoPorLiberar: '438886.81' }
    const approved = { porCertificar: '21882828.75', anticipoPorRecuperar: '4376565.75', ...fund }
    const nothing = { facturado: '0.00', pagado: '0.00', comprobantesEnOtraMoneda: 0, anticipoPorPagar: '6132113.00' }
    expect(await figures()).toEqual({ ...approved, ...nothing, aFacturar: certificate.facturable })
    // What is untaxed or exempt is billed too, what the supplier collects is not.
    const bill = (await invoice({ certificadoId: certificate.id, total: '7022189', noGravado: '22189' })).body
    const collected = { exento: '300', percepciones: [{ impuesto: 'iva', importe: '50' }] }
    const other = (await invoice({ contratoId: contract.id, total: '1050', ...collected })).body
    const credit = (await invoice({ contratoId: contract.id, tipo: 'notaCredito', total: '400' })).body
    await invoice({ contratoId: contract.id, moneda: 'USD', total: '5' })
    await invoice({ contratoId: contract.id, estado: 'borrador' })
    await pay([
      { comprobanteId: bill.id, importe: '2000000' },
      { comprobanteId: other.id, importe: '1000' },
      { comprobanteId: credit.id, importe: '400' },
    ])
    const annulled = (await pay([{ comprobanteId: bill.id, importe: '7' }])).body
    await api('annulPago', { params: { proyectoId, id: annulled.id }, body: { motivo: 'Rebotó' } })
    const billed = { facturado: '7022789.00', aFacturar: '0.00', pagado: '2000600.00', comprobantesEnOtraMoneda: 1 }
    // What is billed outside certificates, 600.00, counts as part of the advance.
    expect(await figures()).toEqual({ ...approved, ...billed, anticipoPorPagar: '6131513.00' })
    expect((await seen()).facturado).toBe('7022189.00')
    const loose = (await pay([], { importe: '1' })).body
    for (const query of [{ contratoId: contract.id }, { certificadoId: certificate.id }]) {
      const { body } = await api('listPagos', { params, query })
      expect(body.items.map(({ id }) => id)).not.toContain(loose.id)
      expect(body.total).toBe(2)
    }
  })

  it('count a payment of a certificate that nothing bills', async () => {
    const { certificate, contract, pay, api } = await billing()
    await pay([{ certificadoId: certificate.id, importe: '1500000.5' }])
    const { resumen } = (await api('getContrato', { params: { proyectoId, id: contract.id } })).body
    expect(resumen.pagado).toBe('1500000.50')
    expect((await api('listPagos', { params, query: { contratoId: contract.id } })).body.total).toBe(1)
  })
})

describe('comprobantes and certificates that could be owed twice', () => {
  it('bill a certificate in parts, up to its amount, and name each other', async () => {
    const { invoice, certificate, api } = await billing()
    expect(certificate.facturable).toBe('7022189.00')
    const bill = (total: string) => invoice({ certificadoId: certificate.id, total })
    const first = (await bill('7000000')).body
    const again = (await bill('7000000')).body
    expect(again).toMatchObject({
      existenteId: first.id,
      message: expect.stringContaining(`ya tiene 7.000.000,00 (${first.numeroCompleto})`),
      issues: [{ field: 'certificadoId' }],
    })
    const rest = (await bill('22189')).body
    expect(rest.avisos).toContain(`Su certificado también está facturado en ${first.numeroCompleto}.`)
    // A credit note makes room again.
    await invoice({ certificadoId: certificate.id, tipo: 'notaCredito', total: '7000000' })
    expect((await bill('7000000')).status).toBe(200)
    const motivo = 'Repetida'
    await api('annulComprobante', { params: { proyectoId, id: rest.id }, body: { motivo } })
    const annulled = (await api('getComprobante', { params: { proyectoId, id: rest.id } })).body
    expect(annulled.avisos.join(' ')).not.toContain('también está facturado')
  })

  it('are reported with the certificate that they seem to bill, on both sides', async () => {
    const { invoice, seen, certificate, contract, others, api } = await billing()
    const name = `N.º 1, 02/2025 del contrato ${contract.numero}`
    const warnings = async (more: object) => (await invoice({ estado: 'borrador', ...more })).body.avisos.join(' ')
    expect(await warnings({ total: '7022189' })).toContain(`Parece facturar el certificado ${name}`)
    expect(await warnings({ total: certificate.neto })).toContain('Elegí ese certificado.')
    expect(await warnings({ total: '5', contratoId: contract.id })).toContain(`Puede facturar el certificado ${name}`)
    expect(await warnings({ total: '7022188.99' })).not.toContain('Parece facturar')
    expect(await warnings({ total: '7022189', fecha: '2025-01-31' })).not.toContain('Parece facturar')
    expect((await seen()).comprobantesSinVincular).toEqual([])
    const loose = (await invoice({ total: '7022189', contratoId: contract.id })).body
    const { numeroCompleto, total, version } = loose
    expect((await seen()).comprobantesSinVincular).toEqual([{ id: loose.id, numeroCompleto, total, version }])
    const issued = { params: { proyectoId, contratoId: contract.id, id: others.issued } }
    expect((await api('getCertificado', issued)).body.comprobantesSinVincular).toHaveLength(1)
    await invoice({ certificadoId: certificate.id })
    expect((await seen()).comprobantesSinVincular).toEqual([])
  })
})

describe('payments of certificates', () => {
  it('reduce the balance of the net amount, and restore it when they are annulled', async () => {
    const { certificate, seen, pay, api, invoice } = await billing()
    const part = (importe: string) => ({ certificadoId: certificate.id, importe })
    const { body } = await pay([part('583302.19')])
    expect(body).toMatchObject({
      importe: '583302.19',
      aCuenta: '0.00',
      imputaciones: [{ certificado: 'N.º 1, 02/2025', comprobanteId: null, contratoId: certificate.contratoId }],
    })
    expect(await seen()).toMatchObject({ saldo: '6000000.00', estadoPago: 'parcial' })
    expect((await pay([part('6000000.01')])).body).toMatchObject({
      error: 'Over balance',
      message: expect.stringContaining('le quedan 6.000.000,00'),
    })
    expect((await invoice({ certificadoId: certificate.id })).body).toMatchObject({
      message: expect.stringContaining('tiene pagos aplicados'),
    })
    const rest = (await pay([part('6000000')])).body
    expect(await seen()).toMatchObject({ saldo: '0.00', estadoPago: 'pagado' })
    const place = { proyectoId, contratoId: certificate.contratoId, id: certificate.id }
    expect((await api('annulCertificado', { params: place, body: { motivo: 'x' } })).status).toBe(409)
    const query = { certificadoId: certificate.id }
    expect((await api('listPagos', { params, query })).body.total).toBe(2)
    for (const { id } of [body, rest])
      await api('annulPago', { params: { proyectoId, id }, body: { motivo: 'Rebotó' } })
    expect(await seen()).toMatchObject({ saldo: certificate.neto, saldoBase: certificate.netoBase })
  })

  it('mix certificates and comprobantes, exactly one per imputación and each only once', async () => {
    const { certificate, pay, invoice, others, api } = await billing()
    const one = (await invoice()).body
    const both = [
      { comprobanteId: one.id, importe: '100' },
      { certificadoId: certificate.id, importe: '50' },
    ]
    const { body } = await pay(both, { importe: '200' })
    expect(body).toMatchObject({ importe: '200.00', aCuenta: '50.00' })
    const paymentPlace = { proyectoId, id: body.id }
    const more = { version: 1, imputaciones: [{ certificadoId: certificate.id, importe: '50' }] }
    expect((await api('applyPago', { params: paymentPlace, body: more })).body).toMatchObject({ aCuenta: '0.00' })
    expect((await pay([{ importe: '1' }])).status).toBe(400)
    expect((await pay([{ ...both[0], ...both[1] }])).status).toBe(400)
    expect((await pay([both[1]!, both[1]!])).status).toBe(409)
    expect((await pay([{ certificadoId: others.issued, importe: '1' }])).status).toBe(409)
    expect((await pay([both[1]!], { proveedorId: others.supplier })).status).toBe(409)
    expect((await pay([both[1]!], { moneda: 'USD' })).status).toBe(409)
  })

  it('apply only one of several concurrent payments of the full balance', async () => {
    const { certificate, pay, seen } = await billing()
    const part = { certificadoId: certificate.id, importe: certificate.neto }
    const answers = await Promise.all([1, 2, 3].map(() => pay([part])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await seen()).toMatchObject({ saldo: '0.00', estadoPago: 'pagado' })
  })

  it('remove a paid certificate from the pending list of its supplier', async () => {
    const { certificate, contract, api, pay } = await billing()
    const pending = async () => {
      const query = { proveedorId: contract.proveedorId, moneda: contract.moneda, estadoPago: 'pendiente', size: 200 }
      const { body } = await api('listProjectCertificados', { params, query: query as never })
      return (body as { items: { id: string }[] }).items.map(({ id }) => id)
    }
    expect(await pending()).toContain(certificate.id)
    await pay([{ certificadoId: certificate.id, importe: certificate.neto }])
    expect(await pending()).not.toContain(certificate.id)
  })
})

describe('registered comprobantes', () => {
  it('are linked to the certificate that they bill, whose debt then counts once, and unlinked again', async () => {
    const { api, invoice, certificate, contract, seen } = await billing()
    const { proveedorId, moneda } = contract
    const owed = async () => {
      const { body } = await api('getCuentaCorriente', { params, query: { proveedorId } })
      if (typeof body === 'string') throw new Error('no account')
      return Math.round(Number(body.saldos.find((each) => each.moneda === moneda)!.saldo) * 100)
    }
    const spent = async () => {
      const { totales } = (await api('getControlPresupuestario', { params })).body as { totales: { ejecutado: string } }
      return Math.round(Number(totales.ejecutado) * 100)
    }
    const [owedBefore, spentBefore] = [await owed(), await spent()]
    const { body } = await invoice({ total: '7022189' })
    expect([await owed(), await spent()]).toEqual([owedBefore + 702_218_900, spentBefore + 702_218_900])
    const at = { params: { proyectoId, id: body.id } }
    const [proposed] = (await seen()).comprobantesSinVincular
    expect(proposed).toMatchObject({ id: body.id, version: 1 })
    const crosses = async () =>
      (await api('getControlResumen', { params })).body.cruces
        .filter(({ tipo }) => tipo === 'facturaSinCertificado')
        .map(({ direccion }) => direccion)
    const address = `contratos/${contract.id}/certificados/${certificate.id}`
    expect(await crosses()).toContain(address)
    const linked = await api('updateComprobante', { ...at, body: { version: 1, certificadoId: certificate.id } })
    expect(await crosses()).not.toContain(address)
    expect(linked.body).toMatchObject({ contratoId: contract.id, certificadoId: certificate.id, version: 2 })
    expect(await seen()).toMatchObject({ saldo: '0.00', facturado: '7022189.00', aFacturar: '0.00' })
    expect([await owed(), await spent()]).toEqual([owedBefore, spentBefore])
    const history = (await api('listProjectHistory', { params, query: { entidadId: body.id } })).body as {
      items: object[]
    }
    expect(history.items[0]).toMatchObject({ accion: 'corregir', despues: { certificadoId: certificate.id } })
    await api('updateComprobante', { ...at, body: { version: 2, certificadoId: null, contratoId: null } })
    expect(await seen()).toMatchObject({ saldo: certificate.neto, facturado: '0.00', aFacturar: '7022189.00' })
    expect([await owed(), await spent()]).toEqual([owedBefore + 702_218_900, spentBefore + 702_218_900])
  })

  it('change their due day, note and split, but no amount', async () => {
    const { api, invoice, item, others } = await billing()
    const { body } = await invoice()
    const at = { params: { proyectoId, id: body.id } }
    const change = (patch: object) => api('updateComprobante', { ...at, wrong: { version: 1, ...patch } })
    expect((await change({ total: '101' })).body).toMatchObject({
      error: 'Invalid state',
      issues: [{ field: 'total' }],
    })
    expect((await change({ fecha: '2026-03-03' })).status).toBe(409)
    expect((await change({ vencimiento: '2026-03-01' })).status).toBe(400)
    expect((await change({ imputaciones: [{ rubroId: item.rubroId, importe: '99' }] })).status).toBe(400)
    expect((await change({ certificadoId: others.issued })).status).toBe(409)
    const split = [{ rubroId: item.rubroId, importe: '60' }, { rubroId: others.rubro }]
    const changed = await change({
      vencimiento: '2026-05-02',
      nota: 'En dos rubros',
      imputaciones: split,
      total: '100.00',
    })
    expect(changed.body).toMatchObject({
      vencimiento: '2026-05-02',
      nota: 'En dos rubros',
      total: '100.00',
      version: 2,
    })
    expect(changed.body.imputaciones.map(({ importe }) => importe)).toEqual(['60.00', '40.00'])
    expect((await api('updateComprobante', { ...at, wrong: changed.body })).status).toBe(200)
    expect((await change({ nota: 'Tarde' })).body).toMatchObject({ error: 'Stale version' })
    await api('annulComprobante', { ...at, body: { motivo: 'Error' } })
    expect((await api('updateComprobante', { ...at, body: { version: 4, nota: '' } })).status).toBe(409)
  })

  it('are refused as a second bill of a certificate', async () => {
    const { api, invoice, certificate, contract } = await billing()
    const first = (await invoice({ total: '7022189', certificadoId: certificate.id })).body
    const second = (await invoice({ total: '1', contratoId: contract.id })).body
    const at = { params: { proyectoId, id: second.id } }
    const { status, body } = await api('updateComprobante', {
      ...at,
      body: { version: 1, certificadoId: certificate.id },
    })
    expect([status, body]).toMatchObject([409, { existenteId: first.id, issues: [{ field: 'certificadoId' }] }])
  })

  it('are annulled and copied as a draft with their links and files in one step, unless they are paid', async () => {
    const { api, certificate, invoice, seen, pay } = await billing()
    const { body: wrong } = await invoice({ certificadoId: certificate.id, nota: 'Mal cargada' })
    const form = new FormData()
    form.append('file', new File(['%PDF-1.4'], 'Factura.pdf', { type: 'application/pdf' }))
    await api('uploadComprobanteDocumento', { params: { proyectoId, id: wrong.id }, wrong: form })
    const place = { params: { proyectoId, id: wrong.id } }
    const replace = () => api('replaceComprobante', { ...place, body: { motivo: 'Importe equivocado' } })

    const part = { comprobanteId: wrong.id, importe: '1' }
    const { body: payment } = await pay([part])
    expect(await replace()).toMatchObject({ status: 409, body: { message: expect.stringContaining('Anulá primero') } })
    await api('annulPago', { params: { proyectoId, id: payment.id }, body: { motivo: 'Prueba' } })

    const { body: draft } = await replace()
    const { numero, total, imputaciones } = wrong
    const links = { contratoId: certificate.contratoId, certificadoId: certificate.id, nota: 'Mal cargada' }
    expect(draft).toMatchObject({ estado: 'borrador', saldo: '0.00', motivoEstado: null, numero, total, imputaciones })
    expect(draft).toMatchObject({ ...links, documentos: [{ name: 'Factura.pdf' }] })
    expect((await api('getComprobante', place)).body).toMatchObject({
      estado: 'anulado',
      motivoEstado: 'Importe equivocado',
      documentos: [{ name: 'Factura.pdf' }],
    })
    expect(await seen()).toMatchObject({ saldo: certificate.neto })
    const register = { params: { proyectoId, id: draft.id }, body: {} }
    expect((await api('registerComprobante', register)).status).toBe(200)
    expect(await seen()).toMatchObject({ saldo: '0.00' })
    expect((await replace()).body).toMatchObject({ error: 'Invalid state' })
  })
})
