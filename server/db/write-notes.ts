/** The announcements and changes of a write, for code that wraps the store and adds to the write before its commit (webhooks). */
import type { Db } from './schema.ts'

/** A changed record, in the terms of the history. */
export type NotedChange = {
  desarrolladoraId: number
  proyectoId: number | null
  entidad: string
  entidadId: string
  accion: string
}
export type WriteNotes = { announced: { topic: string; text: string }[]; changes: NotedChange[] }

const notesByHandle = new WeakMap<Db, WriteNotes>()

/** Inside a write: starts new notes. SQLite has one handle for all writes, which run one after the other. */
export function keepNotes(db: Db): WriteNotes {
  const notes: WriteNotes = { announced: [], changes: [] }
  notesByHandle.set(db, notes)
  return notes
}

/** Inside a write: notes a changed record, if the write collects notes. */
export function noteChange(db: Db, change: NotedChange): void {
  notesByHandle.get(db)?.changes.push(change)
}

/** Inside a write: notes an announcement, if the write collects notes. */
export function noteAnnouncement(db: Db, topic: string, text: string): void {
  notesByHandle.get(db)?.announced.push({ topic, text })
}

/** Stops collecting notes for the write. */
export function endNotes(db: Db): void {
  notesByHandle.delete(db)
}
