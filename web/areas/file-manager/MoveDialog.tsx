import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../api/problem.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { namesOf } from './file-view.ts'
import { listingQuery, type Item } from './queries.ts'
import { moveItems } from './use-file-manager.ts'

/** Chooses a folder to move items to, by going through the folders. */
export function MoveDialog(props: { items: readonly Item[]; from: string | null; onClose: () => void }) {
  const { items, from, onClose } = props
  const [place, setPlace] = useState(from)
  const { data, error, refetch } = useQuery(listingQuery(place))
  const folders = data?.folders.filter(({ id }) => !items.some((item) => item.id === id))
  const name = place === null ? 'Archivos' : (data?.path.at(-1)?.name ?? '')
  const move = () => {
    onClose()
    void moveItems(items, place)
  }
  return (
    <Dialog title={`Mover ${namesOf(items)}`} isOpen onClose={onClose} width={480}>
      <div className="files-move">
        <p className="files-move-place">
          {place !== null && (
            <Button size="small" onClick={() => setPlace(data?.path.at(-2)?.id ?? null)}>
              <i className="pi pi-arrow-up" aria-hidden="true" /> Subir de carpeta
            </Button>
          )}
          <strong>{name}</strong>
        </p>
        {error ? (
          <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
        ) : folders ? (
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
          <Skeleton height="10rem" />
        )}
        <p className="files-move-actions">
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" disabled={items.every(({ folderId }) => folderId === place)} onClick={move}>
            Mover acá
          </Button>
        </p>
      </div>
    </Dialog>
  )
}
