/**
 * What Finanzas refuses, with the message of each refusal (the tables of refusals in docs/domain).
 * tests/house/finance-rules.test.ts lists every rule with its tests.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { financePlace } from '../../../tests/support/finance-place.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const proyectoId = 2
const params = { proyectoId }
const motivo = 'Prueba'

type Place = Awaited<ReturnType<typeof financePlace>>
type Answer = { status: number; body: unknown }
/** The refused action, the call, the expected status (for 400 the field) and the message. */
type Refusal = [tried: string, call: (place: Place) => Promise<Answer>, status: number | string, says: string]
let place: Place

beforeAll(async () => {
  place = await financePlace(await server.current.as('demo@obra.test'))
}, 60_000)

const frozenMessage = (name: string, state: string) => `${name} está «${state}»: así no se puede hacer esto.`
const atCertificate = ({ contract, standing }: Place) => ({ contratoId: contract.id, id: standing.certificate.id })
const atIssued = ({ contract, standing }: Place) => ({ contratoId: contract.id, id: standing.others.issued })

const presupuesto: Refusal[] = [
  [
    'approving an approved budget: borrador -> aprobado -> reemplazado',
    ({ send, approved }) => send('approvePresupuesto', { id: approved.id }, {}),
    409,
    frozenMessage('El presupuesto', 'aprobado'),
  ],
  [
    'changing an approved budget',
    async ({ api, send, approved }) => {
      const { version } = (await api('getPresupuesto', { params: { proyectoId, id: approved.id } })).body
      return send('updatePresupuesto', { id: approved.id }, { version, nombre: 'Otro' })
    },
    409,
    frozenMessage('El presupuesto', 'aprobado'),
  ],
  [
    'changing items of an approved budget',
    async ({ api, send, approved, line }) => {
      const { version } = (await api('getPresupuesto', { params: { proyectoId, id: approved.id } })).body
      const body = { version, guardar: [{ ...line, codigo: 'R.9' }], borrar: [] }
      return send('updatePresupuestoItems', { presupuestoId: approved.id }, body)
    },
    409,
    frozenMessage('El presupuesto', 'aprobado'),
  ],
  [
    'deleting an approved budget',
    ({ send, approved }) => send('deletePresupuesto', { id: approved.id }),
    409,
    frozenMessage('El presupuesto', 'aprobado'),
  ],
  [
    'approving a budget without items',
    ({ send, noItems }) => send('approvePresupuesto', { id: noItems.id }, {}),
    409,
    'El presupuesto no tiene ítems: cargá alguno antes de aprobarlo.',
  ],
  [
    'a repeated code',
    ({ send, budget, line }) =>
      send(
        'updatePresupuestoItems',
        { presupuestoId: budget.id },
        { version: 2, guardar: [{ ...line, codigo: ' r.1 ', descripcion: 'Dos' }], borrar: [] },
      ),
    409,
    'El código r.1 ya es de «Uno».',
  ],
  [
    'an importe of more than 13 digits',
    ({ send, budget, line }) => {
      const huge = { ...line, codigo: 'R.3', cantidad: '99999999999', precioUnitario: '99999999999' }
      const body = { version: 2, guardar: [huge], borrar: [] }
      return send('updatePresupuestoItems', { presupuestoId: budget.id }, body)
    },
    'guardar.0.cantidad',
    'El importe es demasiado grande.',
  ],
  [
    'a rate that makes an amount too large',
    async ({ send, made, line }) => {
      const { id } = await made('createPresupuesto', {}, { nombre: 'En dólares', moneda: 'ARS' })
      const guardar = [{ ...line, cantidad: '1', precioUnitario: '99999999999' }]
      await made('updatePresupuestoItems', { presupuestoId: id }, { version: 1, guardar, borrar: [] })
      const cotizacion = { tipo: 'oficial', fecha: '2024-10-01', valor: '999999999', fuente: 'BNA' }
      return send('updatePresupuesto', { id }, { version: 2, moneda: 'USD', cotizacion })
    },
    'cotizacion',
    'El importe es demasiado grande.',
  ],
  [
    'a budget change without an approved budget',
    ({ send, draftChange: _draft, line }) =>
      send(
        'createModificacion',
        { proyectoId: 4 },
        { tipo: 'adicional', fecha: '2026-03-10', motivo, items: [{ ...line }] },
      ),
    409,
    'El proyecto todavía no tiene un presupuesto aprobado. Aprobá uno y probá de nuevo.',
  ],
  [
    'annulling a draft budget change: borrador -> aprobada -> anulada',
    ({ send, draftChange }) => send('annulModificacion', { id: draftChange.id }, { motivo }),
    409,
    frozenMessage('La modificación', 'borrador'),
  ],
  [
    'changing an approved budget change',
    ({ send, approvedChange }) => send('updateModificacion', { id: approvedChange.id }, { version: 2, motivo: 'Otro' }),
    409,
    frozenMessage('La modificación', 'aprobada'),
  ],
]

