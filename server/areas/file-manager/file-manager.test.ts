import { parse } from 'content-disposition'
import { describe, expect, it } from 'vitest'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import { readFixture } from '../../db/fixtures.ts'

type Fixture = {
  folders: components['schemas']['FileManagerItem'][]
  files: components['schemas']['FileManagerItem'][]
  examples: { listFiles: { value: components['schemas']['FileManagerListing'] } }
}
const fixture = readFixture<Fixture>('file-manager')
const contents = readFixture<Record<string, string>>('file-manager.contents')
const server = useTestServer()
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)
const signIn = () => server.current.as('demo@obra.test', 1)

async function newFolder(name: string, folderId: string | null = null) {
  return (await (await signIn())('createFolder', { body: { folder: { name, folderId } } })).body
}

async function upload(name: string, content: Uint8Array<ArrayBuffer> | string, fields: Record<string, string> = {}) {
  const form = new FormData()
  form.set('file', new File([content], name))
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  return (await signIn())('uploadFile', { wrong: form })
}

async function list(folderId?: string) {
  return (await signIn())('listFiles', { query: { folderId } })
}

const names = (items: { name: string }[]) => items.map((item) => item.name)

describe('a folder', () => {
  it('lists its folders and files in Spanish alphabetical order, without a path at the root', async () => {
    const { body } = await list()
    expect(names(body.folders)).toEqual(['Administración', 'Comercial', 'Legales', 'Ñandú: manual de calidad', 'Obras'])
    expect(names(body.files)).toEqual(['Cómo ordenamos las carpetas.txt', 'Organigrama.pdf', 'Teléfonos útiles.txt'])
    expect(body.path).toEqual([])
    expect((await list('null')).body).toEqual(body)
  })

  it('has a path from the root, three levels deep', async () => {
    const { value } = fixture.examples.listFiles
    const { body } = await list(value.path.at(-1)!.id)
    expect(body).toEqual(value)
    expect(names(body.path)).toEqual(['Obras', 'Torre Barrancas', 'Planos'])
  })

  it('has the size of all its descendants, and its contents as text', async () => {
    const { folders } = (await list()).body
    expect(folders).toEqual(folders.map(({ id }) => fixture.folders.find((folder) => folder.id === id)))
    expect(folders.find((folder) => folder.name === 'Obras')?.contents).toBe('3 carpetas')
  })

  it('is searched with all others, ignoring case and accents, within the company', async () => {
    const outer = await newFolder('Mediciones')
    const inner = await newFolder('Año 100%_ñandú', outer.id)
    const found = async (search: string) => (await (await signIn())('listFiles', { query: { search } })).body
    for (const search of ['año 100%', 'ÑANDÚ', 'nandu ano', '100%_']) {
      const { folders, path } = await found(search)
      expect([names(folders), path]).toEqual([expect.arrayContaining([inner.name]), []])
    }
    expect(names((await found('1000_')).folders)).toEqual([])
    const elsewhere = await server.current.as('demo@obra.test', 2)
    expect(names((await elsewhere('listFiles', { query: { search: '100%_' } })).body.folders)).toEqual([])
  })

  it('lists search results with the path of each folder once', async () => {
    const outer = await newFolder('Lugares')
    const inner = await newFolder('Hormigón', outer.id)
    for (const folder of [outer, inner, inner]) await newFolder(`Probeta ${crypto.randomUUID()}`, folder.id)
    await newFolder('Probeta de la raíz')
    const { body } = await (await signIn())('listFiles', { query: { search: 'probeta' } })
    const places = body.places.filter(({ path }) => path[0]?.id === outer.id)
    expect(places.map(({ folderId, path }) => [folderId, names(path)])).toEqual(
      expect.arrayContaining([
        [outer.id, ['Lugares']],
        [inner.id, ['Lugares', 'Hormigón']],
      ]),
    )
    expect(places).toHaveLength(2)
    expect((await list()).body.places).toEqual([])
  })

  it('is shared within the company, and 404 for others', async () => {
    const folder = await newFolder('Para todos')
    const colleague = await server.current.join('sofia@obra.test', 1)
    expect(names((await colleague('listFiles')).body.folders)).toContain(folder.name)
    for (const api of [await server.current.as('demo@obra.test', 2), await server.current.as('martin@obra.test')]) {
      expect(names((await api('listFiles')).body.folders)).not.toContain(folder.name)
      expect((await api('listFiles', { query: { folderId: folder.id } })).status).toBe(404)
      expect((await api('deleteFile', { query: { id: folder.id } })).status).toBe(404)
    }
  })

  it('is created empty, with the user as its author', async () => {
    const parent = await newFolder('Licitaciones')
    const child = await newFolder('  Ascensores ', parent.id)
    const empty = { size: '0 B', contents: 'Vacía', type: 'folder', description: null }
    expect(child).toMatchObject({ name: 'Ascensores', folderId: parent.id, createdBy: 'Lucía Ferreyra', ...empty })
    expect((await list()).body.folders.find(({ id }) => id === parent.id)?.contents).toBe('1 carpeta')
  })

  it('is deleted with its contents at any depth', async () => {
    const api = await signIn()
    const top = await newFolder('Profunda')
    let folderId = top.id
    for (let depth = 0; depth < 30; depth++) folderId = (await newFolder(`Nivel ${depth}`, folderId)).id
    const file = (await upload('acta.txt', 'x', { folderId })).body
    expect((await api('deleteFile', { query: { id: top.id } })).body).toBe(true)
    const statuses = [
      (await list(folderId)).status,
      (await api('downloadFile', { query: { id: file.id } })).status,
      (await api('deleteFile', { query: { id: top.id } })).status,
    ]
    expect(statuses).toEqual([404, 404, 404])
  })
})

