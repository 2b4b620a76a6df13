import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import { UploadButtons } from '../../api/UploadButtons.tsx'
import { UploadList } from '../../api/UploadList.tsx'
import { useKeys } from '../../lib/use-keys.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import { BulkBar } from '../../ui/BulkBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ClashDialog } from '../../ui/files/ClashDialog.tsx'
import { FolderPath } from '../../ui/files/FolderPath.tsx'
import { KeysDialog } from '../../ui/KeyList.tsx'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { ListPages } from '../../ui/ListPages.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { undoLast } from '../../ui/undo.ts'
import { DocumentDrawer } from './DocumentDrawer.tsx'
import { FolderEntries } from './FolderEntries.tsx'
import { folderKeys, folderWriteKeys } from './folder-keys.ts'
import { FolderTree, useFolderAddress } from './FolderTree.tsx'
import { documentUploads } from './uploads.ts'
import { useFolder, type Folder } from './use-folder.ts'
import '../../records/money.css'
import './documentos.css'

const UploadDialog = onDemand(async () => (await import('./UploadDialog.tsx')).UploadDialog)
const NewFolderDialog = onDemand(async () => (await import('./FolderDialogs.tsx')).NewFolderDialog)
const RenameDialog = onDemand(async () => (await import('./FolderDialogs.tsx')).RenameDialog)
const MoveDialog = onDemand(async () => (await import('./FolderDialogs.tsx')).MoveDialog)
const TagsDialog = onDemand(async () => (await import('./FolderDialogs.tsx')).TagsDialog)

const views = [
  { value: 'list', label: 'Lista' },
  { value: 'grid', label: 'Grilla' },
] as const

/** The folders of a project and what is in them. */
export function FoldersSection({ proyectoId }: { proyectoId: number }) {
  const folder = useFolder(proyectoId)
  const { tree, view, changeView, mayWrite, setDialog, selection } = folder
  const addressOf = useFolderAddress()
  useFolderKeys(folder)
  return (
    <div className="money">
      <SectionBar
        title="Carpetas"
        actions={
          mayWrite && (
            <>
              <Button onClick={() => setDialog({ kind: 'newFolder' })}>
                <i className="pi pi-folder-plus" aria-hidden="true" /> Nueva carpeta
              </Button>
              <UploadButtons onFiles={(placed) => setDialog({ kind: 'upload', placed })} />
            </>
          )
        }
      >
        <FolderPath
          root="Documentos"
          path={folder.path.map(({ id, nombre }) => ({ id, name: nombre }))}
          addressOf={addressOf}
          move={mayWrite ? folder.move : undefined}
        />
        <KeysButton onClick={() => setDialog({ kind: 'keys' })} />
        <Segmented
          label="Cómo se ven"
          options={views}
          value={view.isGrid ? 'grid' : 'list'}
          onChange={(value) => changeView({ isGrid: value === 'grid' }, { replace: true })}
        />
      </SectionBar>
      {selection.ids.size > 0 && mayWrite && <ChosenBar folder={folder} />}
      <QueryAnswer query={tree} height="20rem">
        {({ enRaiz }) => (
          <div className="documentos-beside">
            <FolderTree folder={folder} enRaiz={enRaiz} />
            <section className="money-card" aria-label={folder.path.at(-1)?.nombre ?? 'Documentos'}>
              {folder.isGone ? <GoneFolder onRoot={() => folder.openFolder(null)} /> : <Contents folder={folder} />}
            </section>
          </div>
        )}
      </QueryAnswer>
      <UploadList queue={documentUploads} />
      <DocumentDrawer
        proyectoId={proyectoId}
        id={view.open}
        ids={folder.entries.flatMap(({ kind, item }) => (kind === 'documento' ? [item.id] : []))}
        onOpen={(open) => changeView({ open })}
        onClose={() => changeView({ open: '' })}
      />
      <ClashDialog replaceLabel="Nueva versión" />
      <Dialogs folder={folder} />
    </div>
  )
}

