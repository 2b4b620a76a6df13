/**
 * The bytes of uploads, apart from the rows that refer to them: in a folder by hash, or with PostgreSQL in pieces in the store,
 * so that replicas share them. Equal content is stored once.
 */
import type { StoredFile } from '../../lib/file-content.ts'
import { notFound } from '../../lib/problem.ts'
import type { Store } from '../store.ts'
import type { FileFolder, ReceivedFile } from './file-folder.ts'
import * as stored from './stored-files.ts'

/** A stored file to be streamed to a client. */
export type OpenFile = { name: string; bytes: number; content: ReadableStream<Uint8Array<ArrayBuffer>> }

export type Files = {
  /**
   * Stores the source, one piece in memory at a time. A row must refer to the hash within a day, or the file is removed.
   * Throws 413 beyond `maxBytes`.
   */
  keep(source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredFile>
  /** As `keep`, for bytes that are in memory. */
  keepBytes(bytes: Uint8Array): Promise<StoredFile>
  /** The content as a stream that reads on demand. Throws 404. */
  open(hash: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
  /** The whole content in memory, for small files. Throws 404. */
  read(hash: string): Promise<Uint8Array<ArrayBuffer>>
  /** Removes files that no row refers to and nobody uploaded in the last day; returns how many. */
  removeUnused(): Promise<number>
}

export type FilesOptions = {
  store: Store
  folder: FileFolder
  clock: () => Date
  /** Whether the bytes are stored in the database; the folder is then only temporary. Default: on PostgreSQL. */
  inPieces?: boolean
  unusedMilliseconds?: number
}

const day = 24 * 60 * 60 * 1000

async function insertPieces(store: Store, folder: FileFolder, received: ReceivedFile, usedAt: string): Promise<void> {
  const { hash, bytes, path } = received
  await store.write(async (db) => {
    await store.lock(db, `stored-file:${hash}`)
    if ((await stored.noteFile(db, { hash, bytes, usedAt })).hasPieces) return
    let number = 0
    for await (const piece of folder.chunksOf(path)) await stored.insertPiece(db, hash, number++, piece)
  })
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Reads the next chunk only after the previous one was consumed. */
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
    keepBytes: (bytes) => keep(oneChunk(bytes), Infinity),
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
