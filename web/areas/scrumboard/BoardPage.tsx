import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ApiError } from '../../api/problem.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { preloadRichTextEditor } from '../../ui/RichTextField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { UndoNotices } from '../../ui/UndoNotices.tsx'
import { useMay } from '../developers/door.ts'
import { BoardView } from './BoardView.tsx'
import { CardDialog } from './CardDialog.tsx'
import { NotThere } from './NotThere.tsx'
import { boardPath } from './place.ts'
import { boardQuery, followedBoard } from './queries.ts'

type BoardPageProps = { boardId: string; cardId: string | null }

/** A board, with a dialog for the card in the URL. */
export function BoardPage({ boardId, cardId }: BoardPageProps) {
  const { data: board, error, refetch } = useQuery(boardQuery(boardId))
  const navigate = useNavigate()
  const { search } = useLocation()
  const mayWrite = useMay('updateCard')
  const isThere = board !== undefined && !error
  useEffect(() => {
    if (!isThere) return
    followedBoard.set(boardId)
    return () => followedBoard.set(null)
  }, [boardId, isThere])
  useEffect(() => {
    // Preload, so that a card opened offline still has its editor.
    if (isThere && mayWrite) preloadRichTextEditor()
  }, [isThere, mayWrite])
  if (error instanceof ApiError && error.status === 404) return <NotThere title="No encontramos ese tablero" />
  if (!board) {
    return (
      <QueryState
        error={error}
        title="No pudimos traer el tablero"
        offline="El tablero aparece apenas vuelva."
        onRetry={() => void refetch()}
      >
        <Loading />
      </QueryState>
    )
  }
  const close = () => void navigate({ pathname: boardPath(boardId), search })
  return (
    <>
      <BoardView board={board} />
      {cardId === null ? <UndoNotices /> : <CardDialog key={cardId} board={board} cardId={cardId} onClose={close} />}
    </>
  )
}

function Loading() {
  return (
    <div className="board" role="status">
      <span className="visually-hidden">Cargando el tablero…</span>
      <div className="board-head">
        <Skeleton width="16rem" height="1.75rem" />
      </div>
      <div className="board-lists">
        {[24, 16, 20].map((height) => (
          <Skeleton key={height} width="18rem" height={`${height}rem`} radius="var(--radius-md)" />
        ))}
      </div>
    </div>
  )
}
