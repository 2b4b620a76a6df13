import { FilePreview, isShownInPlace } from '../../../ui/FilePreview.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'

const PdfView = onDemand(async () => (await import('./PdfView.tsx')).PdfView)

export type DocumentViewerProps = {
  /** `type` is the media type that the server detected. */
  file: { name: string; type: string }
  /** The content of the version; undefined while loading. */
  content: Blob | undefined
  /** Why loading failed, as a sentence for the user. */
  failure?: string | undefined
  onRetry?: () => void
}

/** Shows a version of a document: a PDF or an image. The caller offers the download, also of kinds that cannot be shown. */
export function DocumentViewer(props: DocumentViewerProps) {
  const { file, content, failure } = props
  if (!isShownInPlace(file.type)) {
    return <EmptyState title="Este tipo de archivo no se puede mostrar">Descargalo para abrirlo.</EmptyState>
  }
  if (file.type === 'application/pdf' && content && !failure) {
    return <PdfView name={file.name} content={content} />
  }
  return <FilePreview {...props} />
}
