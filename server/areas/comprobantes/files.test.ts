import { describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

const server = useTestServer()
const proyectoId = 2
const params = { proyectoId }
const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')
type Rows = { items: { id: string }[] }

const formWith = (name: string, bytes: Uint8Array<ArrayBuffer> = pdf, type = 'application/pdf') => {
  const form = new FormData()
  form.append('file', new File([bytes], name, { type }))
  return form
}

let last = 70_000
async function documents(api?: Api) {
  const client = api ?? (await server.current.as('demo@obra.test'))
  const company = { desarrolladoraId: 1 }
  const suppliers = (await client('listProveedores', { params: company })).body as Rows
  const rubros = (await client('listRubros', { params: company })).body as Rows
  const create = (more: object = {}, headers: Record<string, string> = {}) =>
    client('createComprobante', {
      params,
      headers,
      wrong: {
        tipo: 'factura',
        letra: 'C',
        puntoVenta: 9,
        numero: (last += 1),
        proveedorId: suppliers.items[0]!.id,
        fecha: '2026-03-02',
        total: '100',
        imputaciones: [{ rubroId: rubros.items[0]!.id }],
        ...more,
      },
    })
  const upload = (id: string, name = 'Factura.pdf', bytes = pdf) =>
    client('uploadComprobanteDocumento', { params: { proyectoId, id }, wrong: formWith(name, bytes) })
  const uploadNew = (name = 'Factura.pdf') => client('uploadDocumentoNuevo', { params, wrong: formWith(name) })
  const files = async (id: string) => (await client('getComprobante', { params: { proyectoId, id } })).body.documentos
  return { api: client, create, upload, uploadNew, files }
}

describe('attachments of comprobantes', () => {
  it('uploads files before the comprobante exists, and attaches them when it is created', async () => {
    const { api, create, uploadNew } = await documents()
    const [first, second] = [(await uploadNew()).body, (await uploadNew('Remito.pdf')).body]
    expect(first).toMatchObject({ name: 'Factura.pdf', type: 'application/pdf', size: pdf.length })
    const { body } = await create({ documentos: [first.id, second.id], estado: 'registrado' })
    expect(body.documentos).toHaveLength(2)
    expect(body.documentos).toEqual(expect.arrayContaining([first, second]))
    const query = { search: body.numeroCompleto }
    expect((await api('listComprobantes', { params, query })).body.items[0]!.documentos).toHaveLength(2)
    const place = { proyectoId, id: body.id, documentoId: first.id }
    const opened = await api('downloadComprobanteDocumento', { params: place })
    expect(opened.bytes).toEqual(pdf)
    expect(opened.headers.get('content-disposition')).toMatch(/^attachment/)
    // They are claimed now, so another comprobante cannot claim them.
    expect((await create({ documentos: [first.id] })).status).toBe(404)
    // A day later the attached files remain; an unclaimed upload has expired.
    const waiting = (await uploadNew('Olvidada.pdf')).body
    server.current.advance(25 * 60 * 60 * 1000)
    const later = await documents(await server.current.as('demo@obra.test', 1))
    await later.uploadNew('Otra.pdf')
    expect((await later.create({ documentos: [waiting.id] })).status).toBe(404)
    expect(await later.files(body.id)).toHaveLength(2)
  })

  it('does not claim waiting files in a dry run or in a refused request', async () => {
    const { api, create, uploadNew } = await documents()
    const { body: file } = await uploadNew()
    const { body: made } = await create()
    const again = { numero: made.numero, documentos: [file.id] }
    expect((await create(again)).status).toBe(409)
    const one = await create({ documentos: [file.id] })
    expect(one.body.documentos).toEqual([file])
    // `documentos` is ignored on input when a whole record is sent back.
    const { id, version } = one.body
    const patched = await api('updateComprobante', {
      params: { proyectoId, id },
      body: { ...one.body, documentos: [], version, nota: 'Sin remito' } as never,
    })
    expect(patched.body).toMatchObject({ nota: 'Sin remito', documentos: [file] })
  })

  it('attaches, removes and restores files with history entries; a deleted draft deletes its files', async () => {
    const { api, create, upload, files } = await documents()
    const { id } = (await create({ estado: 'registrado' })).body
    const { body: file } = await upload(id)
    const place = { params: { proyectoId, id, documentoId: file.id } }
    expect((await api('removeComprobanteDocumento', place)).body).toBe(true)
    expect(await files(id)).toEqual([])
    expect((await api('downloadComprobanteDocumento', place)).status).toBe(404)
    expect((await api('removeComprobanteDocumento', place)).status).toBe(404)
    expect((await api('restoreComprobanteDocumento', place)).body).toEqual(file)
    expect((await api('restoreComprobanteDocumento', place)).body).toEqual(file)
    expect(await files(id)).toEqual([file])
    const history = await api('listProjectHistory', { params, query: { entidadId: id } })
    expect(history.body.items.map(({ accion }) => accion)).toEqual(['reponer', 'quitar', 'adjuntar', 'crear'])
    expect(history.body.items[0]!.despues).toEqual({ archivo: 'Factura.pdf' })
    const draft = (await create()).body
    await upload(draft.id)
    await api('deleteComprobante', { params: { proyectoId, id: draft.id } })
    const { store } = server.current.services
    const remaining = store.read.selectFrom('attachments').select('id').where('entityId', '=', draft.id)
    expect(await remaining.execute()).toEqual([])
  })

  it('strips paths and types of hostile uploads, and serves them as downloads only', async () => {
    const { api, create, upload } = await documents()
    const { id } = (await create()).body
    const page = await upload(id, '../../etc/"pásame".html', new TextEncoder().encode('<script>alert(1)</script>'))
    expect(page.body).toMatchObject({ type: 'application/octet-stream' })
    expect(page.body.name).not.toMatch(/[/\\]/)
    const opened = await api('downloadComprobanteDocumento', { params: { proyectoId, id, documentoId: page.body.id } })
    expect(opened.headers.get('content-type')).toBe('application/octet-stream')
    expect(opened.headers.get('x-content-type-options')).toBe('nosniff')
    const svg = await upload(id, 'Plano.svg', new TextEncoder().encode('<svg onload="alert(1)"/>'))
    expect(svg.body.type).toBe('application/octet-stream')
    for (const wrong of [new FormData(), formWith('x'.repeat(2000))])
      expect((await api('uploadComprobanteDocumento', { params: { proyectoId, id }, wrong })).status).toBeLessThan(500)
  })

  it('answers 404 for attachments of another company or comprobante, and for unclaimed uploads of another user', async () => {
    const { create, upload, uploadNew } = await documents()
    const { id } = (await create()).body
    const { body: file } = await upload(id)
    const { body: waiting } = await uploadNew()
    const place = { params: { proyectoId, id, documentoId: file.id } }
    const stranger = await server.current.as('martin@obra.test')
    const answers = [
      await stranger('downloadComprobanteDocumento', place),
      await stranger('removeComprobanteDocumento', place),
      await stranger('restoreComprobanteDocumento', place),
      await stranger('uploadComprobanteDocumento', { params: { proyectoId, id }, wrong: formWith('x.pdf') }),
      await stranger('uploadDocumentoNuevo', { params, wrong: formWith('x.pdf') }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    const other = (await create()).body.id
    const { api } = await documents()
    const elsewhere = { params: { proyectoId, id: other, documentoId: file.id } }
    expect((await api('downloadComprobanteDocumento', elsewhere)).status).toBe(404)
    const colleague = await documents(await server.current.join('sofia@obra.test', 1))
    expect((await colleague.create({ documentos: [waiting.id] })).status).toBe(404)
    expect((await colleague.api('downloadComprobanteDocumento', place)).status).toBe(200)
  })

  it('allows at most 50, and stores one attachment for two uploads with the same key', async () => {
    const { api, create, upload, files } = await documents()
    const { id } = (await create()).body
    const headers = { 'Idempotency-Key': 'la misma subida' }
    const send = (bytes = pdf) =>
      api('uploadComprobanteDocumento', { params: { proyectoId, id }, headers, wrong: formWith('Factura.pdf', bytes) })
    const [one, same] = [await send(), await send()]
    expect(same.body).toEqual(one.body)
    expect((await send(new TextEncoder().encode('otro'))).status).toBe(409)
    expect(await files(id)).toHaveLength(1)
    for (let count = 1; count < 50; count++) await upload(id, `${count}.pdf`)
    const over = await upload(id)
    expect(over).toMatchObject({ status: 409, body: { message: 'Lleva hasta 50 archivos. Quitá alguno.' } })
  })
})
