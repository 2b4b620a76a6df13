import type { MouseEvent } from 'react'
import { iconClass } from '../../lib/icon-class.ts'
import { focusPanel } from '../../ui/focus-panel.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import type { Shortcut } from './queries.ts'

type ShortcutListProps = {
  shortcuts: Shortcut[]
  canOpen: (link: string) => boolean
  onEdit: (shortcut: Shortcut) => void
  onDelete: (shortcut: Shortcut) => void
}

/** All shortcuts with edit and delete, including those whose link has no screen. */
export function ShortcutList({ shortcuts, canOpen, onEdit, onDelete }: ShortcutListProps) {
  const remove = (event: MouseEvent<HTMLButtonElement>, shortcut: Shortcut) => {
    const item = event.currentTarget.closest('li')
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
    const next = neighbour?.querySelector<HTMLElement>('.shortcut-delete')
    if (next) next.focus()
    else focusPanel(event.currentTarget)
    onDelete(shortcut)
  }
  return (
    <ul role="list" className="shortcut-list">
      {shortcuts.map((shortcut) => (
        <li key={shortcut.id} className="shortcut-row">
          <span className="shortcut-icon" aria-hidden="true">
            <i className={iconClass(shortcut.icon, 'pi-link')} />
          </span>
          <div className="shortcut-row-text">
            <p className="shortcut-label">{shortcut.label}</p>
            {canOpen(shortcut.link) ? (
              <p className="shortcut-description">{shortcut.description}</p>
            ) : (
              <p className="shortcut-warning">Lleva a una página que no está disponible</p>
            )}
          </div>
          <IconButton
            label={`Editar ${shortcut.label}`}
            title="Editar"
            icon="pi-pencil"
            onClick={() => onEdit(shortcut)}
          />
          <IconButton
            label={`Borrar ${shortcut.label}`}
            title="Borrar"
            icon="pi-trash"
            className="shortcut-delete"
            onClick={(event) => remove(event, shortcut)}
          />
        </li>
      ))}
    </ul>
  )
}
