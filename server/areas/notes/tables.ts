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
    version: Generated<number>
    pinned: Generated<number>
    color: 'red' | 'amber' | 'green' | 'teal' | 'blue' | 'indigo' | 'pink' | null
    /** Null outside the trash. */
    deletedAt: string | null
    /** 1 after the notification of its reminder was created. */
    reminded: Generated<number>
    /** Folded search text: title, text and tasks. */
    foundBy: string
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
