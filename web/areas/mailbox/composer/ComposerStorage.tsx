import { useQuery } from '@tanstack/react-query'
import { storageNote } from '../../../lib/storage-note.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { storageQuery } from '../../user/door.ts'

/** Warns when the file storage is almost full, before an upload is refused. */
export function ComposerStorage() {
  const { data: note } = useQuery({ ...storageQuery, select: storageNote })
  return note ? <Alert type="info">{note}</Alert> : null
}
