import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { changeLabel, createLabel, deleteLabel } from './board-changes.ts'
import { LabelChip } from './LabelChip.tsx'
import { LabelEditor } from './LabelEditor.tsx'
import { PickList } from './PickList.tsx'
import { cardsOf } from './board-state.ts'
import type { Board, Label } from './queries.ts'
import { cardCount, labelTitle } from './words.ts'

type LabelPickerProps = { board: Board; chosen: readonly Label[]; onToggle: (label: Label, isOn: boolean) => void }

/** Picks the labels of a card; also creates, edits and deletes labels of the board. */
export function LabelPicker({ board, chosen, onToggle }: LabelPickerProps) {
  const [editing, setEditing] = useState<Label | 'new' | null>(null)
  const done = () => setEditing(null)
  const removeAndClose = async (label: Label) => {
    await remove(board, label)
    done()
  }
  return (
    <PickList
      label="Elegir etiquetas"
      button="Etiquetas"
      icon="pi-tag"
      options={board.labels.map((label) => ({ id: label.id, text: labelTitle(label), item: label }))}
      chosen={chosen.map(({ id }) => id)}
      draw={(label) => <LabelChip label={label} />}
      onToggle={onToggle}
      beside={(label) => (
        <IconButton
          icon="pi-pencil"
          label={`Editar la etiqueta ${labelTitle(label)}`}
          onClick={() => setEditing(label)}
        />
      )}
      foot={(search, clear) =>
        editing === null ? (
          <Button size="small" variant="quiet" onClick={() => setEditing('new')}>
            <i className="pi pi-plus" aria-hidden="true" /> {search ? `Crear «${search}»` : 'Nueva etiqueta'}
          </Button>
        ) : (
          <LabelEditor
            key={editing === 'new' ? 'new' : editing.id}
            label={editing === 'new' ? null : editing}
            title={search}
            onCancel={done}
            onDelete={editing === 'new' ? undefined : () => void removeAndClose(editing)}
            onSave={async (title, color) => {
              done()
              clear()
              if (editing !== 'new') return void changeLabel(editing, { title, color })
              const created = await createLabel(board.id, title, color)
              if (created) onToggle(created, true)
            }}
          />
        )
      }
    />
  )
}

async function remove(board: Board, label: Label): Promise<void> {
  const count = cardsOf(board).filter((card) => card.labels.some(({ id }) => id === label.id)).length
  const answer = await confirm({
    title: `¿Eliminar la etiqueta «${labelTitle(label)}»?`,
    message: `Se quita de ${cardCount(count)}.`,
    icon: { name: 'pi-tag' },
    actions: { confirm: { label: 'Eliminar etiqueta' }, cancel: { label: 'Cancelar' } },
    dismissible: true,
  })
  if (answer === 'confirmed') await deleteLabel(label)
}
