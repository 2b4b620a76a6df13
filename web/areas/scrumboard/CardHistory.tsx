import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryState } from '../../api/QueryState.tsx'
import { Button } from '../../ui/Button.tsx'
import { HistoryPanel } from '../../ui/HistoryPanel.tsx'
import { historyItem } from './card-history.ts'
import { historyQuery } from './queries.ts'

/** The history of a card, loaded when it is expanded. */
export function CardHistory({ cardId }: { cardId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className="card-history" aria-label="Historial">
      <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <i className="pi pi-history" aria-hidden="true" /> {isOpen ? 'Ocultar historial' : 'Ver historial'}
      </Button>
      {isOpen && <Changes cardId={cardId} />}
    </section>
  )
}

function Changes({ cardId }: { cardId: string }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    historyQuery(cardId),
  )
  const changes = data?.pages.flatMap((page) => page.items)
  if (!changes) {
    return (
      <QueryState error={error} onRetry={() => void refetch()} title="No pudimos traer el historial" height="4rem" />
    )
  }
  if (changes.length === 0) return <p className="form-note">Sin cambios anotados todavía.</p>
  return (
    <>
      <HistoryPanel items={changes.map(historyItem)} />
      {hasNextPage && (
        <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Ver anteriores
        </Button>
      )}
    </>
  )
}
