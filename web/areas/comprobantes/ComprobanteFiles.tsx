import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../api/problem.ts'
import { StoredFileDialog } from '../../api/StoredFileDialog.tsx'
import { withoutStored } from '../../api/uploads.ts'
import { formatFileSize } from '../../lib/file-size.ts'
import { useStore } from '../../lib/store.ts'
import { AttachedFile, FileOnItsWay } from '../../ui/AttachedFiles.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { FilePreview, isShownInPlace } from '../../ui/FilePreview.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { StoredFile } from '../../ui/StoredFile.tsx'
import {
  contentQuery,
  dropUpload,
  isOf,
  maxFileBytes,
  maxFiles,
  removeFile,
  saveDocumento,
  uploads,
  type Documento,
  type Owner,
  type Upload,
} from './comprobante-files.ts'
import './ComprobanteFiles.css'

type FilesProps = {
  owner: Owner
  documentos: Documento[]
  mayWrite: boolean
  /** Whether the button to add files gets the focus. */
  autoFocus?: boolean
  onShow: (shown: Documento | Upload) => void
}
const isUpload = (shown: Documento | Upload): shown is Upload => 'file' in shown

const words = {
  comprobante: { of: 'del comprobante', help: 'La factura en PDF o una foto' },
  pago: { of: 'del pago', help: 'El recibo del proveedor, la constancia de la transferencia' },
  contrato: { of: 'del contrato', help: 'El contrato firmado, las pólizas, las adendas' },
}

/** A record's files: add by drop, paste or choice, preview, download, remove. */
export function ComprobanteFiles({ owner, documentos, mayWrite, autoFocus = false, onShow }: FilesProps) {
  const activeUploads = withoutStored(useStore(uploads.list).filter(isOf(owner)), documentos)
  const add = (files: File[]) => {
    void uploads.attach(owner, files)
    const first =
      owner.isNew &&
      uploads.list
        .get()
        .filter(isOf(owner))
        .find(({ file }) => isShownInPlace(file.type))
    if (first && activeUploads.length === 0) onShow(first)
  }
  if (!mayWrite && documentos.length === 0) return null
  return (
    <section className="money-files" aria-label="Archivos">
      <ul role="list">
        {documentos.map((file) => (
          <StoredFile
            key={file.id}
            file={file}
            onShow={() => onShow(file)}
            onSave={() => void saveDocumento(owner, file)}
            onRemove={mayWrite ? () => void removeFile(owner, file) : undefined}
          />
        ))}
        {activeUploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} onShow={() => onShow(upload)} />
        ))}
      </ul>
      {mayWrite && (
        <FileDrop
          label={`Archivos ${words[owner.kind].of}`}
          help={`${words[owner.kind].help}; hasta ${formatFileSize(maxFileBytes)} cada uno.`}
          action="Adjuntar"
          camera={`Foto ${words[owner.kind].of}`}
          autoFocus={autoFocus}
          maxBytes={maxFileBytes}
          maxFiles={Math.max(0, maxFiles - documentos.length - activeUploads.length)}
          onFiles={add}
        />
      )}
    </section>
  )
}

function UploadRow({ upload, onShow }: { upload: Upload; onShow: () => void }) {
  const { file, part, error, stored } = upload
  const { name } = file
  const remove = () => dropUpload(upload)
  if (stored)
    return (
      <AttachedFile name={name} type={stored.type} note={`${formatFileSize(stored.size)} · subido`} onShow={onShow}>
        <IconButton icon="pi-times" label={`Quitar ${name}`} onClick={remove} />
      </AttachedFile>
    )
  return <FileOnItsWay {...{ name, part, error }} onRetry={() => void uploads.run(upload)} onCancel={remove} />
}

/** The files of a stored record; the preview opens over the list. */
export function StoredFiles({ owner, documentos, mayWrite }: Omit<FilesProps, 'onShow'>) {
  const [shown, setShown] = useState<Documento | null>(null)
  return (
    <>
      <ComprobanteFiles
        {...{ owner, documentos, mayWrite }}
        onShow={(file) => (isUpload(file) ? undefined : setShown(file))}
      />
      {shown && (
        <StoredFileDialog
          file={shown}
          content={contentQuery(owner, shown)}
          onSave={() => void saveDocumento(owner, shown)}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}

/** The file previewed next to the form. */
export function FileBeside({
  owner,
  shown,
  onClose,
}: {
  owner: Owner
  shown: Documento | Upload
  onClose: () => void
}) {
  const file = isUpload(shown) ? { name: shown.file.name, type: shown.stored?.type ?? shown.file.type } : shown
  const stored = useQuery({ ...contentQuery(owner, isUpload(shown) ? { id: '' } : shown), enabled: !isUpload(shown) })
  return (
    <aside className="money-beside-file" aria-label={`Vista de ${file.name}`}>
      <header>
        <strong>{file.name}</strong>
        <IconButton icon="pi-times" label="Cerrar la vista" onClick={onClose} />
      </header>
      <FilePreview
        file={file}
        content={isUpload(shown) ? shown.file : stored.data}
        failure={stored.error ? errorMessage(stored.error) : undefined}
        onRetry={() => void stored.refetch()}
      />
    </aside>
  )
}
