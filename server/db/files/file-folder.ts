/** Files in a folder by their SHA-256: `ab/abcdef…`; uploads in progress are in `incoming`. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileTooLarge } from '../../lib/problem.ts'

export type ReceivedFile = { hash: string; bytes: number; head: Uint8Array<ArrayBuffer>; path: string }
export type FileFolder = ReturnType<typeof createFileFolder>

const chunkBytes = 256 * 1024
/** Bytes from which the media type is detected. */
const headBytes = 4096

/** The bytes of a file in chunks. */
async function* chunksOf(file: string): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const handle = await open(file)
  try {
    for (;;) {
      const { bytesRead, buffer } = await handle.read(new Uint8Array(chunkBytes), 0, chunkBytes)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await handle.close()
  }
}

/** Writes the source to a new file and calculates its hash, one chunk in memory at a time. Throws 413 beyond `maxBytes`. */
async function receiveInto(file: string, source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<ReceivedFile> {
  const handle = await open(file, 'wx', 0o600)
  const hash = createHash('sha256')
  const heads: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of source) {
      if (bytes < headBytes) heads.push(chunk.slice(0, headBytes - bytes))
      bytes += chunk.length
      if (bytes > maxBytes) throw fileTooLarge(maxBytes)
      hash.update(chunk)
      await handle.writeFile(chunk)
    }
    await handle.sync()
  } catch (error) {
    await rm(file, { force: true })
    throw error
  } finally {
    await handle.close()
  }
  return { hash: hash.digest('hex'), bytes, head: new Uint8Array(Buffer.concat(heads)), path: file }
}

function removeWhereOld(file: string, milliseconds: number): void {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (stats && stats.mtimeMs <= Date.now() - milliseconds) rmSync(file, { force: true })
}

export function createFileFolder(folder: string) {
  const placeOf = (hash: string) => path.join(folder, hash.slice(0, 2), hash)
  const incoming = path.join(folder, 'incoming')
  const makeFolder = (name: string) => mkdirSync(name, { recursive: true, mode: 0o700 })
  return {
    /** Writes the source to `incoming`. Throws 413 beyond `maxBytes`. */
    async receive(source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<ReceivedFile> {
      makeFolder(incoming)
      return receiveInto(path.join(incoming, randomUUID()), source, maxBytes)
    },
    /** Moves a received file to its final path, even if it is there already: that renews its age for `removeOld`. */
    place({ hash, path: file }: ReceivedFile): void {
      makeFolder(path.dirname(placeOf(hash)))
      renameSync(file, placeOf(hash))
    },
    discard: (received: ReceivedFile) => rm(received.path, { force: true }),
    has: (hash: string) => existsSync(placeOf(hash)),
    chunks: (hash: string) => chunksOf(placeOf(hash)),
    chunksOf,
    /** Removes files older than `milliseconds` that the store does not know, and interrupted uploads. */
    async removeOld(known: (hashes: string[]) => Promise<Set<string>>, milliseconds: number): Promise<void> {
      if (!existsSync(folder)) return
      for (const name of readdirSync(folder)) {
        const hashes = readdirSync(path.join(folder, name))
        const kept = name === 'incoming' ? new Set<string>() : await known(hashes)
        const unknown = hashes.filter((hash) => !kept.has(hash))
        for (const hash of unknown) removeWhereOld(path.join(folder, name, hash), milliseconds)
      }
    },
  }
}
