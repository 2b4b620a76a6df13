import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { q } from '../../api/operations.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { relativeTime } from '../../lib/relative-time.ts'
import { useKeys } from '../../lib/use-keys.ts'
import { useMay } from '../developers/door.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { KeysDialog } from '../../ui/KeyList.tsx'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { undoLast } from '../../ui/undo.ts'
import { UndoNotices } from '../../ui/UndoNotices.tsx'
import { boardListKeys } from './board-keys.ts'
import { People } from './People.tsx'
import { boardPath } from './place.ts'
import type { BoardSummary } from './queries.ts'
import { deleteBoard } from './removals.ts'
import './BoardsPage.css'

const BoardDialog = onDemand(async () => (await import('./BoardDialog.tsx')).BoardDialog)

/** The boards of the company. */
export function BoardsPage() {
  const boards = useQuery(q('listBoards'))
  const mayWrite = useMay('createBoard')
  const navigate = useNavigate()
  const [editing, setEditing] = useState<BoardSummary | 'new' | null>(null)
  const [isKeysOpen, setIsKeysOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const step = (by: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('.board-tile-title a') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    links[at < 0 ? 0 : at + by]?.focus()
  }
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    n: () => mayWrite && setEditing('new'),
    z: () => void undoLast(),
    '?': () => setIsKeysOpen(true),
  })
  const create = mayWrite && (
    <Button variant="primary" onPointerEnter={BoardDialog.preload} onClick={() => setEditing('new')}>
      <i className="pi pi-plus" aria-hidden="true" /> Nuevo tablero
    </Button>
  )
  return (
    <div className="page">
      <PageHeader
        title="Tableros"
        subtitle="El trabajo de la empresa, en listas y tarjetas."
        actions={
          <>
            <KeysButton onClick={() => setIsKeysOpen(true)} />
            {create}
          </>
        }
      />
      {!boards.data && (
        <QueryState
          error={boards.error}
          title="No pudimos traer los tableros"
          offline="Los tableros aparecen apenas vuelva."
          onRetry={() => void boards.refetch()}
        >
          <Loading />
        </QueryState>
      )}
      {boards.data?.length === 0 && (
        <EmptyState title="Todavía no hay tableros" icon={<i className="pi pi-th-large" />} actions={create}>
          Un tablero reúne las tareas de una obra o de un equipo, en listas que van de pendiente a terminado.
        </EmptyState>
      )}
      {boards.data && boards.data.length > 0 && (
        <ul ref={list} className="boards" role="list">
          {boards.data.map((board) => (
            <BoardTile key={board.id} board={board} onEdit={mayWrite ? () => setEditing(board) : undefined} />
          ))}
        </ul>
      )}
      {isKeysOpen && <KeysDialog entries={boardListKeys} onClose={() => setIsKeysOpen(false)} />}
      <UndoNotices />
      {editing && (
        <BoardDialog
          board={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onSaved={({ id }) => {
            setEditing(null)
            if (editing === 'new') void navigate(boardPath(id))
          }}
        />
      )}
    </div>
  )
}

type BoardTileProps = { board: BoardSummary; onEdit: (() => void) | undefined }

function BoardTile({ board, onEdit }: BoardTileProps) {
  const { id, title, description, icon, lastActivity, members } = board
  return (
    <li className="board-tile">
      <div className="board-tile-head">
        <span className="board-tile-icon" aria-hidden="true">
          <i className={icon || 'pi pi-th-large'} />
        </span>
        {onEdit && (
          <Menu
            label={`Opciones de ${title}`}
            title="Opciones"
            className="icon-button board-tile-menu"
            entries={[
              { id: 'edit', label: 'Cambiar datos', icon: <i className="pi pi-pencil" />, onSelect: onEdit },
              {
                id: 'delete',
                label: 'Eliminar tablero',
                icon: <i className="pi pi-trash" />,
                danger: true,
                onSelect: () => void deleteBoard(board),
              },
            ]}
          >
            <i className="pi pi-ellipsis-v" aria-hidden="true" />
          </Menu>
        )}
      </div>
      <h2 className="board-tile-title">
        <Link to={boardPath(id)}>{title}</Link>
      </h2>
      {description && <p className="board-tile-text">{description}</p>}
      <div className="board-tile-foot">
        <People people={members} most={5} />
        <span className="board-tile-time">Actividad: {relativeTime(lastActivity)}</span>
      </div>
    </li>
  )
}

function Loading() {
  return (
    <div className="boards" role="status">
      <span className="visually-hidden">Cargando los tableros…</span>
      {[1, 2, 3].map((tile) => (
        <Skeleton key={tile} height="12rem" radius="var(--radius-md)" />
      ))}
    </div>
  )
}
