import { describe, expect, it } from 'vitest'
import { namesIn, newDocument, newFolder, uploaded } from '../../../tests/support/documents.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import { emptyTrash } from './trash.service.ts'

const server = useTestServer()
const proyectoId = 3
const params = { proyectoId }
const demo = () => server.current.as('demo@obra.test')
const day = 24 * 60 * 60 * 1000

async function folders() {
  const { body } = await (await demo())('listCarpetas', { params })
  return body.items
}
const folderNamed = async (nombre: string) => (await folders()).find((each) => each.nombre === nombre)

describe('folders', () => {
  it('never move into themselves or a folder inside them', async () => {
    const api = await demo()
    const outer = await newFolder(api, proyectoId, 'Afuera')
    const inner = await newFolder(api, proyectoId, 'Adentro', outer)
    for (const padreId of [outer, inner])
      expect(
        (await api('updateCarpeta', { params: { proyectoId, id: outer }, body: { version: 1, padreId } })).status,
      ).toBe(409)
    const move = { params, body: { carpetas: [outer], carpetaId: inner } }
    expect((await api('moveDocumentos', move)).status).toBe(409)
    expect(
      (await api('updateCarpeta', { params: { proyectoId, id: inner }, body: { version: 1, padreId: null } })).body,
    ).toMatchObject({ padreId: null, version: 2 })
  })

  it('of paths are created once, whatever their case', async () => {
    const api = await demo()
    const ensure = (rutas: string[][]) => api('ensureCarpetas', { params, body: { rutas } })
    const { body } = await ensure([
      ['Subidas', 'Año 1'],
      ['subidas', 'AÑO 2'],
      ['Subidas', 'ano 1'],
    ])
    expect([body.creadas, body.items[0] === body.items[2]]).toEqual([3, true])
    expect((await ensure([['SUBIDAS', 'Año 1', 'Enero']])).body.creadas).toBe(1)
    await newDocument(api, proyectoId, 'Tapón', {}, 'x')
    expect((await ensure([['tapon']])).body).toMatchObject({ error: 'Name taken' })
  })
})

describe('the trash', () => {
  it('holds a folder with its content as one entry for 30 days, and frees its names', async () => {
    const api = await demo()
    const folder = await newFolder(api, proyectoId, 'Borrable')
    const inside = await newFolder(api, proyectoId, 'Dentro', folder)
    const { id } = await newDocument(api, proyectoId, 'Acta.txt', { carpetaId: inside })
    await api('deleteCarpeta', { params: { proyectoId, id: folder } })
    expect((await api('getDocumento', { params: { proyectoId, id } })).status).toBe(404)
    const { body: trash } = await api('listPapelera', { params, query: { search: 'borrable' } })
    expect(trash).toMatchObject({ total: 1, items: [{ id: folder, clase: 'carpeta', documentos: 1 }] })
    await newFolder(api, proyectoId, 'borrable')
    const { body } = await api('restorePapelera', { params, body: { ids: [folder] } })
    expect(body.items).toEqual([{ id: folder, nombre: 'Borrable (restaurado)', carpetaId: null }])
    expect((await api('getDocumento', { params: { proyectoId, id } })).body.ruta).toBe('Borrable (restaurado)/Dentro')
    expect((await api('restorePapelera', { params, body: { ids: [folder] } })).status).toBe(404)
  })

  it('restores a document into a taken name as "(restaurado)", and to the root without its folder', async () => {
    const api = await demo()
    const carpetaId = await newFolder(api, proyectoId, 'Restauraciones')
    const first = await newDocument(api, proyectoId, 'Acta.pdf', { carpetaId }, 'a')
    const remove = (id: string) => api('deleteDocumento', { params: { proyectoId, id } })
    const restore = async (id: string) => (await api('restorePapelera', { params, body: { ids: [id] } })).body.items
    await remove(first.id)
    const second = await newDocument(api, proyectoId, 'acta.pdf', { carpetaId }, 'b')
    expect(await restore(first.id)).toMatchObject([{ nombre: 'Acta (restaurado).pdf', carpetaId }])
    await remove(second.id)
    await api('deleteCarpeta', { params: { proyectoId, id: carpetaId } })
    expect(await restore(second.id)).toMatchObject([{ nombre: 'acta.pdf', carpetaId: null }])
  })

  it('is emptied after 30 days', async () => {
    const api = await demo()
    const { id } = await newDocument(api, proyectoId, 'Efímero.txt')
    await api('deleteDocumento', { params: { proyectoId, id } })
    const { services } = server.current
    const after = (days: number) =>
      emptyTrash({ ...services, clock: () => new Date(services.clock().getTime() + days * day) })
    const isThere = async () => (await api('listPapelera', { params, query: { search: 'efímero' } })).body.total
    await after(29)
    expect(await isThere()).toBe(1)
    await after(31)
    expect(await isThere()).toBe(0)
  })
})

