import { afterEach, expect, test, vi } from 'vitest'
import { approvedCertificate } from '../support/certificate.ts'
import { expectAddress, expectText, fireEvent, screen, useObra, user, waitFor, within } from './app.ts'
import {
  choose,
  expectGone,
  expectNoRole,
  expectRows,
  fill,
  findField,
  norteApi,
  openDialog,
  openFinance,
  pick,
  press,
  row,
} from './company-support.ts'
import { sendUploads } from './uploads.ts'

// The reader is WebAssembly for a browser: here the pictures say what the test wants.
const codes = vi.hoisted((): string[] => [])
vi.mock('../../web/ui/scanner/code-reader.ts', () => ({
  codesOfPicture: async () => codes,
  watchCamera: () => Promise.reject(new Error('no camera')),
}))
afterEach(() => codes.splice(0))

const obra = useObra()

const params = { proyectoId: 1 }
const company = { desarrolladoraId: 1 }
const photo = new File([new Uint8Array([1])], 'grande.png', { type: 'image/png' })

sendUploads()

const findForm = async () => within(await screen.findByRole('dialog'))

/** Types a document of the project in pesos, and leaves its form open. */
async function typeInvoice(number: string): Promise<void> {
  await press('Nuevo comprobante')
  await pick('Proveedor', '30-71200347', /Corralón San Martín/)
  await fill('Número', number)
  await choose('Moneda', 'ARS')
  await fill('Neto', '100.000')
  await pick('Rubro', 'hormig', /Hormigón/)
}

async function typePayment(amount: string): Promise<void> {
  await press('Nuevo pago')
  await pick('Proveedor', '30-71200347', /Corralón San Martín/)
  await fill('Importe', amount)
}

async function typeReceipt(amount: string): Promise<void> {
  await press('Nuevo cobro')
  await fill('De quién', 'Familia Quiroga')
  await fill('Importe', amount)
}

async function expectTyped(number: string): Promise<void> {
  const form = await findForm()
  expect(form.getByRole('combobox', { name: 'Proveedor' })).toHaveValue('Corralón San Martín S.A.S.')
  expect(await findField('Número')).toHaveValue(number)
  expect(await findField('Neto')).toHaveValue('100.000')
  expect(form.getByRole<HTMLInputElement>('combobox', { name: 'Rubro' }).value).toMatch(/Hormigón/)
}

const storedInvoices = async (search: string) =>
  (await (await norteApi(obra))('listComprobantes', { params, query: { search } })).body.items

/** A draft of 100 pesos and VAT, A 0007-0000000n. */
async function newDraft(numero: number): Promise<string> {
  const api = await norteApi(obra)
  const [supplier] = (await api('listProveedores', { params: company, query: { search: 'corralon san' } })).body.items
  const [rubro] = (await api('listRubros', { params: company })).body.items
  const number = { tipo: 'factura', letra: 'A', puntoVenta: 7, numero, fecha: '2026-03-02', moneda: 'ARS' } as const
  const imputaciones = [{ rubroId: rubro!.id }]
  const body = { ...number, proveedorId: supplier!.id, neto: '100', iva: [{ alicuota: '21' as const }] }
  const draft = { ...body, imputaciones, estado: 'borrador' } as const
  const { status, body: stored } = await api('createComprobante', { params, body: draft })
  expect(status).toBe(200)
  return stored.id
}

test('a document is saved as a draft', async () => {
  await openFinance(obra, '/comprobantes')
  await typeInvoice('7-3')
  await choose('Se guarda como', 'borrador')
  await press('Guardar')
  await expectNoRole('dialog')
  const stored = await storedInvoices('0007-00000003')
  expect(stored).toMatchObject([{ estado: 'borrador', total: '121000.00' }])
})