describe('a folder or file', () => {
  it('is renamed and described, keeping fields that were not sent', async () => {
    const api = await signIn()
    const { id } = await newFolder('Sin nombre')
    await Promise.all([
      api('updateFile', { body: { id, item: { name: 'Planillas' } } }),
      api('updateFile', { body: { id, item: { description: 'De la administración' } } }),
    ])
    const { body } = await api('updateFile', { body: { id, item: {} } })
    expect(body).toMatchObject({ name: 'Planillas', description: 'De la administración' })
    expect((await api('updateFile', { body: { id, item: body } })).body).toMatchObject({ name: 'Planillas' })
  })

  it('moves to another folder and back to the root', async () => {
    const api = await signIn()
    const target = await newFolder('Destino')
    const file = (await upload('nota.txt', 'hola')).body
    await api('updateFile', { body: { id: file.id, item: { folderId: target.id } } })
    expect(names((await list(target.id)).body.files)).toEqual(['nota.txt'])
    await api('updateFile', { body: { id: file.id, item: { folderId: null } } })
    expect(names((await list(target.id)).body.files)).toEqual([])
  })

  it('cannot move into itself or a descendant', async () => {
    const api = await signIn()
    const top = await newFolder('Arriba')
    const below = await newFolder('Abajo', (await newFolder('Medio', top.id)).id)
    for (const folderId of [top.id, below.id]) {
      expect((await api('updateFile', { body: { id: top.id, item: { folderId } } })).status).toBe(409)
    }
  })

  it('cannot form a cycle when two users move two folders into each other', async () => {
    const api = await signIn()
    const [one, other] = [await newFolder('Uno'), await newFolder('Otro')]
    const answers = await Promise.all([
      api('updateFile', { body: { id: one.id, item: { folderId: other.id } } }),
      api('updateFile', { body: { id: other.id, item: { folderId: one.id } } }),
    ])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
  })

  it('cannot be put into a file or an unknown folder', async () => {
    const api = await signIn()
    const file = fixture.files[0]!
    for (const folderId of [file.id, 'unknown']) {
      expect((await api('createFolder', { body: { folder: { name: 'x', folderId } } })).status).toBe(404)
      expect((await api('updateFile', { body: { id: file.id, item: { folderId } } })).status).toBe(404)
      expect((await upload('x.txt', 'x', { folderId })).status).toBe(404)
      expect((await list(folderId)).status).toBe(404)
    }
    expect((await api('updateFile', { body: { id: 'unknown', item: {} } })).status).toBe(404)
  })

  it('refuses a blank name, a path as a name and a different inner id', async () => {
    const api = await signIn()
    const { id } = fixture.files[0]!
    for (const item of [{ name: ' ' }, { name: 'a/b' }, { name: '..\\a' }, { name: 'a\nb' }, { id: 'other' }]) {
      expect((await api('updateFile', { wrong: { id, item } })).status).toBe(400)
    }
  })
})

