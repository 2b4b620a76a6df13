import type { RefObject } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import type { NoteLabel } from './note.ts'
import type { BoardView, View } from './place.ts'
import { labelTitle } from './words.ts'

const views: { value: View; label: string }[] = [
  { value: 'notes', label: 'Notas' },
  { value: 'reminders', label: 'Recordatorios' },
  { value: 'archived', label: 'Archivo' },
  { value: 'trash', label: 'Papelera' },
]

type NotesHeaderProps = {
  view: BoardView
  onView: (view: Partial<BoardView>, options?: { replace: boolean }) => void
  labels: NoteLabel[]
  count: string
  search: RefObject<HTMLDivElement | null>
  onLabels: () => void
  onKeys: () => void
}

/** The board's view, search and label filter. */
export function NotesHeader({ view, onView, labels, count, search, onLabels, onKeys }: NotesHeaderProps) {
  const toggle = (id: string) => {
    const isOn = view.labels.includes(id)
    onView({ labels: isOn ? view.labels.filter((each) => each !== id) : [...view.labels, id] })
  }
  return (
    <>
      <PageHeader
        title="Notas"
        subtitle={<span role="status">{count}</span>}
        actions={
          <>
            <div ref={search} className="notes-search">
              <ListSearch
                label="Buscar notas"
                value={view.query}
                onSearch={(query) => onView({ query }, { replace: true })}
              />
            </div>
            <IconButton icon="pi-tags" label="Cambiar las etiquetas" onClick={onLabels} />
            <KeysButton onClick={onKeys} />
          </>
        }
      />
      <div className="notes-filters">
        <Segmented label="Qué notas" options={views} value={view.view} onChange={(next) => onView({ view: next })} />
        {labels.length > 0 && (
          <div className="notes-labels" role="group" aria-label="Filtrar por etiqueta">
            {labels.map((label) => (
              <button
                key={label.id}
                type="button"
                className="notes-label"
                aria-pressed={view.labels.includes(label.id)}
                onClick={() => toggle(label.id)}
              >
                {labelTitle(label)}
              </button>
            ))}
          </div>
        )}
      </div>
    </>
  )
}
