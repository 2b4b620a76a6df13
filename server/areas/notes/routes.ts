import type { Handlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const notesHandlers: Handlers<
  | 'listNoteLabels'
  | 'createNoteLabel'
  | 'updateNoteLabel'
  | 'deleteNoteLabel'
  | 'createNoteTask'
  | 'listNotes'
  | 'createNote'
  | 'updateNote'
  | 'deleteNote'
> = {
  listNoteLabels: (c) => service.listNoteLabels(c.var.ctx),
  createNoteLabel: (c) => service.createNoteLabel(c.var.ctx, c.req.valid('json').title),
  updateNoteLabel: (c) => service.updateNoteLabel(c.var.ctx, c.req.valid('json').label),
  deleteNoteLabel: (c) => service.deleteNoteLabel(c.var.ctx, c.req.valid('query').id),
  createNoteTask: (c) => {
    const { note, task } = c.req.valid('json')
    return service.createNoteTask(c.var.ctx, note.id, task)
  },
  listNotes: (c) => service.listNotes(c.var.ctx),
  createNote: (c) => service.createNote(c.var.ctx, c.req.valid('json').note),
  updateNote: (c) => service.updateNote(c.var.ctx, c.req.valid('json').updatedNote),
  deleteNote: (c) => service.deleteNote(c.var.ctx, c.req.valid('query').id),
}
