import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryState } from '../../api/QueryState.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { ActionTarget } from './file-changes.ts'
import { pageQuery, pageSize } from './queries.ts'

type MoveDialogProps = {
  target: ActionTarget
  from: string | null
  onMove: (ids: readonly string[], folderId: string | null) => void
  onClose: () => void
}

/** The subfolders of a folder. The server lists folders before files, so the pages up to `folderCount` have them all. */
function useFolders(place: string | null) {
  const first = useQuery(pageQuery(place))
  const pages = Math.ceil((first.data?.folderCount ?? 0) / pageSize)
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_none, index) => pageQuery(place, '', index + 2))
  const more = useQueries({ queries: others })
  const folders = [first, ...more].flatMap(({ data }) => data?.folders ?? [])
  return { ...first, folders: first.data && folders }
}

/** Chooses the folder to move items to. */
export function MoveDialog({ target, from, onMove, onClose }: MoveDialogProps) {
  const [place, setPlace] = useState(from)
  const { data, error, refetch, folders: all } = useFolders(place)
  const moving = new Set(target.ids)
  const folders = all?.filter(({ id }) => !moving.has(id))
  const name = place === null ? 'Archivos' : (data?.path.at(-1)?.name ?? '')
  const move = () => {
    onClose()
    onMove(target.ids, place)
  }
  return (
    <Dialog title={`Mover ${target.words}`} isOpen onClose={onClose} width={480}>
      <div className="files-move">
        <p className="files-move-place">
          {place !== null && (
            <Button size="small" onClick={() => setPlace(data?.path.at(-2)?.id ?? null)}>
              <i className="pi pi-arrow-up" aria-hidden="true" /> Subir de carpeta
            </Button>
          )}
          <strong>{name}</strong>
        </p>
        {folders && !error ? (
          <ul role="list" aria-label="Carpetas a donde mover" className="files-move-list">
            {folders.map((folder) => (
              <li key={folder.id}>
                <button type="button" className="files-move-folder" onClick={() => setPlace(folder.id)}>
                  <i className="pi pi-folder" aria-hidden="true" /> {folder.name}
                </button>
              </li>
            ))}
            {folders.length === 0 && <li className="files-move-none">No hay carpetas adentro.</li>}
          </ul>
        ) : (
          <QueryState error={error} height="10rem" onRetry={() => void refetch()} />
        )}
        <p className="files-move-actions">
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" disabled={place === from || !data} onClick={move}>
            Mover acá
          </Button>
        </p>
      </div>
    </Dialog>
  )
}
