/**
 * Movements that could not be sent: stored in this browser with their `Idempotency-Key`, and sent when the server answers again. The
 * server keeps the keys for 30 days, as long as drafts last here, so that none is entered twice.
 */
import { execute } from '../../api/attempt.ts'
import { ApiError, errorMessage } from '../../api/problem.ts'
import type { Schema } from '../../api/types.ts'
import { draftNames, readDraft, removeDraft, writeDraft } from '../../lib/local-drafts.ts'
import { signedInUserId, whenSessionEnds } from '../../lib/session.ts'
import { createStore } from '../../lib/store.ts'
import { uploads } from './movimiento-files.ts'
import { createMovimiento, type Movimiento } from './queries.ts'

type Stored = {
  proyectoId: number
  body: Schema<'MovimientoInput'>
  /** For the list: the names of the materials. */
  title: string
  /** Why the server refused it; the user decides. */
  refusal?: string
}
export type Waiting = Stored & { key: string; storedAt: number }

const folder = 'envio-movimiento/'
/** The files of movements that wait; they are lost by a reload. */
const filesByKey = new Map<string, File[]>()

/** The movements that wait, oldest first. */
export const waiting = createStore<readonly Waiting[]>([])

function readWaiting(): void {
  const userId = signedInUserId()
  const found = draftNames(userId, folder).flatMap((name): Waiting[] => {
    const stored = readDraft<Stored>(userId, name)
    return stored ? [{ ...stored.value, key: name.slice(folder.length), storedAt: stored.storedAt }] : []
  })
  waiting.set(found.toSorted((a, b) => a.storedAt - b.storedAt))
}

/** Whether a failure says nothing about the movement: no answer, or none of the server. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status)

/** Whether the server refused the movement itself. An ended session or too many requests say nothing about it. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status)

async function send({ key, proyectoId, body }: Pick<Waiting, 'key' | 'proyectoId' | 'body'>): Promise<Movimiento> {
  const saved = await execute(createMovimiento, { proyectoId, body, headers: { 'Idempotency-Key': key } })
  const files = filesByKey.get(key) ?? []
  filesByKey.delete(key)
  void uploads.attach({ proyectoId, id: saved.id }, files)
  return saved
}

/** Enters a movement and uploads its files; without a connection it waits in this browser (null). Throws refusals. */
export async function sendOrStore(movimiento: Omit<Waiting, 'storedAt'>, files: File[]): Promise<Movimiento | null> {
  const { key, ...stored } = movimiento
  filesByKey.set(key, files)
  try {
    return await send(movimiento)
  } catch (error) {
    if (!isUnreachable(error) || !writeDraft(signedInUserId(), folder + key, stored)) {
      filesByKey.delete(key)
      throw error
    }
    readWaiting()
    return null
  }
}

let isSending = false

/** Sends what waits, oldest first, until one is not answered. A refused movement stays, with the reason. */
export async function sendWaiting(): Promise<void> {
  readWaiting()
  if (isSending) return
  isSending = true
  try {
    for (const { refusal, storedAt: _, ...movimiento } of waiting.get()) if (!refusal) await sendOne(movimiento)
  } catch {
    // Not refused, and not entered either: the next answer of the server tries again.
  } finally {
    isSending = false
    readWaiting()
  }
}

async function sendOne(movimiento: Omit<Waiting, 'storedAt'>): Promise<void> {
  const { key, ...stored } = movimiento
  try {
    await send(movimiento)
    dropWaiting(key)
  } catch (error) {
    if (!isRefused(error)) throw error
    writeDraft(signedInUserId(), folder + key, { ...stored, refusal: errorMessage(error) })
  }
}

/** Forgets a movement that waits. */
export function dropWaiting(key: string): void {
  removeDraft(signedInUserId(), folder + key)
  filesByKey.delete(key)
  readWaiting()
}

whenSessionEnds(() => {
  filesByKey.clear()
  waiting.set([])
})