describe('an upload', () => {
  it('is downloaded unchanged, always as an attachment that no browser opens in the page', async () => {
    const api = await signIn()
    for (const name of ['plano ñ "final".svg', 'página.html', "d'obra (1)*.txt"]) {
      const created = (await upload(name, '<svg onload="alert(1)"/>')).body
      const { bytes, headers } = await api('downloadFile', { query: { id: created.id } })
      expect(new TextDecoder().decode(bytes)).toBe('<svg onload="alert(1)"/>')
      const disposition = parse(headers.get('content-disposition')!)
      expect(disposition).toMatchObject({ type: 'attachment', parameters: { filename: created.name } })
      expect(headers.get('content-type')).toBe('application/octet-stream')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('is an image by its content, not by its name', async () => {
    expect((await upload('foto.txt', png)).body.type).toBe('PNG')
    expect((await upload('foto.jpg', '<script>')).status).toBe(415)
    expect((await upload('foto.png', png.slice(0, 20))).status).toBe(415)
  })

  it.each([
    ['Precios.XLSX', 'XLS'],
    ['Acta.doc', 'DOC'],
    ['Plano.dwg', 'DWG'],
    ['README', 'FILE'],
  ])('named %s has the type %s', async (name, type) => {
    expect((await upload(name, 'x')).body.type).toBe(type)
  })

  it('keeps its folder and description, and only the last part of its name', async () => {
    const folder = await newFolder('Adjuntos')
    const { body } = await upload('C:\\obra\\nota.txt', 'hola', { folderId: folder.id, description: 'Del pañol' })
    expect(body).toMatchObject({ name: 'nota.txt', folderId: folder.id, description: 'Del pañol', size: '4 B' })
    const { body: parent } = await list()
    expect(parent.folders.find(({ id }) => id === folder.id)).toMatchObject({ contents: '1 archivo', size: '4 B' })
  })

  it('is refused if empty, not a form, or with an unknown field', async () => {
    const api = await signIn()
    expect((await upload('vacio.txt', '')).status).toBe(400)
    expect((await upload('a.txt', 'a', { color: 'rojo' })).status).toBe(400)
    expect((await upload('a.txt', 'a', { folderId: '' })).status).toBe(400)
    expect((await api('uploadFile', { wrong: { file: 'a' } })).status).toBe(415)
    const broken = { wrong: 'no form', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }
    expect((await api('uploadFile', broken)).status).toBe(400)
  })
})

describe('a download', () => {
  it('of every sample file has the bytes of the fixture', async () => {
    const api = await signIn()
    for (const file of fixture.files) {
      const { status, bytes } = await api('downloadFile', { query: { id: file.id } })
      expect([status, btoa(String.fromCharCode(...bytes))]).toEqual([200, contents[file.id]!.replace(/\s/g, '')])
    }
  })

  it('of a folder or an unknown id is 404', async () => {
    const api = await signIn()
    expect((await api('downloadFile', { query: { id: fixture.folders[0]!.id } })).status).toBe(404)
    expect((await api('downloadFile', { query: { id: 'unknown' } })).status).toBe(404)
  })
})