describe('changes of many', () => {
  it('move what fits, say what stays, and are undone once by the same person', async () => {
    const api = await demo()
    const [from, to] = [await newFolder(api, proyectoId, 'Desde'), await newFolder(api, proyectoId, 'Hasta')]
    const inner = await newFolder(api, proyectoId, 'Subcarpeta', from)
    const one = await newDocument(api, proyectoId, 'uno.txt', { carpetaId: from })
    const two = await newDocument(api, proyectoId, 'dos.txt', { carpetaId: from })
    const taken = await newDocument(api, proyectoId, 'UNO.txt', { carpetaId: to }, 'otro')
    const move = (ambos: boolean) =>
      api('moveDocumentos', { params, body: { documentos: [one.id, two.id], carpetas: [inner], carpetaId: to, ambos } })
    const { body } = await move(false)
    expect(body).toMatchObject({ cambiados: 2, quedan: [{ id: one.id, existenteId: taken.id }] })
    expect(await namesIn(api, proyectoId, to)).toEqual(['dos.txt', 'UNO.txt'])
    const undo = (id: string) => api('undoDocumentos', { params: { proyectoId, id } })
    expect((await undo(body.deshacerId)).body).toEqual({ deshechos: 2, cambiadosDespues: 0 })
    expect((await undo(body.deshacerId)).status).toBe(404)
    expect(await namesIn(api, proyectoId, from)).toEqual(['dos.txt', 'uno.txt'])
    expect((await folderNamed('Subcarpeta'))?.padreId).toBe(from)
    const { deshacerId } = (await move(true)).body
    expect(await namesIn(api, proyectoId, to)).toEqual(['dos.txt', 'uno (2).txt', 'UNO.txt'])
    const { version } = (await api('getDocumento', { params: { proyectoId, id: two.id } })).body
    await api('updateDocumento', { params: { proyectoId, id: two.id }, body: { version, descripcion: 'Cambiado' } })
    expect((await undo(deshacerId)).body).toEqual({ deshechos: 2, cambiadosDespues: 1 })
    expect(await namesIn(api, proyectoId, from)).toEqual(['uno.txt'])
  })

  it('tag, untag and delete, with undo', async () => {
    const api = await demo()
    const carpetaId = await newFolder(api, proyectoId, 'Etiquetas')
    const one = await newDocument(api, proyectoId, '1.txt', { carpetaId, etiquetas: ['Vieja'] })
    const two = await newDocument(api, proyectoId, '2.txt', { carpetaId })
    const documentos = [one.id, two.id]
    const tagsOf = async (id: string) => (await api('getDocumento', { params: { proyectoId, id } })).body.etiquetas
    const { body } = await api('tagDocumentos', { params, body: { documentos, agregar: ['Nueva'], quitar: ['VIEJA'] } })
    expect([body.cambiados, await tagsOf(one.id), await tagsOf(two.id)]).toEqual([2, ['Nueva'], ['Nueva']])
    const { body: uses } = await api('listDocumentoEtiquetas', { params })
    expect(uses).toContainEqual({ etiqueta: 'Nueva', documentos: 2 })
    await api('undoDocumentos', { params: { proyectoId, id: body.deshacerId } })
    expect([await tagsOf(one.id), await tagsOf(two.id)]).toEqual([['Vieja'], []])
    const deleted = await api('deleteDocumentos', { params, body: { documentos: [one.id], carpetas: [carpetaId] } })
    expect(await folderNamed('Etiquetas')).toBeUndefined()
    await api('undoDocumentos', { params: { proyectoId, id: deleted.body.deshacerId } })
    expect(await namesIn(api, proyectoId, carpetaId)).toEqual(['1.txt', '2.txt'])
  })
})

describe('drawings', () => {
  const plano = (revision: string) => ({ disciplina: 'estructura' as const, numero: 'E-900', revision })
  const states = async () => {
    const { body } = await (await demo())('listPlanos', { params, query: { numero: 'e-900' } })
    return typeof body === 'string' ? [] : body.items.map((each) => [each.plano?.revision, each.plano?.estado])
  }

  it('have one in force per number, the last revision, which a deletion gives back', async () => {
    const api = await demo()
    const carpetaId = await newFolder(api, proyectoId, 'Revisiones')
    const create = (revision: string) =>
      newDocument(api, proyectoId, `E-900_rev${revision}.pdf`, { carpetaId, plano: plano(revision) })
    await create('9')
    const last = await create('10')
    const first = await create('A')
    expect(await states()).toEqual([
      ['A', 'SUPERADO'],
      ['9', 'SUPERADO'],
      ['10', 'VIGENTE'],
    ])
    await api('deleteDocumento', { params: { proyectoId, id: last.id } })
    expect(await states()).toEqual([
      ['A', 'SUPERADO'],
      ['9', 'VIGENTE'],
    ])
    await api('restorePapelera', { params, body: { ids: [last.id] } })
    expect(await states()).toEqual([
      ['A', 'SUPERADO'],
      ['9', 'SUPERADO'],
      ['10', 'VIGENTE'],
    ])
    const { body } = await api('listPlanos', { params, query: { numero: 'E-900' } })
    const ids = typeof body === 'string' ? [] : body.items.map(({ id }) => id)
    const order = (documentos: string[]) =>
      api('orderRevisiones', { params, body: { disciplina: 'estructura', numero: 'E-900', documentos } })
    expect((await order(ids.slice(1))).body).toMatchObject({ error: 'Stale version' })
    expect((await order(ids.toReversed())).body.items.at(-1)).toMatchObject({
      id: first.id,
      plano: { estado: 'VIGENTE' },
    })
    expect(await states()).toEqual([
      ['10', 'SUPERADO'],
      ['9', 'SUPERADO'],
      ['A', 'VIGENTE'],
    ])
  })

  it('change their revision with a new version, and stop being drawings', async () => {
    const api = await demo()
    const at = { disciplina: 'gas' as const, numero: 'IG-1', revision: '1' }
    const { id } = await newDocument(api, proyectoId, 'IG-1.pdf', { plano: at }, 'uno')
    const subidaId = (await uploaded(api, proyectoId, 'IG-1_rev2.pdf', 'dos')).id
    const body = { subidaId, revision: '2' }
    const next = (await api('createDocumentoVersion', { params: { proyectoId, id }, body })).body
    expect(next).toMatchObject({ versionNumero: 2, plano: { revision: '2', estado: 'VIGENTE' } })
    const plain = await api('updateDocumento', {
      params: { proyectoId, id },
      body: { version: next.version, plano: null },
    })
    expect(plain.body.plano).toBeNull()
  })
})
