import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../../api/problem.ts'
import { formatFileSize } from '../../../lib/file-size.ts'
import { relativeTime } from '../../../lib/relative-time.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { FilePreview, isShownInPlace } from '../../../ui/FilePreview.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import {
  attachFiles,
  contentQuery,
  dropUpload,
  isOf,
  largestFile,
  mostFiles,
  removeFile,
  runUpload,
  saveDocumento,
  uploads,
  type Documento,
  type Owner,
  type Upload,
} from './comprobante-files.ts'
import './ComprobanteFiles.css'

const FileDialog = onDemand(async () => (await import('../../../ui/FileDialog.tsx')).FileDialog)

type FilesProps = {
  owner: Owner
  documentos: Documento[]
  mayWrite: boolean
  onShow: (shown: Documento | Upload) => void
}
const isUpload = (shown: Documento | Upload): shown is Upload => 'file' in shown
const iconOf = (type: string) =>
  type === 'application/pdf' ? 'pi-file-pdf' : type.startsWith('image/') ? 'pi-image' : 'pi-file'

/** The files of a supplier's document: added by drop, paste and choice, looked at, downloaded, taken away. */
export function ComprobanteFiles({ owner, documentos, mayWrite, onShow }: FilesProps) {
  const onTheWay = useStore(uploads).filter(isOf(owner))
  const add = (files: File[]) => {
    void attachFiles(owner, files)
    const first =
      owner.isNew &&
      uploads
        .get()
        .filter(isOf(owner))
        .find(({ file }) => isShownInPlace(file.type))
    if (first && onTheWay.length === 0) onShow(first)
  }
  if (!mayWrite && documentos.length === 0) return null
  return (
    <section className="money-files" aria-label="Archivos">
      <ul role="list">
        {documentos.map((file) => (
          <FileRow
            key={file.id}
            {...file}
            note={`${formatFileSize(file.size)} · ${file.createdBy}, ${relativeTime(file.createdAt)}`}
            onShow={() => onShow(file)}
          >
            <IconButton
              icon="pi-download"
              label={`Descargar ${file.name}`}
              onClick={() => void saveDocumento(owner, file)}
            />
            {mayWrite && (
              <IconButton icon="pi-times" label={`Quitar ${file.name}`} onClick={() => void removeFile(owner, file)} />
            )}
          </FileRow>
        ))}
        {onTheWay.map((upload) => (
          <UploadRow key={upload.key} upload={upload} onShow={() => onShow(upload)} />
        ))}
      </ul>
      {mayWrite && (
        <FileDrop
          label="Archivos del comprobante"
          help="La factura en PDF o una foto; hasta 100 MB cada uno."
          action="Adjuntar"
          maxBytes={largestFile}
          maxFiles={Math.max(0, mostFiles - documentos.length - onTheWay.length)}
          onFiles={add}
        />
      )}
    </section>
  )
}

type RowProps = { name: string; type: string; note: string; onShow: () => void; children: React.ReactNode }

function FileRow({ name, type, note, onShow, children }: RowProps) {
  return (
    <li className="money-file">
      <i className={`pi ${iconOf(type)}`} aria-hidden="true" />
      <span className="money-file-text">
        {isShownInPlace(type) ? (
          <button type="button" className="money-file-name" aria-label={`Ver ${name}`} onClick={onShow}>
            {name}
          </button>
        ) : (
          <span className="money-file-name">{name}</span>
        )}
        <small>{note}</small>
      </span>
      {children}
    </li>
  )
}

function UploadRow({ upload, onShow }: { upload: Upload; onShow: () => void }) {
  const { file, part, error, stored } = upload
  const { name } = file
  const remove = (
    <IconButton
      icon="pi-times"
      label={stored ? `Quitar ${name}` : `Cancelar ${name}`}
      onClick={() => dropUpload(upload)}
    />
  )
  if (stored)
    return (
      <FileRow name={name} type={stored.type} note={`${formatFileSize(stored.size)} · subido`} onShow={onShow}>
        {remove}
      </FileRow>
    )
  return (
    <li className="money-file">
      <i className={`pi ${error ? 'pi-exclamation-triangle' : 'pi-upload'}`} aria-hidden="true" />
      <span className="money-file-text">
        <span className="money-file-name">{name}</span>
        {error ? (
          <small className="money-file-failed" role="alert">
            No se pudo subir. {error}
          </small>
        ) : (
          <progress aria-label={`Subiendo ${name}`} value={part} max={1} />
        )}
      </span>
      {error && (
        <Button size="small" variant="quiet" onClick={() => void runUpload(upload)}>
          Reintentar
        </Button>
      )}
      {remove}
    </li>
  )
}

/** The files of a stored document below its figures; one that is looked at opens over the list. */
export function StoredFiles({ owner, documentos, mayWrite }: Omit<FilesProps, 'onShow'>) {
  const [shown, setShown] = useState<Documento | null>(null)
  return (
    <>
      <ComprobanteFiles
        {...{ owner, documentos, mayWrite }}
        onShow={(file) => (isUpload(file) ? undefined : setShown(file))}
      />
      {shown && <ShownDialog owner={owner} file={shown} onClose={() => setShown(null)} />}
    </>
  )
}

function ShownDialog({ owner, file, onClose }: { owner: Owner; file: Documento; onClose: () => void }) {
  const { data, error, refetch } = useQuery(contentQuery(owner, file))
  return (
    <FileDialog
      file={file}
      content={data}
      failure={error ? errorMessage(error) : undefined}
      onRetry={() => void refetch()}
      onSave={() => void saveDocumento(owner, file)}
      onClose={onClose}
    />
  )
}

/** The file that is looked at beside the form. */
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
