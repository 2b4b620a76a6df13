import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { UploadButtons } from '../../api/UploadButtons.tsx'
import { UploadList } from '../../api/UploadList.tsx'
import { formatFileSize } from '../../lib/file-size.ts'
import { BulkBar } from '../../ui/BulkBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ClashDialog } from '../../ui/files/ClashDialog.tsx'
import { FolderPath } from '../../ui/files/FolderPath.tsx'
import { KeysDialog } from '../../ui/KeyList.tsx'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { PageHelpButton } from '../../ui/PageHelp.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { UndoNotices } from '../../ui/UndoNotices.tsx'
import { storageQuery } from '../user/door.ts'
import { FileDetails } from './FileDetails.tsx'
import { FileEntries } from './FileEntries.tsx'
import { endKeys, fileKeys, fileWriteKeys } from './file-keys.ts'
import { takeFiles } from './take-files.ts'
import { fileUploads } from './uploads.ts'
import { folderPath } from './file-view.ts'
import { NewFolderDialog } from './NewFolderDialog.tsx'
import { useFileKeys } from './use-file-keys.ts'
import { useFileManager, type FileManager } from './use-file-manager.ts'
import './FileManagerPage.css'

const FileViewer = onDemand(async () => (await import('./FileViewer.tsx')).FileViewer)
const MoveDialog = onDemand(async () => (await import('./MoveDialog.tsx')).MoveDialog)

/** The company's folders and files. The key resets scroll position and selection for each folder. */
export function FileManagerPage() {
  const { folderId = null } = useParams()
  return <Folder key={folderId} folderId={folderId} />
}

function Folder({ folderId }: { folderId: string | null }) {
  const manager = useFileManager(folderId)
  const { viewed, moving, dialog, setDialog, mayWrite } = manager
  const closeDialog = () => setDialog(null)
  useFileKeys(manager)
  return (
    <div className="page files-page">
      <Head manager={manager} />
      <Tools manager={manager} />
      <Body manager={manager} />
      <FreeSpace />
      <UploadList queue={fileUploads} />
      <FileDetails manager={manager} />
      <ClashDialog replaceLabel="Reemplazar" keptNote="Una carpeta no se reemplaza." />
      <UndoNotices />
      {viewed && <FileViewer item={viewed} onClose={() => manager.setViewed(null)} />}
      {moving && (
        <MoveDialog target={moving} from={folderId} onMove={manager.move} onClose={() => manager.setMoving(null)} />
      )}
      {dialog === 'folder' && <NewFolderDialog folderId={folderId} onClose={closeDialog} />}
      {dialog === 'keys' && (
        <KeysDialog entries={[...fileKeys, ...(mayWrite ? fileWriteKeys : []), ...endKeys]} onClose={closeDialog} />
      )}
    </div>
  )
}

function Head({ manager }: { manager: FileManager }) {
  const { folderId, mayWrite, path, view, setDialog } = manager
  return (
    <header className="files-head">
      <div className="page-heading">
        <h1 className="page-title" tabIndex={-1}>
          {path.at(-1)?.name ?? 'Archivos'}
        </h1>
        <PageHelpButton />
        {!view.search && (
          <FolderPath
            root="Archivos"
            path={path}
            addressOf={manager.folderAddress}
            move={mayWrite ? manager.move : undefined}
          />
        )}
      </div>
      {mayWrite && !view.search && (
        <div className="files-actions">
          <Button onClick={() => setDialog('folder')}>
            <i className="pi pi-folder-plus" aria-hidden="true" /> Nueva carpeta
          </Button>
          <UploadButtons onFiles={(placed) => void takeFiles(placed, folderId)} />
        </div>
      )}
    </header>
  )
}

const views = [
  { value: 'list', label: 'Lista' },
  { value: 'grid', label: 'Grilla' },
] as const

function Tools({ manager }: { manager: FileManager }) {
  const { view, changeView, selection, mayWrite, setDialog } = manager
  const ids = [...selection.ids]
  return (
    <div className="files-bar screen-only" data-covered={(ids.length > 0 && mayWrite) || undefined}>
      <div className="files-tools">
        <ListSearch
          label="Buscar en todas las carpetas"
          value={view.search}
          onSearch={(search) => changeView({ search }, { replace: true })}
        />
        <KeysButton onClick={() => setDialog('keys')} />
        <Segmented
          label="Cómo se ven"
          options={views}
          value={view.isGrid ? 'grid' : 'list'}
          onChange={(value) => changeView({ isGrid: value === 'grid' }, { replace: true })}
        />
      </div>
      {ids.length > 0 && mayWrite && (
        <BulkBar
          text={ids.length === 1 ? '1 elegido' : `${ids.length} elegidos`}
          onClear={selection.clear}
          actions={
            <>
              <Button onClick={() => manager.setMoving(manager.targetOf(ids))}>Mover</Button>
              <Button onClick={() => manager.remove(ids)}>Eliminar</Button>
            </>
          }
        />
      )}
    </div>
  )
}

function Body({ manager }: { manager: FileManager }) {
  const { list, view, changeView, mayWrite } = manager
  const { data, error, refetch } = list.first
  if (data && list.grid.total > 0) {
    return (
      <>
        {list.failed && (
          <ErrorState
            title="No pudimos traer una parte de la lista"
            message={errorMessage(list.failed.error)}
            onRetry={() => void list.failed?.refetch()}
          />
        )}
        <FileEntries manager={manager} />
      </>
    )
  }
  if (data && view.search) {
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
  if (data) {
    return (
      <EmptyState title="Esta carpeta está vacía" icon={<i className="pi pi-folder-open" />}>
        {mayWrite ? 'Arrastrá archivos o carpetas acá, pegalos, o usá «Subir archivos».' : 'Todavía no hay nada.'}
      </EmptyState>
    )
  }
  if (error instanceof ApiError && error.status === 404) return <GoneFolder />
  return (
    <QueryState
      error={error}
      title="No pudimos traer la carpeta"
      offline="Los archivos aparecen apenas vuelva."
      height="20rem"
      onRetry={() => void refetch()}
    />
  )
}

function GoneFolder() {
  return (
    <EmptyState
      title="Esa carpeta no está"
      icon={<i className="pi pi-folder" />}
      actions={
        <Link className="button button-secondary button-normal" to={folderPath(null)}>
          Ver todas las carpetas
        </Link>
      }
    >
      Puede que alguien la haya eliminado o que sea de otra empresa.
    </EmptyState>
  )
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
