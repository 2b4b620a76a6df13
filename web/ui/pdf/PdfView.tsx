import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { isComposing } from '../../lib/composing.ts'
import { EmptyState } from '../EmptyState.tsx'
import { IconButton } from '../IconButton.tsx'
import type { PdfFailure, PdfFound, PdfUnprintable, PdfView as View } from './pdf-messages.ts'
import { framePage, frameRights } from './start-frame.ts'
import { usePdfFrame } from './use-pdf-frame.ts'
import './PdfView.css'

const failureTexts: Record<PdfFailure | 'unavailable', string> = {
  unavailable: 'El visor no llegó. Revisá tu conexión, cerrá y volvé a abrir el documento.',
  password: 'El PDF tiene contraseña. Descargalo y abrilo con otra aplicación.',
  damaged: 'El PDF está dañado o no se puede mostrar. Descargalo y probá con otra aplicación.',
}
const unprintableTexts: Record<PdfUnprintable, string> = {
  refused: 'Este navegador no imprime desde acá. Descargá el PDF e imprimilo con otra aplicación.',
  long: 'Son más de 200 páginas. Descargá el PDF e imprimilo con otra aplicación.',
}

const smallest = 0.25
const largest = 5
const clampScale = (scale: number) => Math.min(Math.max(scale, smallest), largest)

/**
 * A PDF, painted page by page in a frame of opaque origin without network: nothing in the file runs in Obra's origin. Its text can be
 * selected, searched and printed.
 */
export function PdfView({ name, content }: { name: string; content: Blob }) {
  const [view, setView] = useState<View>({ page: 1, scale: null, rotation: 0 })
  const searchField = useRef<HTMLInputElement>(null)
  const goTo = (page: number) => setView((before) => ({ ...before, page }))
  const { frame, state, send } = usePdfFrame(content, {
    onFound: ({ page }) => page > 0 && goTo(page),
    onSearch: () => searchField.current?.focus(),
  })
  const { pageCount, failure, scale, printing, unprintable } = state
  useEffect(() => {
    if (pageCount > 0) send({ kind: 'show', view })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `send` is another function on each render
  }, [pageCount, view])
  if (failure) return <EmptyState title="No pudimos mostrar el PDF">{failureTexts[failure]}</EmptyState>
  const zoom = (factor: number) => setView({ ...view, scale: clampScale(scale * factor) })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    searchField.current?.focus()
  }
  return (
    <div className="pdf-view">
      <div className="pdf-view-bar" role="toolbar" aria-label="PDF" onKeyDown={onKeyDown}>
        <Pages page={view.page} pageCount={pageCount} onPage={goTo} />
        <IconButton icon="pi-search-minus" label="Alejar" disabled={scale <= smallest} onClick={() => zoom(1 / 1.25)} />
        <IconButton icon="pi-search-plus" label="Acercar" disabled={scale >= largest} onClick={() => zoom(1.25)} />
        <IconButton
          icon="pi-arrows-h"
          label="Ajustar al ancho"
          aria-pressed={view.scale === null}
          onClick={() => setView({ ...view, scale: null })}
        />
        <IconButton
          icon="pi-refresh"
          label="Girar"
          onClick={() => setView({ ...view, rotation: (view.rotation + 90) % 360 })}
        />
        <IconButton
          icon="pi-print"
          label="Imprimir el PDF"
          disabled={pageCount === 0 || printing > 0}
          onClick={() => send({ kind: 'print' })}
        />
        <Search
          field={searchField}
          found={state.found}
          isDisabled={pageCount === 0}
          onFind={(query, step) => send({ kind: 'find', query, step })}
        />
      </div>
      {printing > 0 && (
        <p className="pdf-view-note" role="status">
          Preparando la impresión: página {printing} de {pageCount}…
        </p>
      )}
      {unprintable && (
        <p className="pdf-view-note" role="alert">
          {unprintableTexts[unprintable]}
        </p>
      )}
      <iframe
        ref={frame}
        className="pdf-view-frame"
        sandbox={frameRights}
        src={framePage}
        title={`Vista previa de ${name}`}
      />
    </div>
  )
}

type PagesProps = { page: number; pageCount: number; onPage: (page: number) => void }

/** The page in sight, its neighbours, and a field to go to another one. */
function Pages({ page, pageCount, onPage }: PagesProps) {
  const [typed, setTyped] = useState<string>()
  const go = (event: FormEvent) => {
    event.preventDefault()
    const wanted = Number(typed)
    if (Number.isInteger(wanted) && wanted >= 1) onPage(Math.min(wanted, pageCount))
    setTyped(undefined)
  }
  return (
    <>
      <IconButton icon="pi-angle-up" label="Página anterior" disabled={page <= 1} onClick={() => onPage(page - 1)} />
      {pageCount > 0 ? (
        <form className="pdf-view-page" onSubmit={go}>
          <input
            className="input"
            aria-label="Ir a la página"
            inputMode="numeric"
            maxLength={6}
            value={typed ?? page}
            onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
            onBlur={go}
          />
          <span aria-hidden="true">de {pageCount}</span>
        </form>
      ) : (
        <span className="pdf-view-note">Abriendo el PDF…</span>
      )}
      <span className="visually-hidden" role="status" aria-label="Página">
        {pageCount > 0 && `Página ${page} de ${pageCount}`}
      </span>
      <IconButton
        icon="pi-angle-down"
        label="Página siguiente"
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      />
    </>
  )
}

/** 'Coincidencia 3 de 17', or why there is none. */
function foundText({ count, current, isDone, hasText }: PdfFound): string {
  if (count > 0) return `${current} de ${count}${isDone ? '' : '…'}`
  if (!isDone) return 'Buscando…'
  return hasText ? 'No está' : 'Sin texto: es un escaneo'
}

type SearchProps = {
  field: React.RefObject<HTMLInputElement | null>
  found: PdfFound | undefined
  isDisabled: boolean
  onFind: (query: string, step: 1 | -1) => void
}

/** Finds words in the document: Enter goes to the next match, Shift+Enter to the previous one. */
function Search({ field, found, isDisabled, onFind }: SearchProps) {
  const [query, setQuery] = useState('')
  const hasQuery = query.trim() !== ''
  const step = (to: 1 | -1) => hasQuery && onFind(query, to)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    step(event.shiftKey ? -1 : 1)
  }
  const hasMatches = hasQuery && found !== undefined && found.count > 0
  return (
    <div className="pdf-view-search" role="search">
      <input
        ref={field}
        className="input"
        type="search"
        aria-label="Buscar en el PDF"
        placeholder="Buscar en el PDF"
        maxLength={200}
        disabled={isDisabled}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value)
          onFind(target.value, 1)
        }}
        onKeyDown={onKeyDown}
      />
      <IconButton icon="pi-angle-left" label="Coincidencia anterior" disabled={!hasMatches} onClick={() => step(-1)} />
      <IconButton icon="pi-angle-right" label="Coincidencia siguiente" disabled={!hasMatches} onClick={() => step(1)} />
      <span className="pdf-view-note" role="status" aria-label="Coincidencias">
        {hasQuery && found && foundText(found)}
      </span>
    </div>
  )
}
