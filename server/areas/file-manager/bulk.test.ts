import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'

type WhenTaken = components['schemas']['FileManagerWhenTaken']

const server = useTestServer()
const day = 24 * 60 * 60 * 1000
const signIn = () => server.current.as('demo@obra.test', 1)
const names = (items: { name: string }[]) => items.map((item) => item.name)

async function folder(name: string, folderId: string | null = null) {
  const { status, body } = await (await signIn())('createFolder', { body: { folder: { name, folderId } } })
  expect(status).toBe(200)
  return body.id
}

async function upload(name: string, folderId: string | null, content = 'x', whenTaken?: WhenTaken) {
  const form = new FormData()
  form.set('file', new File([content], name))
  if (folderId) form.set('folderId', folderId)
  if (whenTaken) form.set('whenTaken', whenTaken)
  return (await signIn())('uploadFile', { wrong: form })
}

const file = async (name: string, folderId: string | null, content = 'x') =>
  (await upload(name, folderId, content)).body.id

async function inFolder(folderId: string) {
  const { body } = await (await signIn())('listFiles', { query: { folderId } })
  return names([...body.folders, ...body.files])
}

async function textOf(id: string) {
  const { bytes } = await (await signIn())('downloadFile', { query: { id } })
  return new TextDecoder().decode(bytes)
}

