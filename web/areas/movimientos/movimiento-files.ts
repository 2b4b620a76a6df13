/** The files of movements, such as photos of remitos: upload, removal and download. */
import { queryOptions } from '@tanstack/react-query'
import { stockAreas, stockChange } from '../../api/areas.ts'
import { attempt } from '../../api/attempt.ts'
import { call, download, invalidate, mutate } from '../../api/operations.ts'
import { saveDownload } from '../../api/save-download.ts'
import type { Schema } from '../../api/types.ts'
import { createUploads, type Upload as ApiUpload } from '../../api/uploads.ts'
import { askFirst } from '../../ui/confirm.ts'
import { requireRoom } from '../user/door.ts'

type Documento = Schema<'Attachment'>
/** A stored movement. */
export type Owner = { proyectoId: number; id: string }
export type Upload = ApiUpload<Owner>

// The help says '100 MB'.
export const maxFileBytes = 100_000_000
export const maxFiles = 50

/** A file's content never changes: its key belongs to no area, so no invalidation refetches it. */
export const contentQuery = ({ proyectoId, id }: Owner, { id: documentoId }: Pick<Documento, 'id'>) =>
  queryOptions({
    queryKey: ['movimiento-file', documentoId] as const,
    queryFn: ({ signal }) => download('downloadMovimientoDocumento', { proyectoId, id, documentoId }, { signal }),
    staleTime: Infinity,
    gcTime: 60_000,
  })

export const uploads = createUploads<Owner>(async ({ owner, file, stop }, fetch) => {
  await requireRoom(file, 'company', stop.signal)
  const body = new FormData()
  body.set('file', file)
  await call('uploadMovimientoDocumento', { ...owner, body }, { fetch })
  await invalidate(...stockAreas)
  return null
})

const removal = mutate('removeMovimientoDocumento', stockChange)

/** Removes a file after a question: it cannot be restored. */
export async function askAndRemove(owner: Owner, { id: documentoId, name }: Documento): Promise<void> {
  const message = `«${name}» se borra y no se puede recuperar.`
  if (await askFirst({ title: 'Quitar el archivo', message, label: 'Quitar', isLossy: true }))
    await attempt(removal, { ...owner, documentoId }, `No se quitó «${name}»`)
}

/** Saves a file through the browser's downloads. */
export const saveDocumento = (owner: Owner, { id: documentoId, name }: Documento): Promise<void> =>
  saveDownload(name, download('downloadMovimientoDocumento', { ...owner, documentoId }))
