import { useState } from 'react'
import { isComposing } from '../../lib/composing.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LabelChip } from './LabelChip.tsx'
import type { Label, LabelColor } from './queries.ts'
import { labelTitle } from './words.ts'
import './LabelEditor.css'

const colors: Record<LabelColor, string> = {
  gray: 'Gris',
  blue: 'Azul',
  indigo: 'Índigo',
  purple: 'Violeta',
  red: 'Rojo',
  amber: 'Ámbar',
  green: 'Verde',
  teal: 'Turquesa',
}

type LabelEditorProps = {
  label: Label | null
  /** The initial title of a new label. */
  title: string
  onSave: (title: string, color: LabelColor) => void
  onCancel: () => void
  onDelete: (() => void) | undefined
}

/** Edits the title and colour of a label. */
export function LabelEditor({ label, title: initialTitle, onSave, onCancel, onDelete }: LabelEditorProps) {
  const [title, setTitle] = useState(label ? labelTitle(label) : initialTitle)
  const [color, setColor] = useState<LabelColor>(label?.color ?? 'blue')
  const save = () => {
    // Send the stored title if it was not edited, so that its translation does not replace it.
    const isSame = label !== null && title.trim() === labelTitle(label)
    if (title.trim()) onSave(isSame ? label.title : title.trim(), color)
  }
  return (
    <div className="label-editor" role="group" aria-label={label ? `Editar ${labelTitle(label)}` : 'Nueva etiqueta'}>
      <input
        type="text"
        className="input"
        aria-label="Nombre de la etiqueta"
        placeholder="Nombre"
        maxLength={200}
        autoFocus
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return
          event.preventDefault()
          save()
        }}
      />
      <div className="label-editor-colors" role="radiogroup" aria-label="Color">
        {(Object.keys(colors) as LabelColor[]).map((value) => (
          <label key={value} data-label-color={value} title={colors[value]}>
            <input
              type="radio"
              name="label-color"
              aria-label={colors[value]}
              checked={color === value}
              onChange={() => setColor(value)}
            />
          </label>
        ))}
      </div>
      <LabelChip label={{ title: title.trim() || 'Etiqueta', color }} />
      <div className="label-editor-actions">
        {onDelete && <IconButton icon="pi-trash" label="Eliminar la etiqueta" onClick={onDelete} />}
        <Button size="small" onClick={onCancel}>
          Cancelar
        </Button>
        <Button size="small" variant="primary" disabled={!title.trim()} onClick={save}>
          {label ? 'Guardar' : 'Crear'}
        </Button>
      </div>
    </div>
  )
}
