/** A folder of 10,000 files among 20,000: its pages must use an index. */
import { beforeAll, expect, it } from 'vitest'
import { explained } from '../../../tests/support/explained.ts'
import { analyze, insertMany } from '../../../tests/support/many.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import { isPostgres } from '../../db/columns.ts'
import { newId } from '../../lib/ids.ts'
import { nameColumns } from '../../lib/item-names.ts'
import { addContents } from './changes.queries.ts'
import { countItems, selectIds, selectItems, selectNamed } from './queries.ts'

const server = useTestServer()
const count = 10_000
const company = 1
let folderId: string

beforeAll(async () => {
  const api = await server.current.as('demo@obra.test', company)
  folderId = (await api('createFolder', { body: { folder: { name: 'Diez mil', folderId: null } } })).body.id
  const { store } = server.current.services
  const now = new Date().toISOString()
  const made = { companyId: company, createdBy: 'Ana', createdAt: now, modifiedAt: now, description: null, bytes: 1 }
  await insertMany(store, 'fileItems', 2 * count, (number) => {
    const isFile = number % 10 === 0 ? 0 : 1
    const columns = nameColumns(`${isFile ? 'Plano' : 'Carpeta'} ${number}${isFile ? '.pdf' : ''}`)
    const place = number < count ? folderId : null
    return { ...made, ...columns, id: newId(), isFile, type: isFile ? 'PDF' : 'folder', folderId: place }
  })
  await store.write((db) => addContents(db, folderId, { folders: 1000, files: 9000, bytes: count }))
  await analyze(store)
})

it('lists pages in order: folders, then files', async () => {
  const api = await server.current.as('demo@obra.test', company)
  const { body: first } = await api('listFiles', { query: { folderId, size: 100 } })
  expect([first.folders.length, first.files.length, first.folderCount, first.fileCount]).toEqual([100, 0, 1000, 9000])
  const { body: edge } = await api('listFiles', { query: { folderId, size: 300, page: 4 } })
  expect([edge.folders.length, edge.files.length]).toEqual([100, 200])
  const { body: all } = await api('listFileIds', { query: { folderId } })
  expect(all.ids.slice(900, 1200)).toEqual([...edge.folders, ...edge.files].map(({ id }) => id))
  expect((await api('listFiles', { query: { folderId, page: 1000 } })).body.files).toEqual([])
  const { body: found } = await api('listFiles', { query: { search: 'PLANO 1999', size: 5 } })
  // Each word occurs somewhere: 'Plano 11999.pdf' too.
  expect(found.files.map(({ name }) => name).slice(0, 2)).toEqual(['Plano 11999.pdf', 'Plano 1999.pdf'])
  expect(found.fileCount).toBe(11)
})

it('reads pages by an index, without sorting', async () => {
  const { read } = server.current.services.store
  const here = { companyId: company, folderId, search: '' }
  const pages = await explained(read, async (db) => {
    await selectItems(db, here, { limit: 200, offset: 0 })
    await selectItems(db, { ...here, folderId: null }, { limit: 200, offset: 400 })
    await selectItems(db, { ...here, search: 'plano 12' }, { limit: 200, offset: 0 })
    await selectIds(db, here)
  })
  const others = await explained(read, async (db) => {
    await countItems(db, here)
    await selectNamed(db, company, folderId, ['plano 1.pdf', 'plano 2.pdf'])
  })
  const scan = isPostgres(read) ? /Seq Scan/ : /SCAN "?fileItems"?(?! USING)/
  for (const plan of [...pages, ...others]) expect(plan).not.toMatch(scan)
  for (const plan of pages.slice(0, 2)) expect(plan).not.toMatch(/"Sort|TEMP B-TREE/)
  if (!isPostgres(read)) expect(pages.join()).not.toMatch(/TEMP B-TREE/)
})

it('moves and deletes all of them in one call, and can undo it', async () => {
  const api = await server.current.as('demo@obra.test', company)
  const { ids } = (await api('listFileIds', { query: { folderId } })).body
  const to = (await api('createFolder', { body: { folder: { name: 'Otro lugar', folderId: null } } })).body.id
  expect((await api('moveFiles', { body: { ids, folderId: to } })).body).toMatchObject({ moved: count, taken: [] })
  const { removal } = (await api('deleteFiles', { body: { ids } })).body
  expect((await api('listFiles', { query: { folderId: to, size: 1 } })).body.fileCount).toBe(0)
  expect((await api('restoreFiles', { body: { removal } })).body).toEqual({ restored: count })
  expect((await api('getFile', { query: { id: to } })).body.contents).toBe('1000 carpetas, 9000 archivos')
})
