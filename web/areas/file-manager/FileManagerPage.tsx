import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorMessage } from '../../api/problem.ts'
import { formatFileSize } from '../../lib/file-size.ts'
import { BulkBar } from '../../ui/BulkBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { UndoNotices } from '../../ui/UndoNotices.tsx'
import { storageQuery } from '../user/queries.ts'
import { FileDetails } from './FileDetails.tsx'
import { FileEntries } from './FileEntries.tsx'
import { FileUploads } from './FileUploads.tsx'
import { FolderPath } from './FolderPath.tsx'
import { NewFolderDialog } from './NewFolderDialog.tsx'
import { UploadButtons } from './UploadButtons.tsx'
import { useFileKeys } from './use-file-keys.ts'
import { useFileManager, type FileManager } from './use-file-manager.ts'
import './FileManagerPage.css'

const FileViewer = onDemand(async () => (await import('./FileViewer.tsx')).FileViewer)
const MoveDialog = onDemand(async () => (await import('./MoveDialog.tsx')).MoveDialog)

/** The folders and files of the company. */
export function FileManagerPage() {
  const manager = useFileManager()
  const { folderId, view, items, viewed, moving, setChosen } = manager
  useFileKeys(manager)
  // What is chosen is of this folder.
  useEffect(() => setChosen(new Set()), [folderId, view.search, setChosen])
  const detail = items.find(({ id }) => id === view.detail)
  return (
    <div className="page files-page">
      <Head manager={manager} />
      <Tools manager={manager} />
      <Body manager={manager} />
      <FreeSpace />
      <FileUploads />
      <FileDetails manager={manager} item={detail} />
      <UndoNotices />
      {viewed && <FileViewer item={viewed} onClose={() => manager.setViewed(null)} />}
      {moving && <MoveDialog items={moving} from={folderId} onClose={() => manager.setMoving(null)} />}
    </div>
  )
}

function Head({ manager }: { manager: FileManager }) {
  const [isNaming, setIsNaming] = useState(false)
  const { folderId, mayWrite, path, view } = manager
  return (
    <header className="files-head">
      <div>
        <h1 className="page-title" tabIndex={-1}>
          {path.at(-1)?.name ?? 'Archivos'}
        </h1>
        {!view.search && <FolderPath manager={manager} />}
      </div>
      {mayWrite && !view.search && (
        <div className="files-actions">
          <Button onClick={() => setIsNaming(true)}>
            <i className="pi pi-folder-plus" aria-hidden="true" /> Nueva carpeta
          </Button>
          <UploadButtons folderId={folderId} />
        </div>
      )}
      {isNaming && <NewFolderDialog folderId={folderId} onClose={() => setIsNaming(false)} />}
    </header>
  )
}

const views = [
  { value: 'list', label: 'Lista' },
  { value: 'grid', label: 'Grilla' },
] as const

function Tools({ manager }: { manager: FileManager }) {
  const { view, changeView, selected, setChosen, mayWrite } = manager
  return (
    <>
      <div className="files-tools">
        <ListSearch
          label="Buscar en todas las carpetas"
          value={view.search}
          onSearch={(search) => changeView({ search }, { replace: true })}
        />
        <Segmented
          label="Cómo se ven"
          options={views}
          value={view.isGrid ? 'grid' : 'list'}
          onChange={(value) => changeView({ isGrid: value === 'grid' }, { replace: true })}
        />
      </div>
      {selected.length > 0 && mayWrite && (
        <BulkBar
          text={selected.length === 1 ? '1 elegido' : `${selected.length} elegidos`}
          onClear={() => setChosen(new Set())}
          actions={
            <>
              <Button onClick={() => manager.setMoving(selected)}>Mover</Button>
              <Button onClick={() => manager.remove(selected)}>Eliminar</Button>
            </>
          }
        />
      )}
    </>
  )
}

function Body({ manager }: { manager: FileManager }) {
  const { listing, items, view, changeView, mayWrite } = manager
  if (listing.data && items.length > 0) return <FileEntries manager={manager} />
  if (listing.data && view.search) {
    return (
      <EmptyState
        title="No hay archivos con ese nombre"
        icon={<i className="pi pi-search" />}
        actions={<Button onClick={() => changeView({ search: '' })}>Ver las carpetas</Button>}
      >
        Buscamos «{view.search}» en todas las carpetas.
      </EmptyState>
    )
  }
  if (listing.data) {
    return (
      <EmptyState title="Esta carpeta está vacía" icon={<i className="pi pi-folder-open" />}>
        {mayWrite ? 'Arrastrá archivos o carpetas acá, pegalos, o usá «Subir archivos».' : 'Todavía no hay nada.'}
      </EmptyState>
    )
  }
  if (listing.error) {
    const onRetry = () => void listing.refetch()
    return <ErrorState title="No pudimos traer la carpeta" message={errorMessage(listing.error)} onRetry={onRetry} />
  }
  return <Skeleton height="20rem" />
}

function FreeSpace() {
  const { data } = useQuery(storageQuery)
  const use = data?.company ?? data?.person
  if (!use) return null
  return (
    <p className="files-space">
      {formatFileSize(use.used)} usados de {formatFileSize(use.limit)}. Hasta 100 MB por archivo.
    </p>
  )
}
