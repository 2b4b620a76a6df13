import { useRef, type CSSProperties, type MouseEvent, type PointerEvent } from 'react'
import { Link } from 'react-router-dom'
import { withVisibleControls } from '../../../openapi/shared/bidi.ts'
import { isComposing } from '../../lib/composing.ts'
import { formatDate } from '../../lib/format.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import { dropOf, startDrag } from '../../ui/files/drag.ts'
import { iconOf, isFolder, placeWords } from './file-view.ts'
import { focusEntry } from './focus-entry.ts'
import type { Item } from './queries.ts'
import { saveItem, type FileManager } from './use-file-manager.ts'

type FileEntryProps = {
  item: Item
  /** Its index in the whole list. */
  index: number
  total: number
  manager: FileManager
  place: CSSProperties
}

const entry = (id: string, label: string, icon: string, onSelect: () => void): MenuEntry => ({
  id,
  label,
  icon: <i className={`pi ${icon}`} />,
  onSelect,
})

/** The menu of a folder or file; move and delete act on the whole selection if it belongs to it. */
function entriesOf(item: Item, manager: FileManager): MenuEntry[] {
  const { mayWrite, selection } = manager
  const isOneOfMany = selection.ids.size > 1 && selection.ids.has(item.id)
  const ids = isOneOfMany ? [...selection.ids] : [item.id]
  const many = isOneOfMany ? ` ${ids.length} elementos` : ''
  const move = entry('move', `Mover${many}`, 'pi-arrow-right', () => manager.setMoving(manager.targetOf(ids)))
  const remove = entry('delete', `Eliminar${many}`, 'pi-trash', () => manager.remove(ids))
  const changes = [move, { ...remove, danger: true, isApart: true }]
  if (isOneOfMany) return changes
  return [
    entry('open', 'Abrir', 'pi-external-link', () => manager.open(item)),
    entry('details', 'Detalles', 'pi-info-circle', () => manager.changeView({ detail: item.id })),
    ...(isFolder(item) ? [] : [entry('save', 'Descargar', 'pi-download', () => void saveItem(item))]),
    ...(mayWrite ? [entry('rename', 'Renombrar', 'pi-pencil', () => manager.setRenaming(item.id)), ...changes] : []),
  ]
}

/** Icon and name are drag handles; a selected entry is draggable everywhere. Elsewhere a press draws a selection box. */
function setDraggable(event: PointerEvent<HTMLLIElement>, isChosen: boolean, isRenaming: boolean): void {
  const isHandle = (event.target as Element).closest('.file-entry-icon, .file-entry-name') !== null
  event.currentTarget.draggable = !isRenaming && (isChosen || isHandle)
}

/** A folder or file, as a row or as a tile. */
export function FileEntry({ item, index, total, manager, place }: FileEntryProps) {
  const { mayWrite, renaming, selection } = manager
  const root = useRef<HTMLLIElement>(null)
  const isChosen = selection.ids.has(item.id)
  const isRenaming = renaming === item.id
  const drag = mayWrite && {
    onPointerDown: (event: PointerEvent<HTMLLIElement>) => setDraggable(event, isChosen, isRenaming),
    onDragStart: (event: React.DragEvent) => startDrag(event, isChosen ? [...selection.ids] : [item.id]),
    ...(isFolder(item) ? dropOf(item.id, manager.move) : {}),
  }
  const openMenu = (event: MouseEvent) => {
    event.preventDefault()
    if (mayWrite && !isChosen) selection.only(item.id)
    root.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click()
  }
  const choose = (event: MouseEvent) => {
    const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch'
    if (event.shiftKey) selection.extend(item.id)
    else if (event.ctrlKey || event.metaKey || isTouch) selection.toggle(item.id)
    else selection.only(item.id)
  }
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest('button, input, a, label, [popover]')) return
    // Who cannot change files has no use for a selection: the row opens.
    if (mayWrite) choose(event)
    else manager.open(item)
  }
  const onName = (event: MouseEvent) => {
    if (mayWrite && (event.shiftKey || event.ctrlKey || event.metaKey)) choose(event)
    else manager.open(item)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the checkbox and the name button work by keyboard
    <li
      ref={root}
      data-file={item.id}
      data-place={index}
      aria-setsize={total}
      aria-posinset={index + 1}
      className={classNames('file-entry', isChosen && 'file-entry-chosen')}
      style={place}
      onContextMenu={openMenu}
      onClick={onClick}
      {...drag}
    >
      {mayWrite && (
        <Checkbox
          className="screen-only"
          label={`Elegir ${item.name}`}
          checked={isChosen}
          onChange={({ nativeEvent }) => {
            if ((nativeEvent as unknown as globalThis.PointerEvent).shiftKey) selection.extend(item.id)
            else selection.toggle(item.id)
          }}
        />
      )}
      <i className={classNames('pi file-entry-icon', iconOf(item))} aria-hidden="true" />
      <div className="file-entry-names">
        {isRenaming ? (
          <NameField item={item} manager={manager} />
        ) : (
          <button type="button" className="file-entry-name prints-as-text" title={item.name} onClick={onName}>
            {withVisibleControls(item.name)}
          </button>
        )}
        {manager.view.search && <Place item={item} manager={manager} />}
      </div>
      <span className="file-entry-size">{isFolder(item) ? item.contents : item.size}</span>
      <span className="file-entry-date">{formatDate(item.modifiedAt)}</span>
      <Menu label={`Opciones de ${item.name}`} entries={entriesOf(item, manager)}>
        <i className="pi pi-ellipsis-v" aria-hidden="true" />
      </Menu>
    </li>
  )
}

/** Link to the folder of a search result. */
function Place({ item: { folderId }, manager: { list, folderAddress } }: Pick<FileEntryProps, 'item' | 'manager'>) {
  const words = placeWords(list.pathTo(folderId))
  return (
    <Link className="file-entry-place" to={folderAddress(folderId)} title={words}>
      {words}
    </Link>
  )
}

/** Renames in place: Enter and blur save, Escape cancels. The extension is not selected. */
function NameField({ item, manager }: { item: Item; manager: FileManager }) {
  const isDone = useRef(false)
  const end = (name: string) => {
    if (isDone.current) return
    isDone.current = true
    manager.rename(item, name)
  }
  // After Enter or Escape, return the focus to the entry.
  const endByKey = (name: string) => {
    end(name)
    requestAnimationFrame(() => focusEntry(`[data-file="${CSS.escape(item.id)}"]`))
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
        if (isComposing(event)) return
        if (event.key === 'Enter') endByKey(event.currentTarget.value)
        if (event.key === 'Escape') endByKey(item.name)
      }}
    />
  )
}
