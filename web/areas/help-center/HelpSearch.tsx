import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { QueryState } from '../../api/QueryState.tsx'
import { markWords } from '../../lib/fold.ts'
import { useUrlState, type UrlCodec } from '../../lib/use-url-state.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { helpCenter } from './help-words.ts'
import { helpSearchQuery, type HelpHit } from './queries.ts'
import './HelpSearch.css'

const searchCodec: UrlCodec<{ text: string }> = {
  read: (search) => ({ text: search.get('buscar') ?? '' }),
  write: ({ text }) => ({ buscar: text || undefined }),
}

/** Searches guides and questions; the results replace the page below. */
export function HelpSearch({ children }: { children: ReactNode }) {
  const [{ text }, change] = useUrlState(searchCodec)
  return (
    <>
      <div className="help-search">
        <ListSearch
          label="Buscar en la ayuda"
          value={text}
          onSearch={(next) => change({ text: next }, { replace: true })}
        />
      </div>
      {text.trim() === '' ? children : <HelpHits text={text.trim()} onClear={() => change({ text: '' })} />}
    </>
  )
}

function HelpHits({ text, onClear }: { text: string; onClear: () => void }) {
  const { data: hits, error, refetch } = useQuery(helpSearchQuery(text))
  if (!hits) {
    return <QueryState error={error} onRetry={() => void refetch()} title="No pudimos buscar" />
  }
  if (hits.length === 0) {
    return (
      <EmptyState
        title={`No encontramos nada sobre «${text}»`}
        icon={<i className="pi pi-search" />}
        actions={
          <>
            <Button onClick={onClear}>Ver toda la ayuda</Button>
            <Link to={`${helpCenter}/support`}>Preguntarle a una persona</Link>
          </>
        }
      >
        Probá con otra palabra, o con menos.
      </EmptyState>
    )
  }
  return (
    <ul className="help-hits" role="list" aria-label="Encontrado en la ayuda">
      {hits.map((hit) => (
        <li key={hit.link} className="help-hit">
          <p className="help-hit-kind">{hit.kind === 'guide' ? 'Guía' : 'Pregunta'}</p>
          <Link className="help-hit-title" to={hit.link}>
            <Marked text={hit.title} words={hit.words} />
          </Link>
          <p className="help-hit-text">
            <Marked text={hit.excerpt} words={hit.words} />
          </p>
        </li>
      ))}
    </ul>
  )
}

function Marked({ text, words }: Pick<HelpHit, 'words'> & { text: string }) {
  return markWords(text, words).map(({ text: part, isHit }, at) => (isHit ? <mark key={at}>{part}</mark> : part))
}
