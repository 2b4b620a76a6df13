import { useEffect, useMemo, useState } from 'react'
import { useNow } from '../../../lib/use-now.ts'
import type { ListedNote, NoteLabel } from '../note.ts'
import { NoteCard } from './NoteCard.tsx'
import { NoteColumns } from './NoteColumns.tsx'

const minColumnWidth = 236
const gap = 16

type NoteBoardProps = {
  notes: ListedNote[]
  labels: NoteLabel[]
  words: readonly string[]
  /** Shows pinned notes in a separate group. */
  isSplit: boolean
  addressOf: (id: string) => string
  onNearEnd: () => void
}

/** A view's notes, in as many columns as fit. */
export function NoteBoard({ notes, labels, words, isSplit, addressOf, onNearEnd }: NoteBoardProps) {
  const [board, setBoard] = useState<HTMLDivElement | null>(null)
  const width = useWidth(board)
  const now = useNow(true)
  const columns = Math.max(1, Math.floor((width + gap) / (minColumnWidth + gap)))
  const labelOf = useMemo(() => new Map(labels.map((label) => [label.id, label])), [labels])
  const card = (note: ListedNote) => (
    <NoteCard note={note} labelOf={labelOf} words={words} now={now} address={addressOf(note.id)} />
  )
  const pinned = isSplit ? notes.filter((note) => note.pinned) : []
  const others = isSplit ? notes.filter((note) => !note.pinned) : notes
  return (
    <div ref={setBoard} className="note-board">
      {width > 0 && (
        <>
          {pinned.length > 0 && (
            <section aria-labelledby="notes-pinned">
              <h2 id="notes-pinned" className="note-board-title">
                Fijadas
              </h2>
              <NoteColumns key={columns} label="Notas fijadas" notes={pinned} columns={columns} width={width}>
                {card}
              </NoteColumns>
            </section>
          )}
          {others.length > 0 && (
            <section aria-label={pinned.length > 0 ? undefined : 'Notas'}>
              {pinned.length > 0 && <h2 className="note-board-title">Otras</h2>}
              <NoteColumns
                key={columns}
                label={pinned.length > 0 ? 'Otras notas' : 'Notas'}
                notes={others}
                columns={columns}
                width={width}
                onNearEnd={onNearEnd}
              >
                {card}
              </NoteColumns>
            </section>
          )}
        </>
      )}
    </div>
  )
}

function useWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element) return
    const watch = new ResizeObserver(() => setWidth(element.clientWidth))
    watch.observe(element)
    return () => watch.disconnect()
  }, [element])
  return width
}
