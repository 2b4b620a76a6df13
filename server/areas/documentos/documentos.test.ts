import { describe, expect, it, vi } from 'vitest'
import { namesIn, newDocument, newFolder, tryDocument, uploaded } from '../../../tests/support/documents.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import { newId } from '../../lib/ids.ts'

const server = useTestServer()
const proyectoId = 3
const params = { proyectoId }
const demo = () => server.current.as('demo@obra.test')

describe('names in a folder', () => {
  it('are one name whether composed or not, stored as NFC, and without case and accents', async () => {
    const api = await demo()
    const carpetaId = await newFolder(api, proyectoId, 'Nombres')
    const first = await newDocument(api, proyectoId, 'Cañería.txt'.normalize('NFC'), { carpetaId })
    for (const nombre of ['Cañería.txt'.normalize('NFD'), 'CANERIA.TXT']) {
      const { status, body } = await tryDocument(api, proyectoId, nombre, { carpetaId }, 'otra cosa')
      expect([status, body]).toMatchObject([409, { error: 'Name taken', existenteId: first.id }])
    }
    const other = await newDocument(api, proyectoId, 'Otro.txt', { carpetaId })
    const { status } = await api('updateDocumento', {
      params: { proyectoId, id: other.id },
      body: { version: other.version, nombre: 'Cañería.txt'.normalize('NFD') },
    })
    expect(status).toBe(409)
    const { body: renamed } = await api('updateDocumento', {
      params: { proyectoId, id: first.id },
      body: { version: first.version, nombre: 'CAÑERÍA.txt'.normalize('NFD') },
    })
    expect(renamed.nombre).toBe('CAÑERÍA.txt'.normalize('NFC'))
    expect((await api('createCarpeta', { params, body: { nombre: 'otro.TXT', padreId: carpetaId } })).status).toBe(409)
  })

  it.each(['CON.pdf', 'lpt1', 'a:b?.pdf', 'a|b.txt', 'punto.', 'foto\u202egpj.exe', '  '])(
    '%j is refused',
    async (nombre) => {
      const api = await demo()
      const { id: subidaId } = await uploaded(api, proyectoId, 'bien.txt')
      const { status } = await api('createDocumento', { params, wrong: { subidaId, nombre } })
      expect(status).toBe(400)
      const form = new FormData()
      form.set('file', new File(['x'], nombre))
      expect((await api('uploadDocumento', { params, wrong: form })).status).toBe(400)
    },
  )
})

