import { attempt } from '../../api/attempt.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import { call, download, invalidate } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { saveFile } from '../../lib/save-file.ts'
import { offerUndo } from '../../ui/undo.ts'
import { deleteContacts } from './queries.ts'
import { countWord } from './words.ts'

export type ReadContacts = Schema<'ReadContacts'>
type ImportedContact = Schema<'ImportedContact'>

const mostAtOnce = 500
const mostDeleted = 1000

/** Hands contacts to the browser's downloads: those that are named, or all. */
export async function exportContacts(format: 'vcf' | 'csv', ids?: string[]): Promise<void> {
  try {
    const body = { format, ...(ids && { ids }) }
    saveFile(await download('exportContacts', { body }), `contactos.${format}`)
  } catch (error) {
    tellFailure('No se exportaron los contactos')(error)
  }
}

/** What a file holds; nothing is stored. */
export function readFile(file: File): Promise<ReadContacts> {
  const body = new FormData()
  body.set('file', file)
  return call('readContactsFile', { body })
}

/**
 * Creates contacts, some hundred at a time, and offers to take that back. Throws where the server refuses; `onStored` says
 * how many are stored by then.
 */
export async function importContacts(contacts: ImportedContact[], onStored: (count: number) => void): Promise<void> {
  const ids: string[] = []
  try {
    for (let start = 0; start < contacts.length; start += mostAtOnce) {
      const body = { contacts: contacts.slice(start, start + mostAtOnce) }
      const made = await call('importContacts', { body })
      ids.push(...made.ids)
      onStored(ids.length)
    }
  } finally {
    void invalidate('contacts')
    if (ids.length > 0) {
      offerUndo({ text: `Importaste ${countWord(ids.length)}.`, undo: () => void takeBack(ids) })
    }
  }
}

async function takeBack(ids: string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += mostDeleted) {
    const some = ids.slice(start, start + mostDeleted)
    if (!(await attempt(deleteContacts, { body: { ids: some } }, 'No se deshizo la importación'))) return
  }
}