const contrato: Refusal[] = [
  [
    'anticipo + fondo de reparo above 100 %',
    ({ send, contractBody }) =>
      send('createContrato', {}, contractBody({ anticipoPorcentaje: '96', fondoReparoPorcentaje: '4.0001' })),
    'fondoReparoPorcentaje',
    'El anticipo y el fondo de reparo no pueden pasar juntos del 100 %.',
  ],
  [
    'an item outside the budget',
    ({ send, contractBody }) =>
      send('createContrato', {}, contractBody({ items: [{ itemId: 'nadie', cantidad: '1', precioUnitario: '1' }] })),
    404,
    'No encontramos uno de los ítems en el presupuesto aprobado.',
  ],
  [
    'a repeated item',
    ({ send, contractBody }) => {
      const [item] = contractBody().items
      return send('createContrato', {}, contractBody({ items: [item, item] }))
    },
    'items.1.itemId',
    'Ese ítem ya está en el contrato.',
  ],
  [
    'an item with a quantity of 0',
    ({ send, contractBody }) => {
      const [item] = contractBody().items
      return send('createContrato', {}, contractBody({ items: [{ ...item, cantidad: '0' }] }))
    },
    'items.0.cantidad',
    'La cantidad tiene que ser mayor que 0.',
  ],
  [
    'changing a signed contract: borrador -> vigente',
    ({ send, contract }) => send('updateContrato', { id: contract.id }, { version: contract.version, objeto: 'Otro' }),
    409,
    'El contrato está firmado: solo podés cambiar la fecha prevista para liberar el fondo de reparo',
  ],
  [
    'signing twice',
    ({ send, contract }) => send('signContrato', { id: contract.id }, {}),
    409,
    frozenMessage('El contrato', 'vigente'),
  ],
  [
    'finishing a draft contract: vigente -> finalizado',
    ({ send, others }) => send('finishContrato', { id: others.draft }, {}),
    409,
    frozenMessage('El contrato', 'borrador'),
  ],
  [
    'rescinding a finished contract: vigente -> rescindido',
    ({ send, finished }) => send('rescindContrato', { id: finished.id }, { motivo }),
    409,
    frozenMessage('El contrato', 'finalizado'),
  ],
  [
    'finishing a contract with an issued certificate',
    ({ send, contract }) => send('finishContrato', { id: contract.id }, {}),
    409,
    'El certificado de 03/2025 está emitido: resolvelo antes de cerrar el contrato.',
  ],
]

