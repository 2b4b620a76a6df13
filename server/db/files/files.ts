/**
 * The bytes of uploads, outside of the rows that name them: in a folder by their hash, or with PostgreSQL in pieces in the
 * store, so that replicas share them. The same content is stored once.
 */
import type { StoredFile } from '../../lib/file-content.ts'
import { notFound } from '../../lib/problem.ts'
import type { Store } from '../store.ts'
import type { FileFolder, Received } from './file-folder.ts'
import * as stored from './stored-files.ts'

/** A stored file that is on its way to somebody. */
export type OpenFile = { name: string; bytes: number; content: ReadableStream<Uint8Array<ArrayBuffer>> }

export type Files = {
  /**
   * Stores what comes, a piece at a time in memory. A row has to name the hash within a day, or it is gone again. Throws 413
   * beyond `maxBytes`.
   */
  keep(source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredFile>
  /** As `keep`, for bytes that are in memory. */
  keepBytes(bytes: Uint8Array): Promise<StoredFile>
  /** A content as a stream that reads as fast as it is read. Throws 404. */
  open(hash: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
  /** A small content whole. Throws 404. */
  read(hash: string): Promise<Uint8Array<ArrayBuffer>>
  /** Removes what no row names and nobody uploaded in the last day. */
  removeUnused(): Promise<number>
}

export type FilesOptions = {
  store: Store
  folder: FileFolder
  clock: () => Date
  /** Whether the bytes lie in the store, and only pass through the folder. */
  inPieces?: boolean
  unusedMilliseconds?: number
}

const day = 24 * 60 * 60 * 1000

async function insertPieces(store: Store, folder: FileFolder, received: Received, usedAt: string): Promise<void> {
  const { hash, bytes, path } = received
  await store.write(async (db) => {
    await store.lock(db, `stored-file:${hash}`)
    if ((await stored.noteFile(db, { hash, bytes, usedAt })).hasPieces) return
    let number = 0
    for await (const piece of folder.chunksOf(path)) await stored.insertPiece(db, hash, number++, piece)
  })
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Asks for the next chunk only when the one before was taken. */
function streamOf(chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => void (await chunks.return(undefined)),
    },
    { highWaterMark: 0 },
  )
}

export function createFiles(options: FilesOptions): Files {
  const { store, folder, clock, inPieces = store.kind === 'postgresql', unusedMilliseconds = day } = options

  async function keep(source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredFile> {
    const received = await folder.receive(source, maxBytes)
    const { hash, bytes, head } = received
    const usedAt = clock().toISOString()
    try {
      if (inPieces) await insertPieces(store, folder, received, usedAt)
      else {
        folder.place(received)
        await store.write((db) => stored.noteFile(db, { hash, bytes, usedAt }))
      }
    } finally {
      await folder.discard(received)
    }
    return { hash, bytes, head }
  }

  async function chunks(hash: string): Promise<AsyncGenerator<Uint8Array<ArrayBuffer>>> {
    if (!inPieces && folder.has(hash)) return folder.chunks(hash)
    if (await stored.hasPieces(store.read, hash)) return stored.readPieces(store.read, hash)
    throw notFound('No encontramos ese archivo.')
  }

  return {
    keep,
    keepBytes: (bytes) => keep(only(bytes), Infinity),
    open: async (hash) => streamOf(await chunks(hash)),
    async read(hash) {
      const parts: Uint8Array[] = []
      for await (const part of await chunks(hash)) parts.push(part)
      return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
    },
    async removeUnused() {
      const before = new Date(clock().getTime() - unusedMilliseconds).toISOString()
      const count = await store.write((db) => stored.deleteUnused(db, before))
      await folder.removeOld((hashes) => stored.selectKnown(store.read, hashes), unusedMilliseconds)
      return count
    },
  }
}
