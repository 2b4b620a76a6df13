import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { q } from '../../../api/operations.ts'
import { ApiError } from '../../../api/problem.ts'
import { QueryState } from '../../../api/QueryState.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Drawing } from '../../../ui/Drawing.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { useMay } from '../../developers/door.ts'
import { findCard } from '../board-state.ts'
import { cardPath } from '../place.ts'
import { boardQuery, followedBoard } from '../queries.ts'

const CardDetail = onDemand(async () => (await import('../CardDetail.tsx')).CardDetail)
// Preload, so that tasks can be opened offline.
CardDetail.preload()

type TaskPaneProps = { id: string; isPhone: boolean; onClose: () => Promise<boolean> }

/** The open task beside the list, with all data of its card. */
export function TaskPane({ id, isPhone, onClose }: TaskPaneProps) {
  const task = useQuery(q('getTask', { id }))
  const boardId = task.data?.boardId
  const board = useQuery({ ...boardQuery(boardId ?? ''), enabled: boardId !== undefined })
  const onBoard = findCard(board.data, id)
  const other = useQuery({ ...q('getCard', { id }), enabled: board.data !== undefined && !onBoard })
  const card = onBoard ?? other.data
  const mayWrite = useMay('updateCard')
  useEffect(() => {
    if (boardId === undefined) return
    followedBoard.set(boardId)
    return () => followedBoard.set(null)
  }, [boardId])
  const error = task.error ?? board.error ?? (onBoard ? null : other.error)
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <section className="task-pane prints-whole prints-alone" aria-label="Tarea">
      {isPhone && (
        <h1 className="visually-hidden" tabIndex={-1}>
          Tarea
        </h1>
      )}
      {card && <h2 className="visually-hidden">{card.title}</h2>}
      <div className="task-pane-head">
        <IconButton
          icon={isPhone ? 'pi-arrow-left' : 'pi-times'}
          label={isPhone ? 'Volver a la lista' : 'Cerrar la tarea'}
          onClick={() => void onClose()}
        />
        <span className="task-pane-place">{task.data && `${task.data.boardTitle} · ${task.data.listTitle}`}</span>
        {card && (
          <Link className="button button-normal button-small" to={cardPath(card.boardId, card.id)}>
            Ver en el tablero
          </Link>
        )}
      </div>
      {isGone && (
        <EmptyState
          title="No encontramos esa tarea"
          drawing={<Drawing name="gate" />}
          actions={<Button onClick={() => void onClose()}>Ver la lista</Button>}
        >
          Puede que la hayan eliminado, o que sea de otra empresa.
        </EmptyState>
      )}
      {!isGone && (!board.data || !card) && (
        <QueryState
          error={error}
          title="No pudimos traer la tarea"
          height="20rem"
          onRetry={() => void (task.error ? task.refetch() : board.refetch())}
        />
      )}
      {board.data && card && !isGone && (
        <CardDetail board={board.data} card={card} mayWrite={mayWrite} onClose={onClose} />
      )}
    </section>
  )
}