test('a draft is changed, registered, and its note corrected', async () => {
  await newDraft(1)
  await openFinance(obra, '/comprobantes?estado=borrador&buscar=0007-00000001')
  await press(/A 0007-00000001/)
  await press('Editar')
  await fill('Neto', '200.000')
  await fill('IVA', '')
  await press('Guardar')
  await expectNoRole('dialog')
  await waitFor(() => expect(screen.getByRole('row', { name: /A 0007-00000001/ })).toHaveTextContent('$ 242.000,00'))
  await press('Registrar')
  const question = await openDialog('¿Registrar A 0007-00000001?')
  await user.click(question.getByRole('button', { name: 'Registrar' }))
  await expectNoRole('row', /A 0007-00000001/)
  const stored = await storedInvoices('0007-00000001')
  expect(stored).toMatchObject([{ numeroCompleto: 'A 0007-00000001', estado: 'registrado', total: '242000.00' }])
  await openFinance(obra, '/comprobantes?buscar=0007-00000001')
  await press(/A 0007-00000001/)
  await press('Corregir')
  await openDialog('Corregir A 0007-00000001')
  await fill('Nota', 'La paga el socio')
  await press('Guardar')
  await expectNoRole('dialog')
  expect(await storedInvoices('0007-00000001')).toMatchObject([{ nota: 'La paga el socio', total: '242000.00' }])
})

test('a registered document with wrong amounts is annulled and corrected in a copy', async () => {
  const id = await newDraft(4)
  const api = await norteApi(obra)
  const place = { params: { proyectoId: 1, id } }
  await api('registerComprobante', { ...place, body: {} })
  await openFinance(obra, '/comprobantes?buscar=0007-00000004')
  await press(/A 0007-00000004/)
  await press('Corregir')
  await press('Anular y corregir una copia')
  await openDialog('Anular A 0007-00000004 y corregir una copia')
  await fill('Motivo', 'El importe estaba mal')
  await press('Anular y copiar')
  await openDialog(/^Editar A 0007-00000004/)
  expect((await api('getComprobante', place)).body).toMatchObject({ estado: 'anulado' })
})

test('a draft is deleted after a question, and the list shows all documents', async () => {
  await newDraft(2)
  await openFinance(obra, '/comprobantes?estado=borrador&buscar=0007-00000002')
  await press(/A 0007-00000002/)
  await press('Borrar')
  const question = await openDialog('Borrar el borrador')
  expect(await storedInvoices('0007-00000002')).toHaveLength(1)
  await user.click(question.getByRole('button', { name: 'Borrar' }))
  await screen.findByText('No encontramos nada')
  expect(await storedInvoices('0007-00000002')).toEqual([])
  await press('Ver todos')
  await expectRows(26)
})

test('a receipt is entered, and its list keeps its filters in the URL', async () => {
  await openFinance(obra, '/cobros')
  await press('Nuevo cobro')
  await press('Registrar')
  await screen.findByText('Escribí de quién.')
  expect(obra.network.requests('createCobro')).toEqual([])
  await fill('De quién', 'Familia Ñandú')
  await fill('Importe', '1.500,50')
  await press('Registrar')
  await expectNoRole('dialog')
  await fill('Buscar en la lista', 'nandu')
  await expectRows(2)
  await expectText('Cobrado US$ 1.500,50')
  await expectAddress(/buscar=nandu/)
  await obra.reload()
  await expectRows(2)
})

test('the letter follows the supplier, and what does not fit is shown before saving', async () => {
  await openFinance(obra, '/comprobantes')
  await press('Nuevo comprobante')
  const letter = await findField<HTMLSelectElement>('Letra')
  await pick('Proveedor', 'peralta', /Estudio Arq. Peralta/)
  await waitFor(() => expect(letter).toHaveValue('C'))
  expect(screen.queryByLabelText('Alícuota')).toBeNull()
  await pick('Proveedor', '30-71200347', /Corralón San Martín/)
  await waitFor(() => expect(letter).toHaveValue('A'))
  await choose('Moneda', 'ARS')
  await fill('Neto', '100')
  await pick('Rubro', 'hormig', /Hormigón/)
  await fill('IVA', '21,03')
  await expectText('el IVA cargado es 21,03: 0,03 de diferencia por el redondeo de cada renglón.')
  await choose('Letra', 'C')
  await expectText('le corresponde la letra A, y este comprobante es C.')
  await choose('Letra', 'A')
  await fill('IVA', '21,50')
  await expectText('con 10 renglones la diferencia no puede pasar de 0,10.')
  await fill('Renglones en papel', '60')
  await expectText('0,50 de diferencia por el redondeo de cada renglón.')
})

