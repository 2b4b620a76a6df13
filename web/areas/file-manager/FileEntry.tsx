import { useRef, type CSSProperties, type MouseEvent } from 'react'
import { formatDate } from '../../lib/format.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import { dropOf, startDrag } from './drag.ts'
import { iconOf, isFolder } from './file-view.ts'
import type { Item } from './queries.ts'
import { saveItem, type FileManager } from './use-file-manager.ts'

type FileEntryProps = {
  item: Item
  manager: FileManager
  place: CSSProperties
  onChoose: (id: string, isRange: boolean) => void
}

/** What can be done with one folder or file. */
function entriesOf(item: Item, manager: FileManager): MenuEntry[] {
  const { mayWrite } = manager
  const entry = (id: string, label: string, icon: string, onSelect: () => void): MenuEntry => ({
    id,
    label,
    icon: <i className={`pi ${icon}`} />,
    onSelect,
  })
  return [
    entry('open', 'Abrir', 'pi-external-link', () => manager.open(item)),
    entry('details', 'Detalles', 'pi-info-circle', () => manager.changeView({ detail: item.id })),
    ...(isFolder(item) ? [] : [entry('save', 'Descargar', 'pi-download', () => void saveItem(item))]),
    ...(mayWrite
      ? [
          entry('rename', 'Renombrar', 'pi-pencil', () => manager.setRenaming(item.id)),
          entry('move', 'Mover', 'pi-arrow-right', () => manager.setMoving([item])),
          { ...entry('delete', 'Eliminar', 'pi-trash', () => manager.remove([item])), danger: true, isApart: true },
        ]
      : []),
  ]
}

/** A folder or a file: a row, or a tile of the grid. */
export function FileEntry({ item, manager, place, onChoose }: FileEntryProps) {
  const { chosen, items, mayWrite, renaming } = manager
  const root = useRef<HTMLLIElement>(null)
  const isChosen = chosen.has(item.id)
  const drag = mayWrite && {
    draggable: renaming !== item.id,
    onDragStart: (event: React.DragEvent) => startDrag(event, isChosen ? [...chosen] : [item.id]),
    ...(isFolder(item) ? dropOf(item.id, items) : {}),
  }
  const openMenu = (event: MouseEvent) => {
    event.preventDefault()
    root.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click()
  }
  const choose = (event: MouseEvent) => {
    if ((event.target as Element).closest('button, input, a, label')) return
    onChoose(item.id, event.shiftKey)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its box and its button do the same by key
    <li
      ref={root}
      data-file={item.id}
      className={classNames('file-entry', isChosen && 'file-entry-chosen')}
      style={place}
      onContextMenu={openMenu}
      onClick={mayWrite ? choose : undefined}
      {...drag}
    >
      {mayWrite && (
        <Checkbox
          label={`Elegir ${item.name}`}
          checked={isChosen}
          onChange={({ nativeEvent }) => onChoose(item.id, (nativeEvent as unknown as PointerEvent).shiftKey)}
        />
      )}
      <i className={classNames('pi file-entry-icon', iconOf(item))} aria-hidden="true" />
      {renaming === item.id ? (
        <NameField item={item} manager={manager} />
      ) : (
        <button type="button" className="file-entry-name" title={item.name} onClick={() => manager.open(item)}>
          {item.name}
        </button>
      )}
      <span className="file-entry-size">{isFolder(item) ? item.contents : item.size}</span>
      <span className="file-entry-date">{formatDate(item.modifiedAt)}</span>
      <Menu label={`Opciones de ${item.name}`} entries={entriesOf(item, manager)}>
        <i className="pi pi-ellipsis-v" aria-hidden="true" />
      </Menu>
    </li>
  )
}

/** Renames in place: Enter and leaving save, Escape does not. The ending stays out of what is marked. */
function NameField({ item, manager }: { item: Item; manager: FileManager }) {
  const isDone = useRef(false)
  const end = (name: string) => {
    if (isDone.current) return
    isDone.current = true
    void manager.rename(item, name)
  }
  return (
    <input
      className="input file-entry-rename"
      aria-label={`Nombre de ${item.name}`}
      defaultValue={item.name}
      maxLength={255}
      autoFocus
      onFocus={({ target }) => {
        const dot = target.value.lastIndexOf('.')
        target.setSelectionRange(0, isFolder(item) || dot < 1 ? target.value.length : dot)
      }}
      onBlur={({ target }) => end(target.value)}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') end(event.currentTarget.value)
        if (event.key === 'Escape') end(item.name)
      }}
    />
  )
}
