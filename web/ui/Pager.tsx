import { useState, type FormEvent } from 'react'
import { formatNumber } from '../lib/format.ts'
import { IconButton } from './IconButton.tsx'
import './Field.css'
import './Pager.css'

type PagerProps = {
  /** Counted from 1. */
  page: number
  lastPage: number
  /** What is shown, such as '1–10 de 243'. */
  summary: string
  onPage: (page: number) => void
  /** The pointer or the focus is on the way to a page. */
  onApproach?: (page: number) => void
}

/** Leads through the pages of a list, one by one or to a number that is typed. */
export function Pager({ page, lastPage, summary, onPage, onApproach }: PagerProps) {
  const approach = (to: number) => {
    const go = () => to >= 1 && to <= lastPage && onApproach?.(to)
    return { onPointerEnter: go, onFocus: go }
  }
  return (
    <nav className="pager" aria-label="Páginas">
      <span className="pager-summary">{summary}</span>
      <span className="pager-controls">
        <IconButton icon="pi-angle-double-left" label="Primera página" disabled={page <= 1} onClick={() => onPage(1)} />
        <IconButton
          icon="pi-angle-left"
          label="Página anterior"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
          {...approach(page - 1)}
        />
        <PageInput key={page} page={page} lastPage={lastPage} onPage={onPage} />
        <IconButton
          icon="pi-angle-right"
          label="Página siguiente"
          disabled={page >= lastPage}
          onClick={() => onPage(page + 1)}
          {...approach(page + 1)}
        />
        <IconButton
          icon="pi-angle-double-right"
          label="Última página"
          disabled={page >= lastPage}
          onClick={() => onPage(lastPage)}
        />
      </span>
    </nav>
  )
}

function PageInput({ page, lastPage, onPage }: Pick<PagerProps, 'page' | 'lastPage' | 'onPage'>) {
  const [text, setText] = useState(String(page))
  const go = (event: FormEvent) => {
    event.preventDefault()
    const wanted = Number(text.replaceAll('.', ''))
    if (Number.isInteger(wanted) && wanted >= 1) onPage(Math.min(wanted, lastPage))
    else setText(String(page))
  }
  return (
    <form className="pager-page" onSubmit={go}>
      <input
        className="input pager-input"
        inputMode="numeric"
        aria-label={`Página, de ${formatNumber(lastPage)}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText(String(page))}
      />
      <span aria-hidden="true">de {formatNumber(lastPage)}</span>
    </form>
  )
}