test('perceptions and exempt amounts are typed in the folded section, and shown with the document', async () => {
  await openFinance(obra, '/comprobantes')
  await typeInvoice('0041-00000001')
  await user.click(screen.getByText('Más importes e impuestos'))
  await fill('Exento', '1.000')
  await press('Agregar percepción')
  const line = within(screen.getByRole('group', { name: 'Percepción 1' }))
  fireEvent.change(line.getByLabelText('Jurisdicción'), { target: { value: 'capital federal' } })
  fireEvent.change(line.getByLabelText(/^Importe/), { target: { value: '3.000' } })
  await fill('CAE', '7041')
  await press('Guardar')
  await expectText('El CAE tiene 14 números.')
  await fill('CAE', '70417054367476')
  await expectText(/Total \$ 125\.000,00/)
  await press('Guardar')
  await expectNoRole('dialog')
  expect(await storedInvoices('0041-00000001')).toMatchObject([
    { exento: '1000.00', otrosTributos: '3000.00', total: '125000.00', cae: '70417054367476' },
  ])
  await press(/A 0041-00000001/)
  await expectText('Percepción de IIBB CABA')
})

test('the QR of a photo or a pasted address fills in the invoice, with its supplier by CUIT', async () => {
  const api = await norteApi(obra)
  const [supplier] = (await api('listProveedores', { params: company, query: { search: '30-71200347' } })).body.items
  const number = { fecha: '2026-03-02', ptoVta: 42, tipoCmp: 1, nroCmp: 7, importe: 242_000, moneda: 'PES' }
  const receiver = { tipoDocRec: 80, nroDocRec: 33_693_450_239 }
  const payload = {
    ...number,
    ...receiver,
    cuit: Number(supplier!.cuit.replaceAll('-', '')),
    codAut: 70_417_054_367_476,
  }
  const address = (more: object) => `https://www.arca.gob.ar/fe/qr/?p=${btoa(JSON.stringify({ ...payload, ...more }))}`
  codes.push('7790001234567', address({}))
  await openFinance(obra, '/comprobantes')
  await press('Nuevo comprobante')
  await user.upload(await screen.findByLabelText('Archivos del comprobante'), photo)
  await expectText(/Completado con el QR/)
  await expectText(/La factura está a nombre del CUIT 33-69345023-9/)
  expect(await findField('Número')).toHaveValue('0042-00000007')
  expect(await findField('Total')).toHaveValue('242.000,00')
  expect(screen.getByRole('combobox', { name: 'Proveedor' })).toHaveValue('Corralón San Martín S.A.S.')
  await press('Leer el QR')
  await expectText('No pudimos usar la cámara: pegá la dirección del QR.')
  await fill('Dirección del QR', 'https://example.com/fe/qr/?p=e30')
  await expectText(/No es el QR de una factura/)
  await fill('Dirección del QR', address({ nroCmp: 8 }))
  await waitFor(() => expect(screen.getByLabelText(/^Número/)).toHaveValue('0042-00000008'))
  await pick('Rubro', 'hormig', /Hormigón/)
  await press('Guardar')
  await expectNoRole('dialog')
  expect(await storedInvoices('0042-00000008')).toMatchObject([{ neto: '200000.00', cae: '70417054367476' }])
})

test('a duplicate invoice is refused, and the input stays', async () => {
  await openFinance(obra, '/comprobantes')
  await typeInvoice('0008-00000001')
  await press('Guardar')
  await expectNoRole('dialog')
  await typeInvoice('8-1')
  await press('Guardar')
  await expectText(/ya está cargado en Torre Barrancas/)
  await screen.findByRole('link', { name: /^Ver [A-Z] 0008-00000001, el que ya está cargado/ })
  await expectTyped('8-1')
  expect(await storedInvoices('0008-00000001')).toHaveLength(1)
})

test.each([
  ['createComprobante', '/comprobantes', () => typeInvoice('0009-00000001'), 'Guardar'],
  ['createPago', '/pagos', () => typePayment('77,01'), 'Registrar'],
  ['createCobro', '/cobros', () => typeReceipt('77,01'), 'Registrar'],
] as const)('%s whose answer was lost is sent again and entered once', async (operation, part, type, send) => {
  const count = async () => {
    const api = await norteApi(obra)
    const lists = { createComprobante: 'listComprobantes', createPago: 'listPagos', createCobro: 'listCobros' } as const
    return ((await api(lists[operation], { params })).body as { total: number }).total
  }
  await openFinance(obra, part)
  const before = await count()
  await type()
  const mend = obra.network.lose(operation)
  await press(send)
  await expectText(/No se (guardó|registró)/)
  expect(await count()).toBe(before + 1)
  mend()
  await press(send)
  await expectNoRole('dialog')
  expect(await count()).toBe(before + 1)
})

