import { useMemo } from 'react'
import { formatFileSize } from '../lib/file-size.ts'
import { useObjectUrl } from '../lib/use-object-url.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Skeleton } from './Skeleton.tsx'
import './FileDialog.css'

type FileDialogProps = {
  file: { name: string; type: string; size: number }
  /** The bytes, once they have come. */
  content: Blob | undefined
  /** Why they have not. */
  failure: string | undefined
  onRetry: () => void
  onSave: () => void
  onClose: () => void
}

const image = /^image\/(png|jpeg|gif|webp)$/

/** Whether a browser can show a file of this type in place. */
export const isShownInPlace = (type: string): boolean => image.test(type) || type === 'application/pdf'

/** An image or a PDF, as large as the window allows. */
export function FileDialog({ file: { name, type, size }, content, failure, ...on }: FileDialogProps) {
  // The server found the type in the content. Under it alone the browser shows the bytes, whatever else they could be.
  const file = useMemo(() => content && new Blob([content], { type }), [content, type])
  const url = useObjectUrl(file)
  return (
    <Dialog title={name} isOpen onClose={on.onClose} width={type === 'application/pdf' ? 1100 : 960}>
      <div className="file-dialog">
        {failure ? (
          <ErrorState title="No pudimos traer el archivo" message={failure} onRetry={on.onRetry} />
        ) : url ? (
          <Shown url={url} name={name} type={type} />
        ) : (
          <Skeleton height="20rem" />
        )}
        <Button onClick={on.onSave}>
          <i className="pi pi-download" aria-hidden="true" />
          Descargar ({formatFileSize(size)})
        </Button>
      </div>
    </Dialog>
  )
}

function Shown({ url, name, type }: { url: string; name: string; type: string }) {
  if (type !== 'application/pdf') return <img src={url} alt={name} />
  if (!navigator.pdfViewerEnabled) {
    return (
      <EmptyState title="Este navegador no muestra PDF" icon={<i className="pi pi-file-pdf" />}>
        Descargalo para abrirlo con otra aplicación.
      </EmptyState>
    )
  }
  return <iframe className="file-dialog-pdf" src={url} title={`Vista previa de ${name}`} />
}