it('of two people who send the same new name one wins, and the other chooses without sending again', async () => {
  const [one, other] = [await demo(), await demo()]
  const carpetaId = await newFolder(one, proyectoId, 'Dos personas')
  const uploads = [
    await uploaded(one, proyectoId, 'Acta.txt', 'la de A'),
    await uploaded(other, proyectoId, 'Acta.txt', 'la de B'),
  ]
  const create = (subidaId: string, alChocar?: 'version' | 'ambos' | 'omitir') =>
    one('createDocumento', { params, body: { subidaId, carpetaId, ...(alChocar && { alChocar }) } })
  const answers = await Promise.all(uploads.map(({ id }) => create(id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const loser = uploads[answers.findIndex(({ status }) => status === 409)]!
  const winner = answers.find(({ status }) => status === 200)!.body.documento
  expect((await create(loser.id, 'version')).body).toMatchObject({
    resultado: 'version',
    documento: { id: winner.id, versionNumero: 2, sha256: loser.sha256 },
  })
  // The upload is used up.
  expect((await create(loser.id, 'ambos')).status).toBe(404)
  const again = await uploaded(one, proyectoId, 'ÁCTA.txt', 'tercera')
  expect((await create(again.id, 'ambos')).body.documento.nombre).toBe('ÁCTA (2).txt')
  const { id } = await uploaded(one, proyectoId, 'Acta.txt', 'cuarta')
  expect((await create(id, 'omitir')).body).toMatchObject({ resultado: 'omitido', documento: { versionNumero: 2 } })
})

it('the same content is accepted, and the answer says where it is, also in the trash', async () => {
  const api = await demo()
  const carpetaId = await newFolder(api, proyectoId, 'Iguales')
  const content = 'contenido repetido'
  const { id, sha256 } = await newDocument(api, proyectoId, 'uno.txt', { carpetaId }, content)
  await api('deleteDocumento', { params: { proyectoId, id } })
  expect((await uploaded(api, proyectoId, 'dos.txt', content)).iguales).toEqual([
    { id, nombre: 'uno.txt', carpetaId, ruta: 'Iguales', enPapelera: true },
  ])
  await newDocument(api, proyectoId, 'tres.txt', { carpetaId }, content)
  const { body } = await api('checkDocumentos', {
    params,
    body: {
      carpetaId,
      archivos: [{ nombre: 'Iguales/TRES.txt', sha256 }, { nombre: 'A-101_rev3.pdf' }, { nombre: 'CON.pdf' }],
    },
  })
  expect(body.items).toMatchObject([
    {
      nombre: 'TRES.txt',
      problema: null,
      existente: { nombre: 'tres.txt' },
      iguales: [{ enPapelera: false }, { enPapelera: true }],
    },
    { plano: { disciplina: 'arquitectura', numero: 'A-101', revision: '3' }, existente: null },
    { problema: 'Windows no permite el nombre «CON.pdf». Elegí otro.' },
  ])
})

describe('versions', () => {
  it('are numbered, and an old one is restored as the next with the same content', async () => {
    const api = await demo()
    const { id } = await newDocument(api, proyectoId, 'Versiones.txt', {}, 'primera')
    const at = { proyectoId, id }
    const { body: second } = await api('createDocumentoVersion', {
      params: at,
      body: { subidaId: (await uploaded(api, proyectoId, 'otro nombre.txt', 'segunda')).id, comentario: 'Corregida' },
    })
    expect(second).toMatchObject({ nombre: 'Versiones.txt', versionNumero: 2, comentario: 'Corregida' })
    const restored = await api('restoreDocumentoVersion', { params: { ...at, numero: 1 }, body: {} })
    expect(restored.body).toMatchObject({ versionNumero: 3, comentario: 'Restaurada de la versión 1' })
    const { body } = await api('listDocumentoVersiones', { params: at })
    expect(body.items.map(({ numero, sha256, esActual }) => [numero, sha256, esActual])).toEqual([
      [3, restored.body.sha256, true],
      [2, second.sha256, false],
      [1, restored.body.sha256, false],
    ])
    const text = async (numero?: number) => {
      const { bytes } = await api('downloadDocumento', { params: at, query: numero === undefined ? {} : { numero } })
      return new TextDecoder().decode(bytes)
    }
    expect([await text(), await text(2), await text(1)]).toEqual(['primera', 'segunda', 'primera'])
    expect((await api('restoreDocumentoVersion', { params: { ...at, numero: 9 }, body: {} })).status).toBe(404)
    const downloads = (await api('listDocumentoDescargas', { params: at })).body
    expect(downloads.items.map(({ numero, usuario }) => [numero, usuario])).toEqual([
      [1, 'Lucía Ferreyra'],
      [2, 'Lucía Ferreyra'],
      [3, 'Lucía Ferreyra'],
    ])
  })

  it('of someone who saw an older one are refused, and then accepted without a second upload', async () => {
    const api = await demo()
    const { id, version } = await newDocument(api, proyectoId, 'Concurrente.txt', {}, 'a')
    const [one, other] = [
      await uploaded(api, proyectoId, 'Concurrente.txt', 'b'),
      await uploaded(api, proyectoId, 'Concurrente.txt', 'c'),
    ]
    const add = (subidaId: string, seen?: number) =>
      api('createDocumentoVersion', { params: { proyectoId, id }, body: { subidaId, ...(seen && { version: seen }) } })
    expect((await add(one.id, version)).status).toBe(200)
    expect((await add(other.id, version)).body).toMatchObject({ error: 'Stale version' })
    expect((await add(other.id)).body).toMatchObject({ versionNumero: 3 })
  })
})

it('an upload is of one person and without bytes none; a broken one leaves nothing', async () => {
  const api = await demo()
  const empty = new FormData()
  empty.set('file', new File([], 'vacio.txt'))
  expect((await api('uploadDocumento', { params, wrong: empty })).status).toBe(400)
  const token = await server.current.tokenOf('demo@obra.test')
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x' }
  const cut = '--x\r\nContent-Disposition: form-data; name="file"; filename="cortado.txt"\r\n\r\nempieza'
  const address = `/api/Proyectos/${proyectoId}/documentos-subidas`
  expect((await server.current.app.request(address, { method: 'POST', headers, body: cut })).status).toBe(400)
  const { id } = await uploaded(api, proyectoId, 'mío.txt')
  const body = { subidaId: id }
  expect((await api('createDocumento', { params: { proyectoId: 1 }, body })).status).toBe(404)
  expect((await api('createDocumento', { params, body })).status).toBe(200)
})

it('a full disk in the middle of a version is no fault of the file, and leaves the document as it was', async () => {
  const api = await demo()
  const { id, version } = await newDocument(api, proyectoId, 'Disco lleno.txt')
  const params = { proyectoId, id }
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  vi.spyOn(server.current.services.files, 'keep').mockImplementationOnce(async (source) => {
    for await (const _piece of source) throw full
    throw new Error('The upload has no bytes')
  })
  const form = new FormData()
  form.set('file', new File(['x'.repeat(300_000)], 'Disco lleno.txt'))
  const failed = await api('uploadDocumento', { params: { proyectoId }, wrong: form })
  expect([failed.status, failed.body]).toMatchObject([503, { error: 'Service unavailable' }])
  const { id: subidaId } = await uploaded(api, proyectoId, 'Disco lleno.txt', 'ahora sí')
  const { body } = await api('createDocumentoVersion', { params, body: { subidaId, version } })
  expect(body.versionNumero).toBe(2)
})

it('HTML and SVG are only ever downloads that cannot run', async () => {
  const api = await demo()
  for (const nombre of ['malo.html', 'malo.svg']) {
    const { id, mime } = await newDocument(api, proyectoId, nombre, {}, '<script>alert(1)</script>')
    expect(mime).toBe('application/octet-stream')
    const { headers } = await api('downloadDocumento', { params: { proyectoId, id } })
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
  }
})

it('a paused project takes files; its history says who did what', async () => {
  const api = await demo()
  const { store } = server.current.services
  const pause = (estado: 'pausado' | 'activo') =>
    store.write((db) => db.updateTable('projects').set({ estado }).where('id', '=', proyectoId).execute())
  await pause('pausado')
  const { id, version } = await newDocument(api, proyectoId, 'En pausa.txt')
  await api('updateDocumento', { params: { proyectoId, id }, body: { version, descripcion: 'Sigue.' } })
  await api('deleteDocumento', { params: { proyectoId, id } })
  await pause('activo')
  const { body } = await api('listProjectHistory', { params, query: { entidad: 'documento', entidadId: id } })
  expect(body.items.map(({ accion }) => accion)).toEqual(['borrar', 'cambiar', 'documento.subir'])
})

it('a link to a record that was deleted stays without a name; a new link to one is 404', async () => {
  const api = await demo()
  const { id, version } = await newDocument(api, proyectoId, 'Vinculado.txt')
  const gone = { entidad: 'pedido', id: newId() } as const
  const row = { documentoId: id, entidad: gone.entidad, entidadId: gone.id, posicion: 0 }
  await server.current.services.store.write((db) => db.insertInto('documentoVinculos').values(row).execute())
  const patch = (entidadId: string) =>
    api('updateDocumento', {
      params: { proyectoId, id },
      body: { version, descripcion: 'Sigue', vinculos: [{ entidad: 'pedido', id: entidadId }] },
    })
  expect((await patch(newId())).status).toBe(404)
  const { status, body } = await patch(gone.id)
  expect([status, body.descripcion, body.vinculos]).toMatchObject([200, 'Sigue', [{ ...gone, nombre: '' }]])
})

it('lists filter by type, tag, person, day, validity, link and words', async () => {
  const api = await demo()
  const carpetaId = await newFolder(api, proyectoId, 'Filtros')
  const types = (await api('listTiposDocumento', { params: { desarrolladoraId: 1 }, query: { search: 'póliza' } })).body
  const tipoId = typeof types === 'string' ? '' : types.items[0]!.id
  await newDocument(api, proyectoId, 'Póliza nueva.txt', {
    carpetaId,
    tipoId,
    vencimiento: '2026-03-20',
    etiquetas: ['Urgente', 'URGENTE'],
  })
  await newDocument(api, proyectoId, 'Póliza vieja.txt', { carpetaId, tipoId, vencimiento: '2020-01-01' })
  await newDocument(api, proyectoId, 'Nota.txt', { carpetaId, descripcion: 'Sobre la medianera' })
  const names = async (query: Record<string, string>) => {
    const { status, body } = await api('listDocumentos', { params, query: { carpetaId, ...query } })
    expect(status).toBe(200)
    return typeof body === 'string' ? [] : body.items.map(({ nombre }) => nombre)
  }
  expect(await names({ tipoId })).toEqual(['Póliza nueva.txt', 'Póliza vieja.txt'])
  expect(await names({ etiqueta: 'urgente' })).toEqual(['Póliza nueva.txt'])
  expect(await names({ vigencia: 'vencido' })).toEqual(['Póliza vieja.txt'])
  expect(await names({ vigencia: 'sinVencimiento' })).toEqual(['Nota.txt'])
  expect(await names({ search: 'MEDIANERA nota' })).toEqual(['Nota.txt'])
  expect(await names({ persona: 'nadie' })).toEqual([])
  expect(await names({ desde: '2099-01-01' })).toEqual([])
  expect(await names({ entidad: 'contrato' })).toEqual([])
  expect(await names({ sort: 'vencimiento', order: 'desc' })).toEqual([
    'Póliza nueva.txt',
    'Póliza vieja.txt',
    'Nota.txt',
  ])
  const due = (await api('listDocumentosPorVencer', { params, query: { search: 'póliza vieja' } })).body
  expect(due).toMatchObject({ items: [{ nombre: 'Póliza vieja.txt', vigencia: 'vencido' }], total: 1 })
  expect(await namesIn(api, proyectoId, carpetaId)).toHaveLength(3)
  const sheet = await api('listDocumentos', { params, query: { carpetaId, formato: 'csv' } })
  expect(new TextDecoder().decode(sheet.bytes)).toContain('Póliza vieja.txt')
})