const certificado: Refusal[] = [
  ['another one of a month', ({ certify }) => certify('2025-03'), 409, 'Ya hay un certificado de 03/2025.'],
  [
    'a certificate out of order',
    ({ certify }) => certify('2025-01'),
    409,
    'Los certificados van en orden: ya está el de 03/2025.',
  ],
  [
    'a certificate while another is a draft',
    ({ send, empty }) => send('createCertificado', { contratoId: empty.id }, { periodo: '2025-03', lineas: [] }),
    409,
    'El certificado de 02/2025 es un borrador: emitilo o borralo primero.',
  ],
  [
    'a month before the contract',
    ({ certify }) => certify('2024-12'),
    'periodo',
    'El período es anterior al contrato.',
  ],
  ['a month that did not begin', ({ certify }) => certify('2027-01'), 'periodo', 'Ese mes todavía no empezó.'],
  [
    'a certificate of a draft contract',
    ({ send, others }) => send('createCertificado', { contratoId: others.draft }, { periodo: '2025-02', lineas: [] }),
    409,
    'El contrato está «borrador»: solo se certifica uno vigente.',
  ],
  [
    'a certificate of a finished contract',
    ({ send, finished }) => send('createCertificado', { contratoId: finished.id }, { periodo: '2025-02', lineas: [] }),
    409,
    'El contrato está «finalizado»: solo se certifica la diferencia que dejó un índice que se volvió a publicar.',
  ],
  [
    'accumulated above 100 % without excedeConNota',
    ({ certify, lineas }) => certify('2025-04', { lineas: lineas('40.01') }),
    409,
    'quedaría al 100,01 % de lo contratado. Si corresponde, decí por qué en «Excede con nota».',
  ],
  [
    'a repeated item',
    ({ certify, lineas }) => certify('2025-04', { lineas: [...lineas('1'), ...lineas('1')] }),
    'lineas',
    'Hay un ítem repetido.',
  ],
  [
    'an item of another contract',
    ({ certify }) => certify('2025-04', { lineas: [{ itemId: 'nadie', porcentajePeriodo: '1' }] }),
    404,
    'No encontramos uno de los ítems en el contrato.',
  ],
  [
    'retenciones below 0',
    ({ certify }) => certify('2025-04', { otrasRetenciones: '-1' }),
    'otrasRetenciones',
    'No puede ser menor que 0.',
  ],
  [
    'retenciones above what is due',
    ({ certify }) => certify('2025-04', { otrasRetenciones: '166889.26' }),
    'otrasRetenciones',
    'No puede pasar de 166.889,25, lo que se paga sin esta retención.',
  ],
  [
    'an adjustment by a missing index value',
    ({ send, indexed }) => send('createCertificado', { contratoId: indexed.id }, { periodo: '2025-02', lineas: [] }),
    409,
    'Falta el índice VACIO de 02/2025. Cargalo y probá de nuevo.',
  ],
  [
    'issuing a certificate without progress',
    ({ send, empty, nothing }) => send('issueCertificado', { contratoId: empty.id, id: nothing.id }, {}),
    409,
    'El certificado no tiene avance: cargá al menos un ítem.',
  ],
  [
    'issuing twice: borrador -> emitido',
    (at) => at.send('issueCertificado', atIssued(at), {}),
    409,
    frozenMessage('El certificado', 'emitido'),
  ],
  [
    'approving a draft certificate: emitido -> aprobado',
    ({ send, empty, nothing }) => send('approveCertificado', { contratoId: empty.id, id: nothing.id }, {}),
    409,
    frozenMessage('El certificado', 'borrador'),
  ],
  [
    'rejecting an approved certificate: emitido -> rechazado',
    (at) => at.send('rejectCertificado', atCertificate(at), { motivo }),
    409,
    frozenMessage('El certificado', 'aprobado'),
  ],
  [
    'changing an issued certificate',
    (at) => at.send('updateCertificado', atIssued(at), { version: 2, otrasRetenciones: '1' }),
    409,
    frozenMessage('El certificado', 'emitido'),
  ],
  [
    'deleting an issued certificate',
    (at) => at.send('deleteCertificado', atIssued(at)),
    409,
    frozenMessage('El certificado', 'emitido'),
  ],
  [
    'annulling a certificate that is not the last',
    (at) => at.send('annulCertificado', atCertificate(at), { motivo }),
    409,
    'Después está el certificado de 03/2025: primero anulá o borrá ese.',
  ],
  [
    'annulling a paid certificate',
    ({ send, paid }) => send('annulCertificado', { contratoId: paid.contract.id, id: paid.certificate.id }, { motivo }),
    409,
    'Tiene pagos aplicados. Anulá primero esos pagos.',
  ],
  [
    'annulling a billed certificate',
    ({ send, billed }) =>
      send('annulCertificado', { contratoId: billed.contract.id, id: billed.certificate.id }, { motivo }),
    409,
    'Está facturado. Anulá primero esa factura.',
  ],
]

