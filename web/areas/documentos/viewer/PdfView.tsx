import { useEffect, useRef, useState } from 'react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
// oxlint-disable-next-line import/default -- Vite makes the URL the default export
import frameScript from './pdf-frame.ts?worker&url'
import { readPdfEvent, type PdfCommand, type PdfFailure } from './pdf-messages.ts'
import './PdfView.css'

/** How long to wait for the scripts of the frame. */
const frameTimeout = 30_000

const failureTexts: Record<PdfFailure | 'unavailable', string> = {
  unavailable: 'El visor no llegó. Revisá tu conexión, cerrá y volvé a abrir el documento.',
  password: 'El PDF tiene contraseña. Descargalo y abrilo con otra aplicación.',
  damaged: 'El PDF está dañado o no se puede mostrar. Descargalo y probá con otra aplicación.',
}

/** A PDF, painted page by page in a frame of opaque origin without network: nothing in the file runs in Obra's origin. */
export function PdfView({ name, content }: { name: string; content: Blob }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  const [pageCount, setPageCount] = useState(0)
  const [failure, setFailure] = useState<PdfFailure | 'unavailable'>()
  const [view, setView] = useState({ page: 1, scale: 1, rotation: 0 })
  // The frame has no origin that could be named as the target.
  const send = (command: PdfCommand) => frame.current?.contentWindow?.postMessage(command, '*')

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow) return
      const event = readPdfEvent(data)
      if (event?.kind === 'ready') {
        setIsReady(true)
        void content.arrayBuffer().then((bytes) => send({ kind: 'open', bytes }))
      }
      if (event?.kind === 'opened') setPageCount(event.pageCount)
      if (event?.kind === 'failed') setFailure(event.reason)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [content])
  useEffect(() => {
    if (pageCount > 0) send({ kind: 'show', view })
  }, [pageCount, view])
  useEffect(() => {
    if (isReady) return
    const waiting = setTimeout(() => setFailure('unavailable'), frameTimeout)
    return () => clearTimeout(waiting)
  }, [isReady])

  if (failure) return <EmptyState title="No pudimos mostrar el PDF">{failureTexts[failure]}</EmptyState>
  const { page, scale, rotation } = view
  return (
    <div className="pdf-view">
      <div className="pdf-view-bar" role="toolbar" aria-label="PDF">
        <IconButton
          icon="pi-angle-up"
          label="Página anterior"
          disabled={page <= 1}
          onClick={() => setView({ ...view, page: page - 1 })}
        />
        <span role="status">{pageCount > 0 ? `Página ${page} de ${pageCount}` : 'Abriendo el PDF…'}</span>
        <IconButton
          icon="pi-angle-down"
          label="Página siguiente"
          disabled={page >= pageCount}
          onClick={() => setView({ ...view, page: page + 1 })}
        />
        <IconButton
          icon="pi-search-minus"
          label="Alejar"
          disabled={scale <= 0.25}
          onClick={() => setView({ ...view, scale: scale / 1.25 })}
        />
        <IconButton
          icon="pi-search-plus"
          label="Acercar"
          disabled={scale >= 5}
          onClick={() => setView({ ...view, scale: scale * 1.25 })}
        />
        <IconButton
          icon="pi-refresh"
          label="Girar"
          onClick={() => setView({ ...view, rotation: (rotation + 90) % 360 })}
        />
      </div>
      <iframe
        ref={frame}
        className="pdf-view-frame"
        sandbox="allow-scripts"
        src={`${import.meta.env.BASE_URL}assets/pdf-frame.html#${frameScript}`}
        title={`Vista previa de ${name}`}
      />
    </div>
  )
}
