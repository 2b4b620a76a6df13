import { DndContext, DragOverlay } from '@dnd-kit/core'
import { useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router-dom'
import { rowKey } from '../../api/drafts.ts'
import { useKeys } from '../../lib/use-keys.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { KeysDialog } from '../../ui/KeyList.tsx'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { PageHelpButton } from '../../ui/PageHelp.tsx'
import { undoLast } from '../../ui/undo.ts'
import { OfflineNote } from '../../ui/OfflineNote.tsx'
import { useMay } from '../developers/door.ts'
import { boardKeys } from './board-keys.ts'
import { addList } from './board-changes.ts'
import { BoardColumn } from './BoardColumn.tsx'
import { boardView, type BoardViewState } from './board-view.ts'
import { BoardFilter } from './BoardFilter.tsx'
import { CardFace } from './CardFace.tsx'
import { filterLists } from './filter-lists.ts'
import { People } from './People.tsx'
import { boardsPath } from './place.ts'
import type { Board, List } from './queries.ts'
import { QuickAdd } from './QuickAdd.tsx'
import { useBoardDrag, type DraggedItem } from './use-board-drag.ts'
import './BoardView.css'

const ArchiveDialog = onDemand(async () => (await import('./ArchiveDialog.tsx')).ArchiveDialog)

const countCards = (lists: readonly List[]) => lists.reduce((sum, { cards }) => sum + cards.length, 0)

/** A board with its lists side by side. Cards can be moved by mouse, touch and keyboard. */
export function BoardView({ board }: { board: Board }) {
  const mayWrite = useMay('updateCard')
  const instructions = useId()
  const [view, change] = useUrlState(boardView)
  const setArchive = (isOpen: boolean) => change({ isArchiveOpen: isOpen })
  const filter = JSON.stringify(view)
  // `view` is a new object on each render, so its JSON is the memo key.
  const visible = useMemo(() => filterLists(board.lists, JSON.parse(filter) as BoardViewState), [board.lists, filter])
  const [isKeysOpen, setIsKeysOpen] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  useKeys({
    '/': () => field.current?.querySelector('input')?.focus(),
    z: () => void undoLast(),
    '?': () => setIsKeysOpen(true),
  })
  const drag = useBoardDrag(board, visible)
  const { held, lists, announcement, context } = drag
  return (
    <div className="board prints-whole">
      <header className="board-head">
        <Link className="icon-button" to={boardsPath} aria-label="Todos los tableros" title="Todos los tableros">
          <i className="pi pi-arrow-left" aria-hidden="true" />
        </Link>
        <h1 className="board-title" tabIndex={-1}>
          {board.title}
        </h1>
        <People people={board.members} most={6} />
        <IconButton
          icon="pi-box"
          label="Tarjetas archivadas"
          onPointerEnter={ArchiveDialog.preload}
          onClick={() => setArchive(true)}
        />
        <KeysButton onClick={() => setIsKeysOpen(true)} />
        <PageHelpButton />
      </header>
      <BoardFilter
        board={board}
        view={view}
        onView={change}
        field={field}
        shown={countCards(visible)}
        total={countCards(board.lists)}
      />
      <OfflineNote />
      <p id={instructions} className="visually-hidden">
        Enter abre la tarjeta.{' '}
        {mayWrite && 'Espacio la levanta; las flechas la mueven, Espacio la suelta y Escape cancela.'}
      </p>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <DndContext {...context}>
        <div className="board-lists prints-whole">
          {lists.map((list, index) => (
            <BoardColumn
              key={rowKey(list)}
              list={list}
              fullList={board.lists.find(({ id }) => id === list.id) ?? list}
              index={index}
              isLast={index === lists.length - 1}
              held={held}
              mayWrite={mayWrite}
              instructions={instructions}
            />
          ))}
          {mayWrite && (
            <div className="board-new-list screen-only">
              <QuickAdd
                label="Título de la lista"
                button="Agregar lista"
                add="Agregar lista"
                onAdd={(title) => addList(board.id, title)}
              />
            </div>
          )}
          {lists.length === 0 && !mayWrite && (
            <EmptyState title="Este tablero no tiene listas" icon={<i className="pi pi-th-large" />} />
          )}
        </div>
        <Overlay held={held} board={board} />
      </DndContext>
      {isKeysOpen && <KeysDialog entries={boardKeys} onClose={() => setIsKeysOpen(false)} />}
      {view.isArchiveOpen && <ArchiveDialog board={board} mayWrite={mayWrite} onClose={() => setArchive(false)} />}
    </div>
  )
}

/** The drag image at the pointer. A keyboard drag has none: the item itself moves in its list. */
function Overlay({ held, board }: { held: DraggedItem | null; board: Board }) {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  let content: ReactNode = null
  if (held && !held.isByKeyboard) {
    const list = board.lists.find(({ id }) => id === held.id)
    const card = board.lists.flatMap(({ cards }) => cards).find(({ id }) => id === held.id)
    if (card) content = <CardFace card={card} className="board-card-lifted" />
    else if (list) content = <div className="board-list-lifted">{list.title}</div>
  }
  return createPortal(<DragOverlay dropAnimation={isCalm ? null : undefined}>{content}</DragOverlay>, document.body)
}
