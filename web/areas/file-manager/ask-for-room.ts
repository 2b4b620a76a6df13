import { queryClient } from '../../api/query-client.ts'
import { storageShortage } from '../../lib/storage-note.ts'
import { confirm } from '../../ui/confirm.ts'
import { storageQuery } from '../user/door.ts'

/** Whether to start the uploads: asks first if several files together exceed the storage quota. */
export async function askForRoom(files: readonly File[]): Promise<boolean> {
  if (files.length < 2) return true
  // If the quota cannot be fetched, each upload reports its own failure.
  const use = await queryClient.fetchQuery({ ...storageQuery, staleTime: 0 }).catch(() => null)
  const message = use && storageShortage(use, files)
  if (!message) return true
  const answer = await confirm({
    title: 'No hay lugar para todos',
    message: `${message} Podés subir los que entren, en su orden, o cancelar y hacer lugar antes.`,
    actions: {
      confirm: { label: 'Subir los que entren', color: 'primary' },
      cancel: { label: 'Cancelar' },
    },
  })
  return answer === 'confirmed'
}
