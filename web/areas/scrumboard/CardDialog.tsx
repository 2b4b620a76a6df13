import { useQuery } from '@tanstack/react-query'
import { q } from '../../api/operations.ts'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { leaveForms } from '../../ui/form/open-forms.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { UndoNotices } from '../../ui/UndoNotices.tsx'
import { useMay } from '../developers/door.ts'
import { findCard } from './board-state.ts'
import type { Board } from './queries.ts'

const CardDetail = onDemand(async () => (await import('./CardDetail.tsx')).CardDetail)
// Preload, so that cards can be opened offline.
CardDetail.preload()

type CardDialogProps = { board: Board; cardId: string; onClose: () => void }

/** The card in the URL, in a dialog over its board. */
export function CardDialog({ board, cardId, onClose }: CardDialogProps) {
  const mayWrite = useMay('updateCard')
  const onBoard = findCard(board, cardId)
  // A card that is not on the board may be archived.
  const { data, error, isPending, refetch } = useQuery({ ...q('getCard', { id: cardId }), enabled: !onBoard })
  const card = onBoard ?? (data?.boardId === board.id ? data : undefined)
  const isThere = card && !(error && !onBoard)
  const close = async () => {
    const isLeft = await leaveForms()
    if (isLeft) onClose()
    return isLeft
  }
  const list = board.lists.find(({ id }) => id === card?.listId)
  return (
    <Dialog title={list ? `En «${list.title}»` : 'Tarjeta'} isOpen onClose={() => void close()} width={920} placesFocus>
      {isThere && <CardDetail board={board} card={card} mayWrite={mayWrite} onClose={close} />}
      {!isThere && isPending && <Skeleton height="16rem" />}
      {!isThere && !isPending && <Missing error={error} onRetry={() => void refetch()} />}
      <UndoNotices />
    </Dialog>
  )
}

function Missing({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error && !(error instanceof ApiError && error.status === 404)) {
    return <ErrorState title="No pudimos traer la tarjeta" message={errorMessage(error)} onRetry={onRetry} />
  }
  return (
    <EmptyState title="No encontramos esa tarjeta" icon={<i className="pi pi-search" />}>
      Puede que la hayan eliminado. El tablero está detrás.
    </EmptyState>
  )
}
