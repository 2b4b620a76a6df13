import type { AreaHandlers } from '../../http/contract.ts'
import * as lists from './list.service.ts'
import * as service from './service.ts'

export const notesHandlers: AreaHandlers<'notes'> = {
  listNoteLabels: (c) => service.listNoteLabels(c.get('ctx')),
  createNoteLabel: (c) => service.createNoteLabel(c.get('ctx'), c.req.valid('json').title),
  updateNoteLabel: (c) => service.updateNoteLabel(c.get('ctx'), c.req.valid('json').label),
  deleteNoteLabel: (c) => service.deleteNoteLabel(c.get('ctx'), c.req.valid('query').id),
  createNoteTask: (c) => {
    const { note, task } = c.req.valid('json')
    return service.createNoteTask(c.get('ctx'), note.id, task)
  },
  listNotes: (c) => service.listNotes(c.get('ctx')),
  createNote: (c) => service.createNote(c.get('ctx'), c.req.valid('json').note),
  updateNote: (c) => service.updateNote(c.get('ctx'), c.req.valid('json').updatedNote),
  getNote: (c) => lists.getNote(c.get('ctx'), c.req.valid('query').id),
  listNotePage: (c) => lists.listNotePage(c.get('ctx'), c.req.valid('query')),
  deleteNote: (c) => lists.deleteNote(c.get('ctx'), c.req.valid('query').id),
  restoreNotes: (c) => lists.restoreNotes(c.get('ctx'), c.req.valid('json')),
  purgeNotes: (c) => lists.purgeNotes(c.get('ctx'), c.req.valid('json')),
  emptyNoteTrash: (c) => lists.emptyNoteTrash(c.get('ctx')),
}
