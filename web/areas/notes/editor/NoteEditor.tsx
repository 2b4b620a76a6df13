import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react'
import { isComposing } from '../../../lib/composing.ts'
import { notify } from '../../../api/notices.ts'
import { errorMessage } from '../../../api/problem.ts'
import { filesOfPaste } from '../../../lib/paste-as-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { requireRoom } from '../../user/door.ts'
import type { Fields, NoteLabel, NotePatch } from '../note.ts'
import { labelTitle } from '../words.ts'
import { Checklist } from './Checklist.tsx'
import { GrowingText } from './GrowingText.tsx'
import { PictureProblem } from '../../../ui/picture/scale-picture.ts'
import { imageIn, toNoteImage } from './note-image.ts'
import { NoteToolbar } from './NoteToolbar.tsx'
import { ReminderChip } from './ReminderChip.tsx'
import '../colors.ts'
import './NoteEditor.css'

type NoteEditorProps = {
  note: Fields
  labels: NoteLabel[]
  /** Focuses the text, for a new note. */
  hasFocus: boolean
  /** Starts with an empty checklist line. */
  startsWithChecklist?: boolean
  onEdit: (patch: NotePatch) => void
  onLabels: () => void
  /** Rendered after the toolbar: the save state and the close button. */
  end: ReactNode
}

/** Edits a note. Keeps no draft: each change is passed to `onEdit` at once. */
export function NoteEditor({ note, labels, onEdit, onLabels, end, ...props }: NoteEditorProps) {
  const { hasFocus, startsWithChecklist = false } = props
  const [hasChecklist, setHasChecklist] = useState(startsWithChecklist || note.tasks !== null)
  const image = useImage((image) => onEdit({ image }))
  const carried = labels.filter(({ id }) => note.labels.includes(id))
  const isList = hasChecklist || note.tasks !== null
  const toggleChecklist = () => {
    if (note.tasks === null) setHasChecklist(!isList)
    else {
      // Turn the tasks into lines of text, so that none is lost.
      const lines = note.tasks.map(({ content }) => content)
      setHasChecklist(false)
      onEdit({ tasks: null, content: [note.content, ...lines].filter(Boolean).join('\n') })
    }
  }
  return (
    <div
      className={classNames('note-editor', image.isOver && 'note-editor-over')}
      data-note-color={note.color ?? ''}
      onPaste={image.onPaste}
      {...image.dropArea}
    >
      {note.image && (
        <div className="note-editor-image">
          <img src={note.image} alt="Imagen de la nota" />
          <IconButton icon="pi-times" label="Quitar la imagen" onClick={() => onEdit({ image: null })} />
        </div>
      )}
      {image.isBusy && (
        <p className="note-editor-busy" role="status">
          <span className="spinner" aria-hidden="true" /> Preparando la imagen…
        </p>
      )}
      <GrowingText
        label="Título"
        className="note-editor-title"
        placeholder="Título"
        maxLength={300}
        value={note.title}
        onText={(title) => onEdit({ title: title.replaceAll(/\r?\n/g, ' ') })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return
          event.preventDefault()
          const fields = event.currentTarget.closest('.note-editor')?.querySelectorAll('textarea')
          fields?.[1]?.focus()
        }}
      />
      <GrowingText
        label="Texto"
        className="note-editor-text"
        placeholder="Escribí una nota…"
        autoFocus={hasFocus && !startsWithChecklist}
        maxLength={20_000}
        value={note.content}
        onText={(content) => onEdit({ content })}
      />
      {isList && (
        <Checklist tasks={note.tasks} hasFocus={startsWithChecklist} onChange={(tasks) => onEdit({ tasks })} />
      )}
      {(note.reminder || carried.length > 0) && (
        <ul role="list" className="note-card-chips" aria-label="Recordatorio y etiquetas">
          {note.reminder && <ReminderChip reminder={note.reminder} onRemove={() => onEdit({ reminder: null })} />}
          {carried.map((label) => (
            <li key={label.id} className="note-chip">
              {labelTitle(label)}
              <button
                type="button"
                className="note-chip-remove"
                aria-label={`Sacar «${labelTitle(label)}»`}
                onClick={() => onEdit({ labels: note.labels.filter((id) => id !== label.id) })}
              >
                <i className="pi pi-times" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="note-editor-foot">
        <NoteToolbar
          note={note}
          labels={labels}
          isList={isList}
          onChecklist={toggleChecklist}
          onImage={(file) => void image.take(file)}
          onEdit={onEdit}
          onLabels={onLabels}
        />
        {end}
      </div>
    </div>
  )
}

/** Reads an image that was chosen, pasted or dropped. */
function useImage(onImage: (image: string) => void) {
  const [isBusy, setIsBusy] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const take = async (file: File) => {
    setIsBusy(true)
    try {
      const image = await toNoteImage(file)
      await requireRoom(new File([image], file.name), 'person')
      onImage(image)
    } catch (error) {
      const message = error instanceof PictureProblem ? error.message : errorMessage(error)
      notify({ type: 'error', title: 'No se agregó la imagen', message })
    } finally {
      setIsBusy(false)
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const file = imageIn(filesOfPaste(event.clipboardData))
    if (!file) return
    event.preventDefault()
    void take(file)
  }
  const dropArea = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      setIsOver(false)
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      const file = imageIn(event.dataTransfer.files)
      if (file) void take(file)
      else
        notify({
          type: 'error',
          title: 'No se agregó la imagen',
          message: 'Una nota lleva una imagen, no otros archivos.',
        })
    },
  }
  return { isBusy, isOver, take, onPaste, dropArea }
}