const comprobante: Refusal[] = [
  [
    'a total 0.11 off neto + iva + otros',
    ({ bill }) => bill({ total: '121.11' }),
    'total',
    'Neto, IVA y otros tributos suman 121,00, y el total dice 121,11.',
  ],
  [
    'an iva 0.11 off base x alicuota',
    ({ bill }) => bill({ iva: [{ alicuota: '21', base: '100', importe: '21.11' }] }),
    'iva.0.importe',
    '21 % de 100,00 es 21,00: con 10 renglones la diferencia no puede pasar de 0,10.',
  ],
  ['an alicuota that there is not', ({ bill }) => bill({ iva: [{ alicuota: '20' }] }), 'iva.0.alicuota', ''],
  [
    'a repeated alicuota',
    ({ bill }) => {
      const half = { alicuota: '21', base: '50', importe: '10.50' }
      return bill({ iva: [half, half] })
    },
    'iva.1.alicuota',
    'Ya hay un renglón de 21 %.',
  ],
  [
    'bases above the net',
    ({ bill }) => bill({ iva: [{ alicuota: '21', base: '100.01', importe: '21' }] }),
    'iva',
    'Las bases del IVA suman 100,01, más que el neto (100,00).',
  ],
  [
    'IVA on a comprobante C',
    ({ bill }) => bill({ letra: 'C' }),
    'iva',
    'Un comprobante C no discrimina IVA: cargá todo como neto.',
  ],
  [
    'imputaciones that do not add up to neto',
    ({ bill, rubroId }) => bill({ imputaciones: [{ rubroId, importe: '99.99' }] }),
    'imputaciones',
    'Las imputaciones suman 99,99 y el neto es 100,00: la diferencia es 0,01.',
  ],
  [
    'an item of another rubro',
    ({ bill, contract, rubroId }) => bill({ imputaciones: [{ rubroId, itemId: contract.items[1]!.itemId }] }),
    'imputaciones.0.itemId',
    'Ese ítem es de otro rubro.',
  ],
  ['the same number of a supplier again', ({ bill }) => bill({ numero: 40_999 }), 409, 'con fecha 02/03/2026.'],
  [
    'registering a document dated in the future',
    ({ bill }) => bill({ fecha: '2026-03-17' }),
    'fecha',
    'No se puede registrar con una fecha que todavía no llegó.',
  ],
  [
    'a due date before the date',
    ({ bill }) => bill({ vencimiento: '2026-03-01' }),
    'vencimiento',
    'No puede vencer antes de su fecha.',
  ],
  [
    'registering a document with a total of 0',
    ({ bill }) => bill({ neto: '0', iva: [] }),
    'total',
    'Para registrarlo, el total tiene que ser mayor que 0.',
  ],
  [
    'a missing rate',
    ({ bill }) => bill({ moneda: 'EUR' }),
    409,
    'No hay cotización oficial de euros al 02/03/2026 ni antes. Cargala y probá de nuevo.',
  ],
  [
    'the contract of another supplier',
    ({ bill, contract, others }) => bill({ contratoId: contract.id, proveedorId: others.supplier }),
    409,
    'no de este proveedor.',
  ],
  [
    'a certificate that is not approved',
    ({ bill, others }) => bill({ certificadoId: others.issued }),
    409,
    'El certificado N.º 2, 03/2025 está emitido: se factura uno aprobado.',
  ],
  [
    'a certificate paid without an invoice',
    ({ bill, paid }) => bill({ certificadoId: paid.certificate.id }),
    409,
    'El certificado N.º 1, 02/2025 tiene pagos aplicados: anulalos, y aplicalos después a la factura.',
  ],
  [
    'a certificate billed beyond its amount',
    ({ bill, billed }) => bill({ certificadoId: billed.certificate.id, neto: '7022089.01' }),
    409,
    'se factura por 7.022.189,00 sin IVA, y ya tiene 100,00 (A 0006-',
  ],
  [
    'registering twice: borrador -> registrado',
    ({ send, registered }) => send('registerComprobante', { id: registered.id }, {}),
    409,
    frozenMessage('El comprobante', 'registrado'),
  ],
  [
    'changing an amount of a registered document',
    ({ send, registered }) => send('updateComprobante', { id: registered.id }, { version: 1, total: '1' }),
    409,
    'solo podés cambiar el vencimiento',
  ],
  [
    'deleting a registered document',
    ({ send, registered }) => send('deleteComprobante', { id: registered.id }),
    409,
    frozenMessage('El comprobante', 'registrado'),
  ],
  [
    'annulling a draft document: registrado -> anulado',
    ({ send, draftBill }) => send('annulComprobante', { id: draftBill.id }, { motivo }),
    409,
    frozenMessage('El comprobante', 'borrador'),
  ],
  [
    'annulling a paid document',
    ({ send, owing }) => send('annulComprobante', { id: owing.id }, { motivo }),
    409,
    'pagos aplicados',
  ],
]

