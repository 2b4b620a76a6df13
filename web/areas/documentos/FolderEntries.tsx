import type { DragEvent, MouseEvent, ReactNode } from 'react'
import { withVisibleControls } from '../../../openapi/shared/bidi.ts'
import { formatDate } from '../../lib/format.ts'
import { formatFileSize } from '../../lib/file-size.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DataTable, type DataColumn } from '../../ui/DataTable.tsx'
import { dropOf, startDrag } from '../../ui/files/drag.ts'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import type { Named } from './document-changes.ts'
import { planoTag } from './document-tags.tsx'
import { DocumentName } from './DocumentName.tsx'
import { ExpiryTag } from './ExpiryTag.tsx'
import type { FolderView } from './documentos-view.ts'
import { childrenOf } from './folder-tree.ts'
import { saveDocument, saveFolder, type Documento } from './queries.ts'
import { TilePicture } from './TilePicture.tsx'
import type { Folder } from './use-folder.ts'

type Row = { id: string; entry: Named }

const menuEntry = (id: string, label: string, icon: string, onSelect: () => void): MenuEntry => ({
  id,
  label,
  icon: <i className={`pi ${icon}`} />,
  onSelect,
})

/** The menu of a folder or document; move and delete act on the whole selection if it belongs to it. */
function entriesOf(entry: Named, folder: Folder): MenuEntry[] {
  const { proyectoId, selection, mayWrite, setDialog } = folder
  const { id } = entry.item
  const isOneOfMany = selection.ids.size > 1 && selection.ids.has(id)
  const ids = isOneOfMany ? [...selection.ids] : [id]
  const many = isOneOfMany ? ` ${ids.length} elementos` : ''
  const changes = [
    menuEntry('move', `Mover${many}`, 'pi-arrow-right', () =>
      setDialog({ kind: 'move', target: folder.targetOf(ids) }),
    ),
    { ...menuEntry('delete', `Eliminar${many}`, 'pi-trash', () => folder.remove(ids)), danger: true, isApart: true },
  ]
  if (isOneOfMany) return changes
  const save =
    entry.kind === 'carpeta'
      ? menuEntry('save', 'Descargar como zip', 'pi-download', () => void saveFolder(proyectoId, entry.item))
      : menuEntry('save', 'Descargar', 'pi-download', () => void saveDocument(proyectoId, entry.item))
  const rename = menuEntry('rename', 'Renombrar', 'pi-pencil', () => setDialog({ kind: 'rename', named: entry }))
  return [
    menuEntry('open', entry.kind === 'carpeta' ? 'Abrir' : 'Ver los detalles', 'pi-external-link', () =>
      open(entry, folder),
    ),
    save,
    ...(mayWrite ? [rename, ...changes] : []),
  ]
}

const open = ({ kind, item }: Named, folder: Folder) =>
  kind === 'carpeta' ? folder.openFolder(item.id) : folder.changeView({ open: item.id })

/** The folders and documents of a folder, as a table or as tiles. */
export function FolderEntries({ folder }: { folder: Folder }) {
  const { view, changeView, entries, documents } = folder
  if (view.isGrid)
    return (
      <ul role="list" aria-label="Carpetas y documentos" className="documentos-grid">
        {entries.map((entry) => (
          <Tile key={entry.item.id} entry={entry} folder={folder} />
        ))}
      </ul>
    )
  return (
    <DataTable
      label="Carpetas y documentos"
      className="documentos-table"
      rows={entries.map((entry): Row => ({ id: entry.item.id, entry }))}
      columns={columnsOf(folder)}
      sort={{ key: view.sort, order: view.order }}
      onSort={({ key, order }) => changeView({ page: 1, sort: key as FolderView['sort'], order })}
      rowClass={({ id }) => (folder.selection.ids.has(id) ? 'documentos-chosen' : undefined)}
      isBusy={documents.isPlaceholderData && documents.isFetching}
    />
  )
}

function ChooseBox({ entry: { item }, folder: { selection } }: EntryProps) {
  const choose = (event: MouseEvent) => {
    if (event.shiftKey) selection.extend(item.id)
    else selection.toggle(item.id)
  }
  return (
    <Checkbox
      className="screen-only"
      label={`Elegir ${item.nombre}`}
      checked={selection.ids.has(item.id)}
      readOnly
      onClick={choose}
    />
  )
}

