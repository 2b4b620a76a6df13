import { useEffect, useRef, useState, type RefObject } from 'react'
import { newUuid } from '../../../lib/uuid.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { emptyFields, isBlank, type NoteLabel, type NotePatch } from '../note.ts'
import { dropUnsaved, editNote, saveNow } from '../saving.ts'
import { unsavedOf } from '../unsaved.ts'
import { knownNote } from '../queries.ts'
import { useNote } from '../use-note.ts'
import { NoteEditor } from './NoteEditor.tsx'
import { SaveNote } from './SaveNote.tsx'
import './QuickNote.css'

type QuickNoteProps = {
  labels: NoteLabel[]
  /** The labels that the board is narrowed down to: the new note carries them, or it would not be seen. */
  startLabels: string[]
  opener: RefObject<HTMLButtonElement | null>
  onLabels: () => void
  /** The note that is being written is not on the board as well. */
  onWriting: (id: string | null) => void
}

/** The place for a new note, in front of the others. What is written saves itself, as in an open note. */
export function QuickNote({ onWriting, opener, ...props }: QuickNoteProps) {
  const [writing, setWriting] = useState<{ id: string; isList: boolean } | null>(null)
  const open = (isList: boolean) => {
    const id = newUuid()
    setWriting({ id, isList })
    onWriting(id)
  }
  const close = (byKey: boolean) => {
    if (!writing) return
    if (isBlank({ ...knownNote(writing.id), ...unsavedOf(writing.id)?.patch })) dropUnsaved(writing.id)
    else void saveNow(writing.id)
    setWriting(null)
    onWriting(null)
    if (byKey) setTimeout(() => opener.current?.focus())
  }
  if (writing) return <Writing key={writing.id} {...props} {...writing} onClose={close} />
  return (
    <div className="quick-note">
      <button ref={opener} type="button" className="quick-note-open" onClick={() => open(false)}>
        Escribí una nota…
      </button>
      <IconButton icon="pi-list-check" label="Nota con tareas" onClick={() => open(true)} />
    </div>
  )
}

type WritingProps = Omit<QuickNoteProps, 'opener' | 'onWriting'> & {
  id: string
  isList: boolean
  onClose: (byKey: boolean) => void
}

function Writing({ id, isList, labels, startLabels, onLabels, onClose }: WritingProps) {
  const box = useRef<HTMLDivElement>(null)
  const { stored, fields } = useNote(id, true)
  const shown = fields ?? { ...emptyFields, labels: startLabels }
  const edit = (patch: NotePatch) =>
    editNote(id, stored ?? null, fields || startLabels.length === 0 ? patch : { labels: startLabels, ...patch })
  useCloseOutside(box, () => onClose(false))
  return (
    <div
      ref={box}
      className="quick-note-writing"
      role="group"
      aria-label="Nota nueva"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onClose(true)
      }}
    >
      <NoteEditor
        note={shown}
        labels={labels}
        hasFocus
        startsWithChecklist={isList}
        onEdit={edit}
        onLabels={onLabels}
        end={
          <div className="note-editor-end">
            <SaveNote id={id} />
            <Button size="small" onClick={() => onClose(true)}>
              Listo
            </Button>
          </div>
        }
      />
    </div>
  )
}

/** What lies over the page belongs to the note that it was opened from. */
const isAbove = (element: Element) => element.closest('.p-dialog, .p-dialog-mask, [popover], .undo-notices, .notices')

function useCloseOutside(box: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!(target instanceof Element) || !box.current || box.current.contains(target) || isAbove(target)) return
      latest.current()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [box])
}
