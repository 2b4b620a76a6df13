import type { Generated } from 'kysely'

export type NotesTables = {
  notes: {
    seq: Generated<number>
    id: string
    userId: string
    title: string
    content: string
    /** The checklist as JSON text. */
    tasks: string | null
    image: string | null
    reminder: string | null
    archived: number
    createdAt: string
    updatedAt: string
  }
  noteLabels: {
    seq: Generated<number>
    id: string
    userId: string
    title: string
  }
  noteLabelings: {
    noteSeq: number
    labelId: string
  }
}
