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

async function* entriesOf(files: Iterable<ZippedFile>) {
  const pathOf = windowsPaths()
  for (const { path, bytes, modifiedAt, open } of files)
    yield { name: pathOf(path), size: bytes, lastModified: localTime(modifiedAt), input: await open() }
}

export const zipOf = (files: Iterable<ZippedFile>): ReadableStream<Uint8Array> => makeZip(entriesOf(files))
