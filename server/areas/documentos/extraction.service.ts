/** Reads the text of new contents for the search. Replicas share the work: each claims what it reads for some minutes. */
import type { Services } from '../../context.ts'
import { announceDocuments } from './announce.ts'
import * as queries from './text.queries.ts'

type Reading = Pick<Services, 'store' | 'files' | 'clock' | 'logger' | 'readPdf'>

const batch = 4
const claimMilliseconds = 5 * 60 * 1000
/** A content whose reading ended with the process is tried again, but a file that crashes it not for ever. */
const mostTries = 3
const limits = { mostPages: 3000, mostCharacters: 20_000_000 }
/** Text files have no pages; their parts are numbered like them. */
const partCharacters = 4000

type Claim = { claimed: queries.PendingText[]; isLast: boolean }

/** Claims contents to read; those that were tried too often have failed. */
function claim({ store, clock, readPdf }: Reading): Promise<Claim> {
  const now = clock()
  // Without a reader, in a tab, only text files are read.
  const mimes = ['text/plain', 'text/csv', ...(readPdf ? ['application/pdf'] : [])]
  return store.write(async (db) => {
    await store.lock(db, 'document texts')
    const pending = await queries.selectPending(db, { now: now.toISOString(), mimes, limit: batch })
    const failed = pending.filter(({ intentos }) => intentos >= mostTries).map(({ hash }) => hash)
    if (failed.length > 0) await queries.updateTextState(db, failed, 'fallido')
    const claimed = pending.filter(({ intentos }) => intentos < mostTries)
    const until = new Date(now.getTime() + claimMilliseconds).toISOString()
    if (claimed.length > 0)
      await queries.claimTexts(
        db,
        claimed.map(({ hash }) => hash),
        until,
      )
    return { claimed, isLast: pending.length < batch }
  })
}

/** A text file in parts that end between words. */
export function partsOf(text: string): string[] {
  return text.match(new RegExp(String.raw`[\s\S]{1,${partCharacters}}(?!\S)|\S{1,${partCharacters}}`, 'g')) ?? []
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function textOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The pages of a content; undefined if it cannot be read. */
async function pagesOf({ files, readPdf }: Reading, { hash, mime }: queries.PendingText) {
  const bytes = await files.read(hash)
  if (mime === 'application/pdf') return readPdf?.(bytes, limits)
  return partsOf(textOf(bytes).slice(0, limits.mostCharacters))
}

// PostgreSQL stores no null characters in texts.
const storable = (page: string) => page.replaceAll('\0', ' ').toWellFormed()

async function readOne(services: Reading, pending: queries.PendingText): Promise<void> {
  const { store } = services
  const { hash } = pending
  const pages = (await pagesOf(services, pending))?.map(storable)
  const hasText = pages?.some((page) => page.trim() !== '')
  const estado = pages === undefined ? 'fallido' : hasText ? 'listo' : 'sinTexto'
  await store.write(async (db) => {
    await queries.deletePages(db, hash)
    await queries.insertPages(db, hash, pages ?? [])
    await queries.updateTextState(db, [hash], estado)
    for (const proyectoId of await queries.selectProjectsOf(db, [hash]))
      await announceDocuments(services, db, proyectoId)
  })
}

/** Reads all contents that wait for it. */
export async function readTexts(services: Reading): Promise<void> {
  for (;;) {
    const { claimed, isLast } = await claim(services)
    for (const pending of claimed)
      // One file that cannot be opened must not stop the others; its claim ends, and it is tried again.
      await readOne(services, pending).catch((error: unknown) =>
        services.logger.warn({ err: error, hash: pending.hash }, 'text not read'),
      )
    if (isLast) return
  }
}

/** As `readTexts`, in the background. */
export function readTextsSoon(services: Reading & Pick<Services, 'background'>): void {
  services.background.run('read texts of documents', () => readTexts(services))
}
