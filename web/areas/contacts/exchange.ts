import { answer, api, ownState } from '../../api/client.ts'
import { attempt } from '../../api/attempt.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import { queryClient } from '../../api/query-client.ts'
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
    const call = api.POST('/api/apps/contacts/export', { body, headers: ownState, parseAs: 'blob' })
    saveFile((await answer(call)) as unknown as Blob, `contactos.${format}`)
  } catch (error) {
    tellFailure('No se exportaron los contactos')(error)
  }
}

/** What a file holds; nothing is stored. */
export function readFile(file: File): Promise<ReadContacts> {
  const body = { file: file as unknown as string }
  const bodySerializer = () => {
    const form = new FormData()
    form.set('file', file)
    return form
  }
  return answer(api.POST('/api/apps/contacts/read', { body, bodySerializer, headers: ownState }))
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
      const made = await answer(api.POST('/api/apps/contacts/import', { body, headers: ownState }))
      ids.push(...made.ids)
      onStored(ids.length)
    }
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['contacts'] })
    if (ids.length > 0) {
      offerUndo({ text: `Importaste ${countWord(ids.length)}.`, undo: () => void takeBack(ids) })
    }
  }
}

async function takeBack(ids: string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += mostDeleted) {
    const some = ids.slice(start, start + mostDeleted)
    if (!(await attempt(deleteContacts, some, 'No se deshizo la importación'))) return
  }
}