type EntryProps = { entry: Named; folder: Folder }

/** Makes an entry draggable, alone or with the selection; a folder takes what is dropped on it. */
function dragOf({ kind, item }: Named, { mayWrite, selection, move }: Folder) {
  if (!mayWrite) return {}
  const ids = selection.ids.has(item.id) ? [...selection.ids] : [item.id]
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => startDrag(event, ids),
    ...(kind === 'carpeta' ? dropOf(item.id, move) : {}),
  }
}

function Name({ entry, folder }: EntryProps) {
  if (entry.kind === 'documento')
    return (
      <DocumentName
        documento={entry.item}
        isOpen={folder.view.open === entry.item.id}
        onOpen={() => open(entry, folder)}
      />
    )
  return (
    <button
      type="button"
      className="documentos-name prints-as-text"
      title={entry.item.nombre}
      onClick={() => open(entry, folder)}
    >
      <i className="pi pi-folder" aria-hidden="true" />
      {withVisibleControls(entry.item.nombre)}
    </button>
  )
}

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** The size of a document, or what is in a folder: '2 carpetas, 12 documentos'. */
function sizeText({ kind, item }: Named, { all }: Folder): string {
  if (kind === 'documento') return formatFileSize(item.tamano)
  const inside = childrenOf(all, item.id).length
  const documents = counted(item.documentos, 'documento', 'documentos')
  if (inside === 0) return documents
  return counted(inside, 'carpeta', 'carpetas') + (item.documentos > 0 ? `, ${documents}` : '')
}

function EntryMenu({ entry, folder }: EntryProps) {
  return (
    <Menu label={`Opciones de ${entry.item.nombre}`} entries={entriesOf(entry, folder)}>
      <i className="pi pi-ellipsis-v" aria-hidden="true" />
    </Menu>
  )
}

function Tile({ entry, folder }: EntryProps) {
  const { id } = entry.item
  const isChosen = folder.selection.ids.has(id)
  return (
    <li className={classNames('documentos-tile', isChosen && 'documentos-chosen')} {...dragOf(entry, folder)}>
      {folder.mayWrite && <ChooseBox entry={entry} folder={folder} />}
      <EntryMenu entry={entry} folder={folder} />
      {entry.kind === 'carpeta' ? (
        <div className="documentos-tile-picture">
          <i className="pi pi-folder" aria-hidden="true" />
        </div>
      ) : (
        <TilePicture proyectoId={folder.proyectoId} documento={entry.item} />
      )}
      <Name entry={entry} folder={folder} />
      <small>{sizeText(entry, folder)}</small>
    </li>
  )
}

const ofDocument =
  (cell: (documento: Documento) => ReactNode) =>
  ({ entry }: Row) =>
    entry.kind === 'documento' && cell(entry.item)

const columnsOf = (folder: Folder): DataColumn<Row>[] => [
  {
    key: 'nombre',
    header: 'Nombre',
    isSortable: true,
    cell: ({ entry }) => (
      <div className="documentos-entry" {...dragOf(entry, folder)}>
        {folder.mayWrite && <ChooseBox entry={entry} folder={folder} />}
        <Name entry={entry} folder={folder} />
        {entry.kind === 'documento' && planoTag(entry.item)}
      </div>
    ),
  },
  { key: 'tipo', header: 'Tipo', isSortable: true, cell: ofDocument(({ tipo }) => tipo) },
  {
    key: 'vencimiento',
    header: 'Vencimiento',
    isSortable: true,
    cell: ofDocument((documento) => <ExpiryTag {...documento} />),
  },
  { key: 'tamano', header: 'Tamaño', isNumber: true, isSortable: true, cell: ({ entry }) => sizeText(entry, folder) },
  {
    key: 'subidoEn',
    header: 'Subido',
    isSortable: true,
    cell: ofDocument(({ subidoEn, subidoPor, versionNumero }) => (
      <>
        {formatDate(subidoEn)}
        <small className="documentos-note">
          {subidoPor} · versión {versionNumero}
        </small>
      </>
    )),
  },
  {
    key: 'menu',
    header: <span className="visually-hidden">Opciones</span>,
    cell: ({ entry }) => <EntryMenu entry={entry} folder={folder} />,
  },
]
