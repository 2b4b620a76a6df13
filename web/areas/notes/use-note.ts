import { useQuery } from '@tanstack/react-query'
import { emptyFields, type Fields, type Note } from './note.ts'
import { noteQuery } from './queries.ts'
import { useUnsaved } from './unsaved.ts'

/** A note with its unsaved changes. With `isFresh` it is not fetched: the server does not have it yet. */
export function useNote(id: string, isFresh = false) {
  const unsaved = useUnsaved()[id]
  const query = useQuery({ ...noteQuery(id), enabled: !isFresh && !unsaved?.isNew })
  const stored: Note | undefined = query.data ?? unsaved?.seen ?? undefined
  const isKnown = stored !== undefined || unsaved?.isNew
  const fields: Fields | undefined = isKnown ? { ...emptyFields, ...stored, ...unsaved?.patch } : undefined
  return { query, stored, fields, unsaved }
}
