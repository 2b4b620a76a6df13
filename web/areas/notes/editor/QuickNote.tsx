import { useEffect, useRef, useState, type RefObject } from 'react'
import { useNewForm } from '../../../lib/use-new-form.ts'
import { newUuid } from '../../../lib/uuid.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { emptyFields, isBlank, type NoteLabel, type NotePatch } from '../note.ts'
import { discardUnsaved, editNote, saveNow } from '../saving.ts'
import { unsavedOf } from '../unsaved.ts'
import { cachedNote } from '../queries.ts'
import { useNote } from '../use-note.ts'
import { NoteEditor } from './NoteEditor.tsx'
import { SaveNote } from './SaveNote.tsx'
import './QuickNote.css'

type QuickNoteProps = {
  labels: NoteLabel[]
  /** The labels that filter the board: the new note gets them, or the filter would hide it. */
  startLabels: string[]
  opener: RefObject<HTMLButtonElement | null>
  onLabels: () => void
  /** Reports the note being written, which the board leaves out. */
  onWriting: (id: string | null) => void
}

/** The form for a new note, above the board, which a button or the address opens. Saves automatically. */
export function QuickNote({ opener, ...props }: QuickNoteProps) {
  const byAddress = useNewForm()
  // Not in the address: the field must be there before the next keystroke.
  const [opened, setOpened] = useState<'note' | 'list' | null>(null)
  const close = (byKey: boolean) => {
    setOpened(null)
    if (byAddress.isOpen) byAddress.close()
    if (byKey) setTimeout(() => opener.current?.focus())
  }
  if (opened || byAddress.isOpen) return <Writing {...props} isList={opened === 'list'} onClose={close} />
  return (
    <div className="quick-note screen-only">
      <button ref={opener} type="button" className="quick-note-open" onClick={() => setOpened('note')}>
        Escribí una nota…
      </button>
      <IconButton icon="pi-list-check" label="Nota con tareas" onClick={() => setOpened('list')} />
    </div>
  )
}

type WritingProps = Omit<QuickNoteProps, 'opener'> & {
  isList: boolean
  onClose: (byKey: boolean) => void
}

function Writing({ isList, labels, startLabels, onLabels, onWriting, onClose }: WritingProps) {
  const [id] = useState(newUuid)
  useEffect(() => {
    onWriting(id)
    // Also when Back closes the form.
    return () => {
      if (isBlank({ ...cachedNote(id), ...unsavedOf(id)?.patch })) discardUnsaved(id)
      else void saveNow(id)
      onWriting(null)
    }
  }, [id, onWriting])
  const box = useRef<HTMLDivElement>(null)
  const { stored, fields } = useNote(id, true)
  const note = fields ?? { ...emptyFields, labels: startLabels }
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
        note={note}
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

/** Overlays opened from the note do not count as outside of it. */
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