test('a file refused by the server stays in the list with the reason, and no input is lost', async () => {
  await openFinance(obra, '/comprobantes')
  await typeInvoice('0021-00000002')
  const message = 'La empresa no tiene más lugar para archivos.'
  const mend = obra.network.fail('uploadDocumentoNuevo', 413, { message })
  await user.upload(await screen.findByLabelText('Archivos del comprobante'), photo)
  await expectText(message)
  await press('Guardar')
  await expectText('«grande.png» no se pudo subir. Reintentá, o quitalo y guardá sin él.')
  await expectTyped('0021-00000002')
  expect(await storedInvoices('0021-')).toEqual([])
  await press('Cancelar grande.png')
  mend()
  await press('Guardar')
  await expectNoRole('dialog')
  await row(/A 0021-00000002/)
})

test('an interrupted upload is retried, and the file is attached to the document', async () => {
  await openFinance(obra, '/comprobantes')
  await typeInvoice('0022-00000001')
  const mend = obra.network.cut('uploadDocumentoNuevo')
  await user.upload(await screen.findByLabelText('Archivos del comprobante'), photo)
  await screen.findByRole('button', { name: 'Reintentar' })
  await press('Guardar')
  await expectText('«grande.png» no se pudo subir.')
  mend()
  await press('Reintentar')
  await expectGone('Reintentar')
  await screen.findByText(/subido$/)
  await press('Guardar')
  await expectNoRole('dialog')
  const stored = await row(/A 0022-00000001/)
  within(stored).getByRole('img', { name: 'Tiene 1 archivo' })
})

test('the file comes first; an open certificate of the supplier fills in the form, after a question if amounts were typed', async () => {
  const api = await norteApi(obra)
  const { contract, certificate } = await approvedCertificate(api, 2)
  await openFinance(obra, '/comprobantes', 2)
  await press('Nuevo comprobante')
  const { dialog, ...form } = await openDialog(/^Nuevo comprobante · \S/)
  await fill('Neto', '5')
  const supplier = (await api('getProveedor', { params: { ...company, id: contract.proveedorId } })).body
  await pick('Proveedor', supplier.cuit, new RegExp(supplier.razonSocial.slice(0, 8)))
  await user.click(await form.findByRole('button', { name: /^Certificado N\.º 1, 02\/2025 · Prueba/ }))
  const question = await openDialog('¿Reemplazar lo que escribiste?')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(question.dialog).not.toBeInTheDocument())
  expect(await findField('Neto')).toHaveValue('5')
  await user.click(form.getByRole('button', { name: /^Certificado N\.º 1, 02\/2025/ }))
  await user.click((await openDialog('¿Reemplazar lo que escribiste?')).getByRole('button', { name: 'Reemplazar' }))
  await waitFor(() => expect(form.getByLabelText(/^Número/)).toHaveFocus())
  expect(await findField('Neto')).toHaveValue('7.022.189,00')
  expect(await findField('Certificado que factura')).toHaveValue(certificate.id)
  const [first, second] = form.getAllByRole('group', { name: /^Rubro \d$/ })
  expect(within(first!).getByLabelText('Importe')).toHaveValue('5.340.456,00')
  expect(within(second!).getByLabelText('Importe')).toHaveAttribute('placeholder', '1.681.733,00')
  expect(within(second!).getByRole('combobox', { name: 'Ítem' })).not.toHaveValue('')
  expect(within(dialog).queryByRole('region', { name: 'Qué se factura' })).toBeNull()
  fireEvent.change(within(first!).getByLabelText('Importe'), { target: { value: '5.000.000' } })
  expect(within(second!).getByLabelText('Importe')).toHaveAttribute('placeholder', '2.022.189,00')
  await fill('Número', '0031-00000007')
  await press('Guardar')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  const query = { certificadoId: certificate.id }
  const stored = (await api('listComprobantes', { params: { proyectoId: 2 }, query })).body.items
  expect(stored).toMatchObject([
    { neto: '7022189.00', imputaciones: [{ importe: '5000000.00' }, { importe: '2022189.00' }] },
  ])
})

test('the exact code of a rubro comes first', async () => {
  await openFinance(obra, '/comprobantes')
  await press('Nuevo comprobante')
  await pick('Rubro', '03', /^03 /)
})
