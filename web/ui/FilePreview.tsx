import { useMemo } from 'react'
import { useObjectUrl } from '../lib/use-object-url.ts'
import { ErrorState } from './ErrorState.tsx'
import { Skeleton } from './Skeleton.tsx'
import { onDemand } from './on-demand.tsx'
import './FilePreview.css'

const PdfView = onDemand(async () => (await import('./pdf/PdfView.tsx')).PdfView)

type FilePreviewProps = {
  file: { name: string; type: string }
  /** The content; undefined while loading. */
  content: Blob | undefined
  /** Why loading failed. */
  failure?: string | undefined
  onRetry?: () => void
}

const image = /^image\/(png|jpeg|gif|webp)$/

/** Whether a browser can preview files of this type. */
export const isShownInPlace = (type: string): boolean => image.test(type) || type === 'application/pdf'

/** Previews an image or a PDF at the available width. A PDF has its pages, zoom, search and print. */
export function FilePreview({ file: { name, type }, content, failure, onRetry }: FilePreviewProps) {
  // The type that the server detected: the browser must not sniff another one from the bytes.
  const file = useMemo(() => content && new Blob([content], { type }), [content, type])
  const url = useObjectUrl(file)
  if (failure) return <ErrorState title="No pudimos traer el archivo" message={failure} {...(onRetry && { onRetry })} />
  if (!url) return <Skeleton height="20rem" />
  // By its content: another one needs another frame.
  if (content && type === 'application/pdf') return <PdfView key={url} name={name} content={content} />
  return <img className="file-preview-image" src={url} alt={name} />
}
