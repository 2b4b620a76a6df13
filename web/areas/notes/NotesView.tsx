import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useKeys } from '../../lib/use-keys.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { KeysDialog } from '../../ui/KeyList.tsx'
import { PrintedCount } from '../../ui/PrintedCount.tsx'
import { undoLast } from '../../ui/undo.ts'
import { UndoNotices } from '../../ui/UndoNotices.tsx'
import { OfflineNote } from '../../ui/OfflineNote.tsx'
import { NoteBoard } from './board/NoteBoard.tsx'
import { noteKeys } from './note-keys.ts'
import { NoteDialog } from './editor/NoteDialog.tsx'
import { QuickNote } from './editor/QuickNote.tsx'
import { NoteLabelsDialog } from './NoteLabelsDialog.tsx'
import { purgeAll, removeNote, setArchived, setPinned } from './note-actions.ts'
import type { ListedNote, NoteLabel } from './note.ts'
import { NotesHeader } from './NotesHeader.tsx'
import { NotesState } from './NotesState.tsx'
import { boardView, isNarrowed, pathOf, type BoardView } from './place.ts'
import { labelsQuery } from './queries.ts'
import { resumeSaving } from './saving.ts'
import { useBoard } from './use-board.ts'
import { countWord } from './words.ts'
import './NotesView.css'

const noLabels: NoteLabel[] = []

/** The board, the form for a new note, and the open note. */
export function NotesView({ openId }: { openId: string | null }) {
  const [view, setView] = useUrlState(boardView)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [writingId, setWritingId] = useState<string | null>(null)
  const board = useBoard(view, writingId)
  const { notes, total, isTotalCut } = board
  const labels = useQuery(labelsQuery).data ?? noLabels
  const [dialog, setDialog] = useState<'labels' | 'keys' | null>(null)
  const field = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(resumeSaving, [])
  const addressOf = (id: string | null) => {
    const others = new URLSearchParams(search)
    others.delete('nuevo')
    const text = others.toString()
    return pathOf(id) + (text ? `?${text}` : '')
  }
  useBoardKeys(notes, {
    '/': () => field.current?.querySelector('input')?.focus(),
    n: () => opener.current?.click(),
    z: () => void undoLast(),
    '?': () => setDialog('keys'),
  })
  const isTrash = view.view === 'trash'
  const words = useMemo(() => view.query.split(/\s+/).filter(Boolean), [view.query])
  return (
    <div className="page notes">
      <NotesHeader
        view={view}
        onView={setView}
        labels={labels}
        count={total === undefined ? '' : countWord(total, isNarrowed(view), isTotalCut)}
        search={field}
        onLabels={() => setDialog('labels')}
        onKeys={() => setDialog('keys')}
      />
      <OfflineNote>Podés seguir escribiendo: se guarda en este navegador hasta que vuelva.</OfflineNote>
      {!isTrash && (
        <QuickNote
          labels={labels}
          startLabels={view.labels}
          opener={opener}
          onLabels={() => setDialog('labels')}
          onWriting={setWritingId}
        />
      )}
      <BoardArea board={board} view={view} onView={setView} labels={labels} words={words} addressOf={addressOf} />
      {openId !== null && (
        <NoteDialog
          key={openId}
          id={openId}
          labels={labels}
          words={words}
          onClose={() => void navigate(addressOf(null), { preventScrollReset: true })}
          onLabels={() => setDialog('labels')}
        />
      )}
      {dialog === 'labels' && <NoteLabelsDialog labels={labels} onClose={() => setDialog(null)} />}
      {dialog === 'keys' && <KeysDialog entries={noteKeys} onClose={() => setDialog(null)} />}
      <UndoNotices />
    </div>
  )
}

type BoardAreaProps = {
  board: ReturnType<typeof useBoard>
  view: BoardView
  onView: (view: Partial<BoardView>) => void
  labels: NoteLabel[]
  words: readonly string[]
  addressOf: (id: string) => string
}

/** The cards, or the board's state without them. */
function BoardArea({ board, view, onView, labels, words, addressOf }: BoardAreaProps) {
  const { list, notes, total } = board
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const mayFetch = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  const onNearEnd = useCallback(() => {
    if (mayFetch) void fetchNextPage()
  }, [mayFetch, fetchNextPage])
  if (notes.length === 0) return <NotesState list={list} view={view} onView={onView} />
  return (
    <>
      {view.view === 'trash' && (
        <p className="notes-trash">
          Las notas se eliminan para siempre a los 30 días.
          <Button size="small" onClick={() => void purgeAll(isNarrowed(view) ? undefined : total)}>
            Vaciar la papelera
          </Button>
        </p>
      )}
      {list.error && (
        <Alert type="error">
          No pudimos traer todas las notas.{' '}
          <Button size="small" onClick={() => void (isFetchNextPageError ? fetchNextPage() : list.refetch())}>
            Reintentar
          </Button>
        </Alert>
      )}
      <PrintedCount count={notes.length} total={total} noun="notas" />
      <NoteBoard
        notes={notes}
        labels={labels}
        words={words}
        isSplit={view.view === 'notes' || view.view === 'archived'}
        addressOf={addressOf}
        onNearEnd={onNearEnd}
      />
      {isFetchingNextPage && (
        <p className="notes-more" role="status">
          <span className="spinner" aria-hidden="true" /> Cargando más…
        </p>
      )}
    </>
  )
}

type PageKeys = Parameters<typeof useKeys>[0]

/** Binds the page's shortcuts and those of the focused card. */
function useBoardKeys(notes: ListedNote[], keys: PageKeys): void {
  const links = () => [...document.querySelectorAll<HTMLElement>('.note-card-link')]
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-note]')
  const step = (by: 1 | -1) => {
    const all = links()
    const link = focused()?.querySelector<HTMLElement>('.note-card-link')
    const next = link ? all[all.indexOf(link) + by] : all[0]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  const onFocused = (act: (note: ListedNote) => unknown) => () => {
    const note = notes.find(({ id }) => id === focused()?.dataset.note)
    if (note && note.deletedAt === null) void act(note)
  }
  useKeys({
    ...keys,
    j: () => step(1),
    k: () => step(-1),
    f: onFocused((note) => setPinned(note, !note.pinned)),
    e: onFocused((note) => setArchived(note, !note.archived)),
    '#': onFocused(removeNote),
  })
}
