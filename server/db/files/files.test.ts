import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'
import { insertBytes } from './stored-files.ts'
import { createFileFolder } from './file-folder.ts'
import { movePiecesIn, movePiecesOut } from './move-pieces.ts'

const server = useTestServer()
const bytesOf = (text: string) => new TextEncoder().encode(text)
const megabyte = 1024 * 1024

async function* chunks(count: number, fill: number): AsyncGenerator<Uint8Array> {
  for (let each = 0; each < count; each++) yield new Uint8Array(megabyte).fill(fill)
}

async function* brokenSource(): AsyncGenerator<Uint8Array> {
  yield bytesOf('begins')
  throw new Error('the connection broke')
}

const incoming = () => {
  const folder = path.join(server.current.storeCopy.filesFolder, 'incoming')
  return existsSync(folder) ? readdirSync(folder) : []
}
const storedHashes = () => server.current.services.store.read.selectFrom('storedFiles').select('hash').execute()

describe('stored files', () => {
  it('are returned unchanged, and equal content is stored once', async () => {
    const { files, store } = server.current.services
    const [one, other] = [await files.keepBytes(bytesOf('plano')), await files.keepBytes(bytesOf('plano'))]
    expect(one).toEqual(other)
    expect(new TextDecoder().decode(await files.read(one.hash))).toBe('plano')
    expect(await new Response(await files.open(one.hash)).text()).toBe('plano')
    const rows = await store.read.selectFrom('storedFiles').selectAll().where('hash', '=', one.hash).execute()
    expect(rows).toMatchObject([{ bytes: 5 }])
    expect(incoming()).toEqual([])
  })

  it('are read in pieces, and reading can be cancelled', async () => {
    const { files } = server.current.services
    const { hash, bytes, head } = await files.keep(chunks(3, 7), 3 * megabyte)
    expect([bytes, head.length]).toEqual([3 * megabyte, 4096])
    const reader = (await files.open(hash)).getReader()
    expect((await reader.read()).value!.length).toBeLessThanOrEqual(256 * 1024)
    await reader.cancel()
    expect((await files.read(hash)).every((byte) => byte === 7)).toBe(true)
  })

  it('leave nothing behind when the upload breaks off or is too large', async () => {
    const { files } = server.current.services
    const before = await storedHashes()
    await expect(files.keep(brokenSource(), megabyte)).rejects.toThrow('broke')
    await expect(files.keep(chunks(2, 1), megabyte)).rejects.toMatchObject({ status: 413 })
    expect(await storedHashes()).toEqual(before)
    expect(incoming()).toEqual([])
  })

  it('are removed only once no row refers to them', async () => {
    const { files, store } = server.current.services
    const { hash: loose } = await files.keepBytes(bytesOf('de nadie'))
    const api = await server.current.as('demo@obra.test', 1)
    const form = new FormData()
    form.set('file', new File(['de alguien'], 'acta.txt'))
    const { id } = (await api('uploadFile', { wrong: form })).body
    server.current.advance(1000)
    expect(await files.removeUnused()).toBeGreaterThan(0)
    await expect(files.open(loose)).rejects.toMatchObject({ status: 404 })
    const { bytes } = await api('downloadFile', { query: { id } })
    expect(new TextDecoder().decode(bytes)).toBe('de alguien')
    const row = await store.read.selectFrom('fileItems').select('hash').where('id', '=', id).executeTakeFirstOrThrow()
    await api('deleteFile', { query: { id } })
    expect(await files.removeUnused()).toBe(0)
    server.current.advance(25 * 60 * 60 * 1000)
    // A deleted item can be restored for a day; the next deletion then removes it for good.
    const { id: next } = (await api('createFolder', { body: { folder: { name: 'Otra', folderId: null } } })).body
    await api('deleteFile', { query: { id: next } })
    expect(await files.removeUnused()).toBeGreaterThan(0)
    await expect(files.open(row.hash!)).rejects.toMatchObject({ status: 404 })
  })

  it('that a backup has in pieces move to the folder, and back into the next backup', async () => {
    const { files, store } = server.current.services
    const { filesFolder } = server.current.storeCopy
    const hash = await store.write((db) => insertBytes(db, new Uint8Array(megabyte).fill(9)))
    expect((await files.read(hash)).length).toBe(megabyte)
    const pieces = () => store.read.selectFrom('storedPieces').select('number').where('hash', '=', hash).execute()
    const isFolder = store.kind === 'sqlite'
    await movePiecesOut(store, createFileFolder(filesFolder))
    expect(await pieces()).toHaveLength(isFolder ? 0 : 4)
    expect((await files.read(hash)).every((byte) => byte === 9)).toBe(true)
    expect(await movePiecesIn(store, createFileFolder(filesFolder))).toEqual([])
    expect(await pieces()).toHaveLength(4)
  })
})
