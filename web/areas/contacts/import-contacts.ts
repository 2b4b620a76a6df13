import { attempt } from '../../api/attempt.ts'
import { call, invalidate } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { offerUndo } from '../../ui/undo.ts'
import { deleteContacts } from './queries.ts'
import { rememberColumns, rememberedColumns, type Choices } from './remembered-columns.ts'
import { countWord } from './words.ts'

export type ReadContacts = Schema<'ReadContacts'>
type ImportedContact = Schema<'ImportedContact'>

export type FileToRead = { file: File; userId: string; choices?: Choices }

const batchSize = 500
const deleteBatchSize = 1000

/** Parses a contacts file on the server, without storing anything. `choices`: what columns of a table are. */
function readColumns(file: File, choices: Choices): Promise<ReadContacts> {
  const body = new FormData()
  body.set('file', file)
  const columns = Object.entries(choices).map(([index, field]) => `${index}=${field}`)
  if (columns.length > 0) body.set('columns', columns.join(';'))
  return call('readContactsFile', { body })
}

/** Parses a contacts file; its columns are what they were the last time, unless `choices` are given, which are remembered. */
export async function readFile({ file, userId, choices }: FileToRead): Promise<ReadContacts> {
  const read = await readColumns(file, choices ?? {})
  if (choices) {
    rememberColumns(userId, read.columns, choices)
    return read
  }
  const remembered = rememberedColumns(userId, read.columns)
  return Object.keys(remembered).length > 0 ? readColumns(file, remembered) : read
}

/**
 * Creates contacts in batches and offers to undo all of it. Throws if the server refuses a batch; `onStored` receives
 * the number stored so far.
 */
export async function importContacts(contacts: ImportedContact[], onStored: (count: number) => void): Promise<void> {
  const ids: string[] = []
  try {
    for (let start = 0; start < contacts.length; start += batchSize) {
      const body = { contacts: contacts.slice(start, start + batchSize) }
      const made = await call('importContacts', { body })
      ids.push(...made.ids)
      onStored(ids.length)
    }
  } finally {
    void invalidate('contacts')
    if (ids.length > 0) {
      offerUndo({ text: `Importaste ${countWord(ids.length)}.`, undo: () => void undoImport(ids) })
    }
  }
}

async function undoImport(ids: string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += deleteBatchSize) {
    const some = ids.slice(start, start + deleteBatchSize)
    if (!(await attempt(deleteContacts, { body: { ids: some } }, 'No se deshizo la importación'))) return
  }
}
