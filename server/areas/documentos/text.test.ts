import { expect, it } from 'vitest'
import { newDocument, newFolder, uploaded } from '../../../tests/support/documents.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import { readTexts } from './extraction.service.ts'
import { excerptOf } from './excerpt.ts'
import { partsOf } from './extraction.service.ts'
import { samplePdf } from './sample-pdf.ts'

const server = useTestServer()
const proyectoId = 3
const params = { proyectoId }
const demo = () => server.current.as('demo@obra.test')

async function search(q: string, query: { anteriores?: boolean; carpetaId?: string } = {}) {
  await server.current.services.background.settled()
  const { status, body } = await (await demo())('searchDocumentoTexto', { params, query: { q, ...query } })
  expect(status).toBe(200)
  return body
}

// A tab has no thread that reads PDF files.
const hasReader = process.env.OBRA_TEST_STORE !== 'tab'

it.runIf(hasReader)(
  'finds words inside PDF and text files, with folder and page, and says how many are scans',
  async () => {
    const api = await demo()
    const carpetaId = await newFolder(api, proyectoId, 'Textos')
    const pdf = samplePdf([{ lines: ['Portada'] }, { lines: ['El guardamonte deducible', 'es del cinco por ciento'] }])
    await newDocument(api, proyectoId, 'Póliza.pdf', { carpetaId }, pdf)
    const before = (await search('guardamonte')).sinTexto
    await newDocument(api, proyectoId, 'Escaneado.pdf', { carpetaId }, samplePdf([{ lines: [], hasDrawing: true }]))
    await newDocument(api, proyectoId, 'Nota.txt', { carpetaId }, 'Cañería de ½ pulgada y GUÁRDAMONTE')
    const found = await search('guardamonté')
    expect(found).toMatchObject({ total: 2, sinTexto: before + 1, pendientes: 0 })
    expect(found.items).toMatchObject([
      { nombre: 'Nota.txt', ruta: 'Textos', pagina: 1 },
      { nombre: 'Póliza.pdf', ruta: 'Textos', pagina: 2, esActual: true },
    ])
    expect(found.items[1]!.extracto).toContainEqual({ texto: 'guardamonte', coincide: true })
    // All words, the last one perhaps unfinished, and none in the middle of a word.
    expect((await search('guardamonte dedu')).total).toBe(1)
    expect((await search('damonte')).total).toBe(0)
    expect((await search('"caneria" - (pulgada)*')).total).toBe(1)
    expect((await search('***')).total).toBe(0)
    expect((await search('guardamonte', { carpetaId: await newFolder(api, proyectoId, 'Vacía') })).total).toBe(0)
    const scans = await api('listDocumentos', { params, query: { carpetaId, texto: 'sinTexto' } })
    expect(scans.body).toMatchObject({ items: [{ nombre: 'Escaneado.pdf', texto: 'sinTexto' }] })
  },
)

it('looks into the current versions, and into older ones if asked', async () => {
  const api = await demo()
  const { id } = await newDocument(api, proyectoId, 'Cambiante.txt', {}, 'palabra zarzaparrilla')
  const { id: subidaId } = await uploaded(api, proyectoId, 'Cambiante.txt', 'palabra berenjena')
  await api('createDocumentoVersion', { params: { proyectoId, id }, body: { subidaId } })
  expect((await search('zarzaparrilla')).total).toBe(0)
  expect((await search('zarzaparrilla', { anteriores: true })).items).toMatchObject([
    { documentoId: id, versionNumero: 1, esActual: false },
  ])
  await api('restoreDocumentoVersion', { params: { proyectoId, id, numero: 1 }, body: {} })
  expect((await search('zarzaparrilla')).items).toMatchObject([{ versionNumero: 3, esActual: true }])
  await api('deleteDocumento', { params: { proyectoId, id } })
  expect((await search('zarzaparrilla', { anteriores: true })).total).toBe(0)
})

it.runIf(hasReader)('a damaged or hostile PDF is stored and not read, and harms nothing', async () => {
  const api = await demo()
  const text = new TextDecoder('latin1').decode(samplePdf([{ lines: ['Texto con trampa'] }]))
  const bytes = (source: string) => Uint8Array.from(source, (character) => character.charCodeAt(0))
  const fontMatrix = text.replace('/Encoding', '/FontMatrix [1 2 3 4 5 (1\\); globalThis.process.exit\\(1)] /Encoding')
  const openAction = text.replace(
    '/Type /Catalog',
    '/Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  )
  const damaged = await newDocument(api, proyectoId, 'Roto.pdf', {}, '%PDF-1.7 nada')
  await newDocument(api, proyectoId, 'Fuente.pdf', {}, bytes(fontMatrix))
  await newDocument(api, proyectoId, 'Accion.pdf', {}, bytes(openAction))
  expect((await search('trampa')).items.map(({ nombre }) => nombre)).toContain('Accion.pdf')
  const { body } = await api('getDocumento', { params: { proyectoId, id: damaged.id } })
  expect(body.texto).toBe('fallido')
})

it('replicas share the work, and one that ended leaves it to the others', async () => {
  const api = await demo()
  const { services } = server.current
  await newDocument(api, proyectoId, 'Compartido.txt', {}, 'palabra compartidísima')
  await services.background.settled()
  const { store } = services
  const reset = (reclamadoHasta: string | null, intentos: number) =>
    store.write((db) =>
      db
        .updateTable('contenidoTextos')
        .set({ estado: 'pendiente', reclamadoHasta, intentos })
        .where('mime', '=', 'text/plain')
        .execute(),
    )
  await reset(null, 0)
  await Promise.all([readTexts(services), readTexts(services)])
  expect((await search('compartidisima')).total).toBe(1)
  // Another replica reads it: it is left alone until the claim ends.
  await reset('2099-01-01T00:00:00.000Z', 1)
  await readTexts(services)
  expect((await search('compartidisima')).pendientes).toBeGreaterThan(0)
  await reset('2000-01-01T00:00:00.000Z', 1)
  await readTexts(services)
  expect((await search('compartidisima')).pendientes).toBe(0)
  await reset('2000-01-01T00:00:00.000Z', 3)
  await readTexts(services)
  const { body } = await api('listDocumentos', { params, query: { search: 'compartido', texto: 'fallido' } })
  expect(body).toMatchObject({ total: 1 })
})

it('an excerpt shows the words in their own letters', () => {
  const text = `${'relleno '.repeat(40)}La Cañería principal\n${'más '.repeat(80)}`
  const parts = excerptOf(text, 'caner')
  expect(parts.map(({ coincide }) => coincide)).toEqual([false, true, false])
  expect(parts[1]!.texto).toBe('Cañería')
  expect(parts[2]!.texto).toMatch(/^ principal más/)
})

it('a text file is read in parts that end between words', () => {
  const text = 'palabra '.repeat(1200)
  const parts = partsOf(text)
  expect([parts.length, parts.join('') === text, parts[0]!.endsWith('palabra') || parts[0]!.endsWith(' ')]).toEqual([
    3,
    true,
    true,
  ])
})
