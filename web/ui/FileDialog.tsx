import { formatFileSize } from '../lib/file-size.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { FilePreview } from './FilePreview.tsx'
import './FileDialog.css'

type FileDialogProps = {
  file: { name: string; type: string; size: number }
  /** The content; undefined while loading. */
  content: Blob | undefined
  /** Why loading failed. */
  failure: string | undefined
  onRetry: () => void
  onSave: () => void
  onClose: () => void
}

/** An image or a PDF, as large as the window allows. */
export function FileDialog({ file, content, failure, onRetry, onSave, onClose }: FileDialogProps) {
  const { name, type, size } = file
  return (
    <Dialog title={name} isOpen onClose={onClose} width={type === 'application/pdf' ? 1100 : 960}>
      <div className="file-dialog">
        <FilePreview file={file} content={content} failure={failure} onRetry={onRetry} />
        <Button onClick={onSave}>
          <i className="pi pi-download" aria-hidden="true" />
          Descargar ({formatFileSize(size)})
        </Button>
      </div>
    </Dialog>
  )
}
