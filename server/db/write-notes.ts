/** What a write told and changed, for whoever follows the store and adds to the write before its commit. */
import type { Db } from './schema.ts'

/** A record that was changed, as the history names it. */
export type NotedChange = {
  desarrolladoraId: number
  proyectoId: number | null
  entidad: string
  entidadId: string
  accion: string
}
export type WriteNotes = { announced: { topic: string; text: string }[]; changes: NotedChange[] }

const kept = new WeakMap<Db, WriteNotes>()

/** Inside a write: notes are kept from now on, and begin anew. SQLite has one handle for all writes, which run one by one. */
export function keepNotes(db: Db): WriteNotes {
  const notes: WriteNotes = { announced: [], changes: [] }
  kept.set(db, notes)
  return notes
}

/** Inside a write whose notes are kept: a record was changed. */
export function noteChange(db: Db, change: NotedChange): void {
  kept.get(db)?.changes.push(change)
}

/** Inside a write whose notes are kept: a topic was told. */
export function noteAnnouncement(db: Db, topic: string, text: string): void {
  kept.get(db)?.announced.push({ topic, text })
}

/** The end of the notes of a write. */
export function endNotes(db: Db): void {
  kept.delete(db)
}
