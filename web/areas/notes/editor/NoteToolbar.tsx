import { useRef, useState } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, type MenuEntry } from '../../../ui/Menu.tsx'
import { colorEntries } from '../color-entries.tsx'
import type { Fields, NoteLabel, NotePatch } from '../note.ts'
import { presets } from '../reminder.ts'
import { labelTitle } from '../words.ts'
import { ReminderDialog } from './ReminderDialog.tsx'

type NoteToolbarProps = {
  note: Fields
  labels: NoteLabel[]
  isList: boolean
  onChecklist: () => void
  onImage: (file: File) => void
  onEdit: (patch: NotePatch) => void
  /** Opens the dialog that manages labels. */
  onLabels: () => void
}

/** The actions on a note besides its text. */
export function NoteToolbar({ note, labels, isList, onChecklist, onImage, onEdit, onLabels }: NoteToolbarProps) {
  const file = useRef<HTMLInputElement>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const { reminder, color, pinned } = note
  const toggleLabel = (id: string) => {
    const has = note.labels.includes(id)
    onEdit({ labels: has ? note.labels.filter((each) => each !== id) : [...note.labels, id] })
  }
  return (
    <div className="note-toolbar" role="group" aria-label="Herramientas de la nota">
      <IconButton
        icon="pi-list-check"
        label={isList ? 'Pasar las tareas a texto' : 'Agregar tareas'}
        aria-pressed={isList}
        onClick={onChecklist}
      />
      <IconButton icon="pi-image" label="Agregar una imagen" onClick={() => file.current?.click()} />
      <input
        ref={file}
        type="file"
        hidden
        accept="image/*"
        aria-label="Imagen de la nota"
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          event.target.value = ''
          if (chosen) onImage(chosen)
        }}
      />
      <Menu
        label="Recordatorio"
        entries={reminderEntries(
          reminder,
          (time) => onEdit({ reminder: time }),
          () => setIsChoosing(true),
        )}
      >
        <i className="pi pi-bell" aria-hidden="true" />
      </Menu>
      <Menu label="Color" entries={colorEntries(color, (chosen) => onEdit({ color: chosen }))}>
        <i className="pi pi-palette" aria-hidden="true" />
      </Menu>
      <Menu label="Etiquetas" entries={labelEntries(labels, note.labels, toggleLabel, onLabels)}>
        <i className="pi pi-tag" aria-hidden="true" />
      </Menu>
      <IconButton
        icon="pi-thumbtack"
        label={pinned ? 'Soltar' : 'Fijar arriba'}
        aria-pressed={pinned}
        onClick={() => onEdit({ pinned: !pinned })}
      />
      {isChoosing && (
        <ReminderDialog
          reminder={reminder}
          onChoose={(time) => onEdit({ reminder: time })}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  )
}

function reminderEntries(
  reminder: string | null,
  onChoose: (time: string | null) => void,
  onOther: () => void,
): MenuEntry[] {
  const remove = { id: 'none', label: 'Sacar el recordatorio', isApart: true, onSelect: () => onChoose(null) }
  return [
    ...presets(new Date()).map(({ label, time }) => ({
      id: label,
      label,
      onSelect: () => onChoose(time.toISOString()),
    })),
    { id: 'other', label: 'Elegir fecha y hora…', onSelect: onOther },
    ...(reminder ? [remove] : []),
  ]
}

function labelEntries(
  labels: NoteLabel[],
  carried: string[],
  onToggle: (id: string) => void,
  onEdit: () => void,
): MenuEntry[] {
  return [
    ...labels.map((label) => ({
      id: label.id,
      label: labelTitle(label),
      checked: carried.includes(label.id),
      onSelect: () => onToggle(label.id),
    })),
    { id: 'edit', label: 'Crear y cambiar etiquetas…', isApart: labels.length > 0, onSelect: onEdit },
  ]
}