const pago: Refusal[] = [
  [
    'paying more than the balance of a document',
    ({ pay, owing }) => pay([{ comprobanteId: owing.id, importe: '120.01' }]),
    409,
    'le quedan 120,00: no se le pueden aplicar 120,01.',
  ],
  [
    'paying more than the balance of a certificate',
    ({ pay, standing }) => pay([{ certificadoId: standing.certificate.id, importe: '6583302.20' }]),
    409,
    'le quedan 6.583.302,19: no se le pueden aplicar 6.583.302,20.',
  ],
  [
    'applying more than the amount of the payment',
    ({ pay, registered }) => pay([{ comprobanteId: registered.id, importe: '2' }], { importe: '1' }),
    409,
    'Lo aplicado suma 2,00, y hay 1,00 para aplicar.',
  ],
  [
    'applying more than is aCuenta',
    ({ send, late, registered }) =>
      send(
        'applyPago',
        { id: late.id },
        { version: 1, imputaciones: [{ comprobanteId: registered.id, importe: '6' }] },
      ),
    409,
    'Lo aplicado suma 6,00, y hay 5,00 para aplicar.',
  ],
  [
    'the document of another supplier',
    ({ pay, registered, others }) =>
      pay([{ comprobanteId: registered.id, importe: '1' }], { proveedorId: others.supplier }),
    409,
    'no de este proveedor.',
  ],
  [
    'a document in another currency',
    ({ pay, dollars }) => pay([{ comprobanteId: dollars.id, importe: '1' }]),
    409,
    'es en dólares: cargá el pago en dólares, con la cotización a la que se pagó, o cuánto se paga de él en dólares.',
  ],
  [
    'a draft',
    ({ pay, draftBill }) => pay([{ comprobanteId: draftBill.id, importe: '1' }]),
    409,
    'está borrador: no se puede pagar.',
  ],
  [
    'what was annulled',
    ({ pay, annulled }) => pay([{ comprobanteId: annulled.id, importe: '1' }]),
    409,
    'está anulado: no se puede pagar.',
  ],
  [
    'a certificate that is not approved',
    ({ pay, others }) => pay([{ certificadoId: others.issued, importe: '1' }]),
    409,
    'está emitido: solo se paga uno aprobado.',
  ],
  [
    'a certificate that is billed',
    ({ pay, billed }) => pay([{ certificadoId: billed.certificate.id, importe: '1' }]),
    409,
    'ya está facturado: aplicá el pago a su factura.',
  ],
  [
    'a document twice',
    ({ pay, registered }) => {
      const part = { comprobanteId: registered.id, importe: '1' }
      return pay([part, part])
    },
    409,
    'Ese comprobante está dos veces en el pago.',
  ],
  [
    'neither a document nor a certificate',
    ({ pay }) => pay([{ importe: '1' }]),
    'imputaciones.0.comprobanteId',
    'Elegí un comprobante, un certificado, un fondo liberado o el anticipo de un contrato: uno solo.',
  ],
  [
    'a day that did not come',
    ({ pay }) => pay([], { importe: '1', fecha: '2026-03-17' }),
    'fecha',
    'Un pago no puede ser de un día que todavía no llegó.',
  ],
  ['nothing', ({ pay }) => pay([], { importe: '0' }), 'importe', 'El importe tiene que ser mayor que 0.'],
  [
    'annulling twice: registrado -> anulado',
    ({ send, gone }) => send('annulPago', { id: gone.id }, { motivo }),
    409,
    frozenMessage('El pago', 'anulado'),
  ],
  [
    'applying what was annulled',
    ({ send, gone, registered }) =>
      send(
        'applyPago',
        { id: gone.id },
        { version: 2, imputaciones: [{ comprobanteId: registered.id, importe: '1' }] },
      ),
    409,
    frozenMessage('El pago', 'anulado'),
  ],
]

const cobro: Refusal[] = [
  [
    'nothing',
    ({ send, cobro: body }) => send('createCobro', {}, { ...body, importe: '0' }),
    'importe',
    'El importe tiene que ser mayor que 0.',
  ],
  [
    'a day that did not come',
    ({ send, cobro: body }) => send('createCobro', {}, { ...body, fecha: '2026-03-17' }),
    'fecha',
    'Un cobro no puede ser de un día que todavía no llegó.',
  ],
  [
    'annulling twice: registrado -> anulado',
    ({ send, annulledCobro }) => send('annulCobro', { id: annulledCobro.id }, { motivo }),
    409,
    frozenMessage('El cobro', 'anulado'),
  ],
]

const control: Refusal[] = [
  [
    'constant money of a month without its index',
    ({ api }) =>
      api('getControlPresupuestario', { params, query: { valuacion: 'constante', mesReferencia: '1999-01' } }),
    409,
    'Falta el índice CAC de 01/1999. Cargalo y probá de nuevo.',
  ],
]

const refusals = { presupuesto, contrato, certificado, comprobante, pago, cobro, control }

describe.each(Object.entries(refusals))('Finanzas refuses, with its message: %s', (_noun, table) => {
  it.each(table)('%s', async (_tried, call, expected, says) => {
    const { status, body } = await call(place)
    const refused = typeof expected === 'number' ? { status: expected } : { status: 400, field: expected }
    const { message, issues = [] } = body as { message: string; issues?: { field: string; message: string }[] }
    const issue = issues.find(({ field }) => field === refused.field)
    expect({ status, ...('field' in refused && { field: issue?.field }) }).toEqual(refused)
    expect('field' in refused ? issue!.message : message).toContain(says)
  })
})
