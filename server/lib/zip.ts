/** Zip files that are made while they are sent; each file is opened when its turn comes. */
import { makeZip } from 'client-zip'
import { identityKey } from './text.ts'
import { wallClockAt } from './wall-clock.ts'

export type ZippedFile = {
  /** With '/' between folders. */
  path: string
  bytes: number
  modifiedAt: Date
  open: () => Promise<ReadableStream<Uint8Array>>
}

const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i

/** A name that Windows can unpack: 'a:b?.pdf' as 'a_b_.pdf', 'CON.pdf' as 'CON_.pdf'. */
function windowsName(name: string): string {
  const plain = name
    .replace(/[\\:*?"<>|\p{Cc}]/gu, '_')
    .replace(reserved, '$1_')
    .replace(/[. ]+$/, '')
  return plain || '_'
}

/** Paths that Windows can unpack, each once without regard to case: the second 'acta.pdf' is 'acta (2).pdf'. */
export function windowsPaths(): (path: string) => string {
  const taken = new Set<string>()
  return (path) => {
    const plain = path.split('/').map(windowsName).join('/')
    const [, stem = plain, ending = ''] = /^(.+?)(\.[^./]{1,8})?$/s.exec(plain) ?? []
    let free = plain
    for (let number = 2; taken.has(identityKey(free)); number++) free = `${stem} (${number})${ending}`
    taken.add(identityKey(free))
    return free
  }
}

/** client-zip writes the local time of the process; readers of a zip expect theirs, so it gets that of Buenos Aires. */
const localTime = (moment: Date): Date => new Date(wallClockAt(moment))

const mostPlainFiles = 65_534
const endSignature = 0x06054b50

/**
 * The end of a zip in the form of Zip64, which more than 65,534 files need. client-zip 2.5 writes it only for sizes beyond 4 GB;
 * below, the plain end has the true size and place of the directory.
 */
function withZip64End(plainEnd: Uint8Array, count: number): Uint8Array {
  const plain = new DataView(plainEnd.buffer, plainEnd.byteOffset, plainEnd.length)
  const [directoryBytes, directoryStart] = [plain.getUint32(12, true), plain.getUint32(16, true)]
  const bytes = new Uint8Array(76 + plainEnd.length)
  const end = new DataView(bytes.buffer)
  end.setUint32(0, 0x06064b50, true)
  end.setBigUint64(4, 44n, true)
  end.setUint16(12, 45, true)
  end.setUint16(14, 45, true)
  end.setBigUint64(24, BigInt(count), true)
  end.setBigUint64(32, BigInt(count), true)
  end.setBigUint64(40, BigInt(directoryBytes), true)
  end.setBigUint64(48, BigInt(directoryStart), true)
  end.setUint32(56, 0x07064b50, true)
  end.setBigUint64(64, BigInt(directoryStart + directoryBytes), true)
  end.setUint32(72, 1, true)
  bytes.set(plainEnd, 76)
  return bytes
}

/** Whether a chunk is the end of a zip that has no Zip64 end before it. */
function isPlainEnd(chunk: Uint8Array): boolean {
  if (chunk.length !== 22) return false
  const end = new DataView(chunk.buffer, chunk.byteOffset, chunk.length)
  return end.getUint32(0, true) === endSignature && end.getUint32(16, true) !== 0xffffffff
}

/** The zip of some files, made as far as it is read. If the reader stops, so does the file that is being read. */
export function zipOf(files: Iterable<ZippedFile>): ReadableStream<Uint8Array> {
  let current: ReadableStreamDefaultReader<Uint8Array> | undefined
  let count = 0

  async function* contentOf({ open }: ZippedFile) {
    current = (await open()).getReader()
    for (let part = await current.read(); !part.done; part = await current.read()) yield part.value
  }

  function* entries() {
    const pathOf = windowsPaths()
    for (const file of files) {
      const { path, bytes, modifiedAt } = file
      count++
      yield { name: pathOf(path), size: bytes, lastModified: localTime(modifiedAt), input: contentOf(file) }
    }
  }

  const zip = makeZip(entries()).getReader()
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await zip.read()
        if (done) controller.close()
        else controller.enqueue(count > mostPlainFiles && isPlainEnd(value) ? withZip64End(value, count) : value)
      },
      async cancel(reason) {
        // client-zip rejects when it is stopped, and leaves its input open.
        await zip.cancel(reason).catch(() => {})
        await current?.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