/** The keys of the page: they act on the selection. */
function useFolderKeys({
  mayWrite,
  selection,
  setDialog,
  path,
  carpetaId,
  openFolder,
  remove,
  targetOf,
}: Folder): void {
  const ids = [...selection.ids]
  const write = (act: () => void) => () => mayWrite && ids.length > 0 && act()
  useKeys({
    Backspace: () => carpetaId !== null && openFolder(path.at(-2)?.id ?? null),
    Escape: selection.clear,
    Delete: write(() => remove(ids)),
    m: write(() => setDialog({ kind: 'move', target: targetOf(ids) })),
    '?': () => setDialog({ kind: 'keys' }),
    n: () => mayWrite && setDialog({ kind: 'newFolder' }),
    z: () => void undoLast(),
  })
}

function ChosenBar({ folder }: { folder: Folder }) {
  const { selection, setDialog, targetOf, remove } = folder
  const ids = [...selection.ids]
  const target = targetOf(ids)
  return (
    <BulkBar
      text={ids.length === 1 ? '1 elegido' : `${ids.length} elegidos`}
      onClear={selection.clear}
      actions={
        <>
          {target.documentos.length > 0 && (
            <Button onClick={() => setDialog({ kind: 'tags', target })}>Etiquetas</Button>
          )}
          <Button onClick={() => setDialog({ kind: 'move', target })}>Mover</Button>
          <Button onClick={() => remove(ids)}>Eliminar</Button>
        </>
      }
    />
  )
}

function Contents({ folder }: { folder: Folder }) {
  const { documents, entries, view, changeView, mayWrite } = folder
  return (
    <QueryAnswer query={documents} height="16rem">
      {(page) =>
        entries.length === 0 ? (
          <EmptyState title="Esta carpeta está vacía" icon={<i className="pi pi-folder-open" />}>
            {mayWrite ? 'Arrastrá archivos o carpetas acá, pegalos, o usá «Subir archivos».' : 'Todavía no hay nada.'}
          </EmptyState>
        ) : (
          <>
            <FolderEntries folder={folder} />
            <div className="money-foot">
              <ListPages noun="documentos" singular="documento" view={view} list={page} onView={changeView} />
            </div>
          </>
        )
      }
    </QueryAnswer>
  )
}

function GoneFolder({ onRoot }: { onRoot: () => void }) {
  return (
    <EmptyState
      title="Esa carpeta no está"
      icon={<i className="pi pi-folder" />}
      actions={<Button onClick={onRoot}>Ver todas las carpetas</Button>}
    >
      Puede que alguien la haya eliminado o que sea de otro proyecto.
    </EmptyState>
  )
}

function Dialogs({ folder }: { folder: Folder }) {
  const { proyectoId, carpetaId, mayWrite, dialog, setDialog } = folder
  const onClose = () => setDialog(null)
  switch (dialog?.kind) {
    case 'newFolder':
      return <NewFolderDialog proyectoId={proyectoId} padreId={carpetaId} onClose={onClose} />
    case 'rename':
      return <RenameDialog proyectoId={proyectoId} named={dialog.named} onClose={onClose} />
    case 'keys':
      return <KeysDialog entries={mayWrite ? [...folderWriteKeys, ...folderKeys] : folderKeys} onClose={onClose} />
    case 'tags':
      return <TagsDialog target={dialog.target} onClose={onClose} />
    case 'upload':
      return <UploadDialog {...{ proyectoId, carpetaId, onClose }} placed={dialog.placed} />
    case 'move':
      return (
        <MoveDialog
          target={dialog.target}
          from={carpetaId}
          folders={folder.all}
          onMove={(to) => folder.move([...dialog.target.carpetas, ...dialog.target.documentos], to)}
          onClose={onClose}
        />
      )
    case undefined:
      return null
  }
}