describe('a name in a folder', () => {
  it('is unique: creating, uploading, renaming and moving onto it are refused with 409 and the existing item', async () => {
    const api = await signIn()
    const place = await folder('Nombres')
    const other = await folder('Otros')
    const acta = await file('Acta.txt', place)
    const loose = await file('ÁCTA.txt', other)
    const answers = [
      await api('createFolder', { body: { folder: { name: 'acta.TXT', folderId: place } } }),
      await upload('ácta.txt', place),
      await api('updateFile', { body: { id: loose, item: { folderId: place } } }),
      await api('updateFile', { body: { id: await file('nota.txt', place), item: { name: 'ACTA.txt' } } }),
    ]
    for (const { status, body } of answers) {
      expect([status, body]).toMatchObject([
        409,
        { error: 'Name taken', message: 'En esta carpeta ya hay «Acta.txt».', existenteId: acta },
      ])
    }
    expect(await inFolder(place)).toEqual(['Acta.txt', 'nota.txt'])
    expect((await api('updateFile', { body: { id: acta, item: { name: 'ACTA.txt' } } })).body.name).toBe('ACTA.txt')
  })

  it('is checked before an upload', async () => {
    const place = await folder('Por subir')
    await file('Acta.txt', place)
    await folder('Planos', place)
    const { body } = await (
      await signIn()
    )('findTakenFileNames', { body: { folderId: place, names: ['ACTA.TXT', 'planos', 'otra.txt'] } })
    const found = body.taken.map(({ name, existing, isReplaceable }) => [name, existing.name, isReplaceable])
    expect(found.toSorted()).toEqual([
      ['ACTA.TXT', 'Acta.txt', true],
      ['planos', 'Planos', false],
    ])
  })

  it('is assigned once to two concurrent uploads', async () => {
    const place = await folder('A la vez')
    const both = await Promise.all([upload('a.txt', place), upload('A.txt', place)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const more = await Promise.all([upload('a.txt', place, 'x', 'both'), upload('a.txt', place, 'x', 'both')])
    expect(names(more.map(({ body }) => body)).toSorted()).toEqual(['a (2).txt', 'a (3).txt'])
  })

  it('is taken over by a replacing file; restoring brings the old content back', async () => {
    const api = await signIn()
    const place = await folder('Reemplazos')
    const old = await file('Plano.txt', place, 'viejo')
    const { body: made } = await upload('plano.txt', place, 'nuevo', 'replace')
    expect(await inFolder(place)).toEqual(['plano.txt'])
    expect((await api('getFile', { query: { id: old } })).status).toBe(404)
    expect(await textOf(made.id)).toBe('nuevo')
    const restored = await api('restoreFiles', { body: { removal: made.id, whenTaken: 'replace' } })
    expect(restored.body).toEqual({ restored: 1 })
    expect(await inFolder(place)).toEqual(['Plano.txt'])
    expect(await textOf(old)).toBe('viejo')
  })

  it('cannot be taken over from a folder', async () => {
    const place = await folder('Con carpeta')
    await folder('plano.txt', place)
    expect((await upload('plano.txt', place, 'x', 'replace')).status).toBe(409)
  })

  it('is freed by a replacing rename, and the replaced file can be restored', async () => {
    const api = await signIn()
    const place = await folder('Renombres')
    const [one, other] = [await file('uno.txt', place, '1'), await file('dos.txt', place, '2')]
    const change = { id: one, item: { name: 'dos.txt' }, whenTaken: 'replace' as const }
    expect((await api('updateFile', { body: change })).body.name).toBe('dos.txt')
    expect(await inFolder(place)).toEqual(['dos.txt'])
    await api('updateFile', { body: { id: one, item: { name: 'uno.txt' } } })
    await api('restoreFiles', { body: { removal: one } })
    expect(await inFolder(place)).toEqual(['dos.txt', 'uno.txt'])
    expect(await textOf(other)).toBe('2')
  })
})

describe('bulk operations', () => {
  it('move items except those with a name in use, until told how to resolve them', async () => {
    const api = await signIn()
    const [from, to] = [await folder('Origen'), await folder('Destino')]
    const ids = [await file('a.txt', from, 'nueva'), await file('b.txt', from), await folder('Planos', from)]
    const old = await file('A.txt', to, 'vieja')
    await folder('planos', to)
    const first = (await api('moveFiles', { body: { ids, folderId: to } })).body
    expect([first.moved, first.taken.map(({ id, isReplaceable }) => [id, isReplaceable])]).toEqual([
      1,
      [
        [ids[0], true],
        [ids[2], false],
      ],
    ])
    expect(first.from).toEqual([{ folderId: from, ids: [ids[1]] }])
    const replaced = (await api('moveFiles', { body: { ids: [ids[0]!, ids[2]!], folderId: to, whenTaken: 'replace' } }))
      .body
    expect([replaced.moved, replaced.taken.length]).toEqual([1, 1])
    expect((await api('moveFiles', { body: { ids: [ids[2]!], folderId: to, whenTaken: 'both' } })).body.moved).toBe(1)
    expect(await inFolder(to)).toEqual(['planos', 'Planos (2)', 'a.txt', 'b.txt'])
    expect(await inFolder(from)).toEqual([])
    await api('moveFiles', { body: { ids: [ids[0]!], folderId: from } })
    await api('restoreFiles', { body: { removal: replaced.removal } })
    expect([await textOf(old), await textOf(ids[0]!)]).toEqual(['vieja', 'nueva'])
  })

  it('return the previous folders, so that each item can be moved back', async () => {
    const api = await signIn()
    const [one, other, to] = [await folder('Una'), await folder('Otra'), await folder('Juntas')]
    const [inOne, inOther, atRoot] = [await file('1.txt', one), await file('2.txt', other), await file('3.txt', null)]
    const { from } = (await api('moveFiles', { body: { ids: [inOne, inOther, atRoot], folderId: to } })).body
    expect(from).toEqual([
      { folderId: one, ids: [inOne] },
      { folderId: other, ids: [inOther] },
      { folderId: null, ids: [atRoot] },
    ])
    for (const origin of from) await api('moveFiles', { body: origin })
    expect([await inFolder(one), await inFolder(other), await inFolder(to)]).toEqual([['1.txt'], ['2.txt'], []])
  })

  it('refuse to move folders into themselves', async () => {
    const api = await signIn()
    const top = await folder('Círculo')
    const below = await folder('Dentro', top)
    for (const folderId of [top, below]) {
      expect((await api('moveFiles', { body: { ids: [top], folderId } })).status).toBe(409)
    }
  })

  it('delete items with their contents, and restore them unchanged', async () => {
    const api = await signIn()
    const top = await folder('Por borrar')
    const inner = await folder('Interior', top)
    const acta = await file('acta.txt', inner, 'leída')
    const loose = await file('suelta.txt', null)
    const { body } = await api('deleteFiles', { body: { ids: [top, inner, loose] } })
    expect(body.deleted).toBe(3)
    for (const id of [top, inner, acta, loose]) expect((await api('getFile', { query: { id } })).status).toBe(404)
    expect(names((await api('listFiles', { query: { search: 'acta.txt' } })).body.files)).not.toContain('acta.txt')
    expect((await api('restoreFiles', { body: { removal: body.removal } })).body).toEqual({ restored: 2 })
    expect([await inFolder(top), await inFolder(inner), await textOf(acta)]).toEqual([
      ['Interior'],
      ['acta.txt'],
      'leída',
    ])
    expect((await api('restoreFiles', { body: { removal: body.removal } })).status).toBe(404)
  })

  it('restore items under a new name if theirs is in use, and to the root if their folder is deleted', async () => {
    const api = await signIn()
    const place = await folder('Se va')
    const acta = await file('acta perdida.txt', place)
    await api('deleteFile', { query: { id: acta } })
    await api('deleteFile', { query: { id: place } })
    await file('acta perdida.txt', null)
    expect((await api('restoreFiles', { body: { removal: acta } })).status).toBe(200)
    const { body } = await api('getFile', { query: { id: acta } })
    expect([body.folderId, body.name]).toEqual([null, 'acta perdida (2).txt'])
  })

  it('cannot restore after a day, when the bytes are deleted', async () => {
    const api = await signIn()
    const gone = await file('efímero.txt', null, 'contenido que nadie más tiene')
    await api('deleteFile', { query: { id: gone } })
    server.current.advance(day + 1000)
    await api('deleteFile', { query: { id: await file('otro.txt', null) } })
    expect((await api('restoreFiles', { body: { removal: gone } })).status).toBe(404)
  })

  it('are limited to the own company', async () => {
    const api = await signIn()
    const id = await file('ajeno.txt', null)
    const stranger = await server.current.as('demo@obra.test', 2)
    expect((await stranger('deleteFiles', { body: { ids: [id] } })).status).toBe(404)
    expect((await stranger('moveFiles', { body: { ids: [id], folderId: null } })).status).toBe(404)
    const { removal } = (await api('deleteFiles', { body: { ids: [id] } })).body
    expect((await stranger('restoreFiles', { body: { removal } })).status).toBe(404)
    expect((await api('restoreFiles', { body: { removal } })).status).toBe(200)
  })

  it('are allowed for a miembro and not for a lector', async () => {
    const reader = await server.current.join('martin@obra.test', 1, 'lector')
    const id = await file('de lectura.txt', null)
    expect((await reader('getFile', { query: { id } })).status).toBe(200)
    expect((await reader('downloadFile', { query: { id } })).status).toBe(200)
    const refused = [
      await reader('deleteFiles', { body: { ids: [id] } }),
      await reader('moveFiles', { body: { ids: [id], folderId: null } }),
      await reader('restoreFiles', { body: { removal: id } }),
      await reader('updateFile', { body: { id, item: { name: 'otro.txt' } } }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })
})

it('keeps the counts and sizes of folders right after any changes', async () => {
  const api = await signIn()
  let seed = 7
  const random = (below: number) => (seed = (seed * 16807) % 2147483647) % below
  const root = await folder('Al azar')
  const folders = [root]
  const items: string[] = []
  const removals: string[] = []
  const pick = (from: string[]) => from[random(from.length)]!
  for (let step = 0; step < 60; step++) {
    const kind = random(6)
    if (kind === 0) {
      const made = await api('createFolder', { body: { folder: { name: `c${step}`, folderId: pick(folders) } } })
      if (made.status === 200) folders.push(made.body.id)
    } else if (kind < 3) {
      const made = await upload(`a${random(9)}.txt`, pick(folders), 'x'.repeat(random(50) + 1), 'replace')
      if (made.status === 200) items.push(made.body.id)
    } else if (kind === 3 && items.length > 0) {
      const ids = [pick(items), pick(folders), pick(items)].filter((id) => id !== root)
      await api('moveFiles', {
        body: { ids, folderId: pick(folders), whenTaken: (['both', 'replace'] as const)[random(2)] },
      })
    } else if (kind === 4 && items.length > 0) {
      const ids = [pick(items), pick(folders)].filter((id) => id !== root)
      const gone = await api('deleteFiles', { body: { ids } })
      if (gone.status === 200) removals.push(gone.body.removal)
    } else if (removals.length > 0) {
      await api('restoreFiles', { body: { removal: removals.splice(random(removals.length), 1)[0]! } })
    }
  }
  const { read } = server.current.services.store
  const { rows } = await sql<{ wrong: string }>`
    with recursive tree("top", "id", "isFile", "bytes", "depth") as (
      select "id", "id", "isFile", "bytes", 0 from "fileItems" where "isFile" = 0 and "removal" is null
      union all select tree."top", f."id", f."isFile", f."bytes", tree."depth" + 1
      from "fileItems" f join tree on f."folderId" = tree."id" where f."removal" is null),
    sums as (select "top", sum("bytes") as "bytes", sum(case when "depth" = 1 then 1 - "isFile" else 0 end) as "folders",
      sum(case when "depth" = 1 then "isFile" else 0 end) as "files" from tree group by "top")
    select f."name" as "wrong" from "fileItems" f join sums on sums."top" = f."id"
    where f."bytesBelow" <> sums."bytes" or f."foldersInside" <> sums."folders" or f."filesInside" <> sums."files"`.execute(
    read,
  )
  expect(items.length).toBeGreaterThan(5)
  expect(rows).toEqual([])
})
