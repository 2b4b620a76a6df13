import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { QueryState } from '../../api/QueryState.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { UndoNotices } from '../../ui/UndoNotices.tsx'
import { cardPath } from './place.ts'
import { archivePageSize, archiveQuery, type Board, type Card } from './queries.ts'
import { deleteCard, unarchiveCard } from './removals.ts'
import './ArchiveDialog.css'

type ArchiveDialogProps = { board: Board; mayWrite: boolean; onClose: () => void }

/** The archived cards of a board: search, view, restore and delete. */
export function ArchiveDialog({ board, mayWrite, onClose }: ArchiveDialogProps) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(archiveQuery({ boardId: board.id, search, page }))
  const find = (text: string) => {
    setSearch(text)
    setPage(1)
  }
  return (
    <Dialog title="Tarjetas archivadas" isOpen onClose={onClose}>
      <div className="archive">
        <ListSearch label="Buscar en las archivadas" value={search} onSearch={find} />
        {!data && <QueryState error={error} onRetry={() => void refetch()} title="No pudimos traer el archivo" />}
        {data?.total === 0 && (
          <EmptyState
            title={search ? 'Nada con ese texto' : 'No hay tarjetas archivadas'}
            icon={<i className="pi pi-box" />}
          >
            {search ? 'Probá con otra palabra.' : 'Lo que archivás sale del tablero y queda acá.'}
          </EmptyState>
        )}
        <ul role="list">
          {data?.items.map((card) => (
            <Archived key={card.id} board={board} card={card} mayWrite={mayWrite} />
          ))}
        </ul>
        {data && data.lastPage > 1 && (
          <Pagination noun="tarjetas" page={page} pageSize={archivePageSize} total={data.total} onPage={setPage} />
        )}
      </div>
      <UndoNotices />
    </Dialog>
  )
}

function Archived({ board, card, mayWrite }: { board: Board; card: Card; mayWrite: boolean }) {
  const list = board.lists.find(({ id }) => id === card.listId)
  return (
    <li className="archive-card">
      <span className="archive-title">
        <Link to={cardPath(board.id, card.id)}>{card.title}</Link>
        {list && <span>{list.title}</span>}
      </span>
      {mayWrite && (
        <>
          <Button
            size="small"
            aria-label={`Devolver al tablero ${card.title}`}
            onClick={() => void unarchiveCard(card)}
          >
            Devolver
          </Button>
          <Button size="small" aria-label={`Eliminar ${card.title}`} onClick={() => void deleteCard(card)}>
            Eliminar
          </Button>
        </>
      )}
    </li>
  )
}
