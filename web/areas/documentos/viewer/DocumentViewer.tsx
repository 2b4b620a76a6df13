import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FilePreview, isShownInPlace } from '../../../ui/FilePreview.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { isText } from './text-content.ts'

const TextView = onDemand(async () => (await import('./TextView.tsx')).TextView)

export type DocumentViewerProps = {
  /** Of the version: two of a document are shown side by side. */
  id: string
  /** `type` is the media type that the server detected. */
  file: { name: string; type: string }
  /** The content of the version; undefined while loading. */
  content: Blob | undefined
  /** Why loading failed, as a sentence for the user. */
  failure?: string | undefined
  onRetry?: () => void
}

/** Whether the viewer shows files of this type. Others can only be downloaded. */
export const isViewed = (type: string): boolean => isShownInPlace(type) || isText(type)

/**
 * Shows a version of a document: a PDF, an image or a text. Nothing in it runs: PDFs are painted in a frame of opaque origin, and
 * the server gives HTML and SVG a type that is only downloaded. The caller offers the download.
 */
export function DocumentViewer(props: DocumentViewerProps) {
  const { id, file, content, failure } = props
  if (!isViewed(file.type))
    return (
      <EmptyState title="Este tipo de archivo no se puede mostrar" icon={<i className="pi pi-file" />}>
        Descargalo para abrirlo con otra aplicación.
      </EmptyState>
    )
  if (content && !failure && isText(file.type)) return <TextView {...{ id, file, content }} />
  return <FilePreview {...props} />
}
