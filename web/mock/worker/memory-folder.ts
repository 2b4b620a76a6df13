import type { FileFolder, ReceivedFile } from '../../../server/db/files/file-folder.ts'
import { hashOf, pieceBytes } from '../../../server/db/files/stored-files.ts'
import { fileTooLarge } from '../../../server/lib/problem.ts'

const headBytes = 4096

/** The folder of uploads on their way into the store, in memory. */
export function createMemoryFolder(): FileFolder {
  const contents = new Map<string, Uint8Array<ArrayBuffer>>()

  async function* chunksOf(place: string): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const content = contents.get(place) ?? new Uint8Array()
    for (let at = 0; at < content.length; at += pieceBytes) yield content.slice(at, at + pieceBytes)
  }

  return {
    async receive(source, maxBytes): Promise<ReceivedFile> {
      const parts: BlobPart[] = []
      let size = 0
      for await (const part of source) {
        size += part.length
        if (size > maxBytes) throw fileTooLarge(maxBytes)
        parts.push(new Uint8Array(part))
      }
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
      const place = crypto.randomUUID()
      contents.set(place, bytes)
      return { hash: await hashOf(bytes), bytes: size, head: bytes.slice(0, headBytes), path: place }
    },
    place: () => {},
    discard: async ({ path }) => void contents.delete(path),
    has: () => false,
    chunks: chunksOf,
    chunksOf,
    removeOld: async () => {},
  }
}
