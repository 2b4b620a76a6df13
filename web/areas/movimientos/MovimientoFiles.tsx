import { useState } from 'react'
import { StoredFileDialog } from '../../api/StoredFileDialog.tsx'
import type { Schema } from '../../api/types.ts'
import { withoutStored } from '../../api/uploads.ts'
import { formatFileSize } from '../../lib/file-size.ts'
import { useStore } from '../../lib/store.ts'
import { FileOnItsWay } from '../../ui/AttachedFiles.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { StoredFile } from '../../ui/StoredFile.tsx'
import {
  askAndRemove,
  contentQuery,
  maxFileBytes,
  maxFiles,
  saveDocumento,
  uploads,
  type Owner,
} from './movimiento-files.ts'

type Documento = Schema<'Attachment'>
type FilesProps = { owner: Owner; documentos: Documento[]; mayWrite: boolean }

/** The button to add files to a movement, stored or new. */
export function AddFiles({ count, onFiles }: { count: number; onFiles: (files: File[]) => void }) {
  return (
    <FileDrop
      label="Archivos del movimiento"
      help={`Una foto o el PDF del remito; hasta ${formatFileSize(maxFileBytes)} cada uno.`}
      action="Adjuntar"
      camera="Foto del remito"
      maxBytes={maxFileBytes}
      maxFiles={Math.max(0, maxFiles - count)}
      onFiles={onFiles}
    />
  )
}

/** The files of a stored movement: add, preview, download and remove. */
export function MovimientoFiles({ owner, documentos, mayWrite }: FilesProps) {
  const [shown, setShown] = useState<Documento | null>(null)
  const isOwn = (upload: { owner: Owner }) => upload.owner.id === owner.id
  const activeUploads = withoutStored(useStore(uploads.list).filter(isOwn), documentos)
  if (!mayWrite && documentos.length === 0) return null
  return (
    <section aria-label="Archivos">
      <ul role="list" className="movement-files">
        {documentos.map((file) => (
          <StoredFile
            key={file.id}
            file={file}
            onShow={() => setShown(file)}
            onSave={() => void saveDocumento(owner, file)}
            onRemove={mayWrite ? () => void askAndRemove(owner, file) : undefined}
          />
        ))}
        {activeUploads.map((upload) => (
          <FileOnItsWay
            key={upload.key}
            name={upload.file.name}
            part={upload.part}
            error={upload.error}
            onRetry={() => void uploads.run(upload)}
            onCancel={() => uploads.cancel([upload])}
          />
        ))}
      </ul>
      {mayWrite && (
        <AddFiles
          count={documentos.length + activeUploads.length}
          onFiles={(files) => void uploads.attach(owner, files)}
        />
      )}
      {shown && (
        <StoredFileDialog
          file={shown}
          content={contentQuery(owner, shown)}
          onSave={() => void saveDocumento(owner, shown)}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  )
}
