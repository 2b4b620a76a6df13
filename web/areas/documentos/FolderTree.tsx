import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { classNames } from '../../ui/class-names.ts'
import { dropOf, startDrag } from '../../ui/files/drag.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { childrenOf } from './folder-tree.ts'
import type { Carpeta } from './queries.ts'
import type { Folder } from './use-folder.ts'

/** The folders of the project; items can be dropped on each. */
export function FolderTree({ folder, enRaiz }: { folder: Folder; enRaiz: number }) {
  const dropOn = folder.mayWrite ? dropOf(null, folder.move) : {}
  return (
    <nav className="documentos-tree screen-only" aria-label="Árbol de carpetas">
      <div className={classNames('documentos-node', folder.carpetaId === null && 'documentos-node-open')} {...dropOn}>
        <NodeLink id={null} isCurrent={folder.carpetaId === null} icon="pi-home" name="Documentos" count={enRaiz} />
      </div>
      <Branch folder={folder} padreId={null} />
    </nav>
  )
}

function Branch({ folder, padreId }: { folder: Folder; padreId: string | null }) {
  return (
    <ul role="list">
      {childrenOf(folder.all, padreId).map((carpeta) => (
        <Node key={carpeta.id} folder={folder} carpeta={carpeta} />
      ))}
    </ul>
  )
}

function Node({ folder, carpeta }: { folder: Folder; carpeta: Carpeta }) {
  const { id, nombre, documentos } = carpeta
  const isOnPath = folder.path.some((each) => each.id === id)
  // The folders on the way to the open one are unfolded, unless the user folded them.
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isUnfolded = chosen ?? isOnPath
  const hasChildren = folder.all.some(({ padreId }) => padreId === id)
  const drag = folder.mayWrite && {
    ...dropOf(id, folder.move),
    draggable: true,
    onDragStart: (event: React.DragEvent) => startDrag(event, [id]),
  }
  return (
    <li>
      <div className={classNames('documentos-node', id === folder.carpetaId && 'documentos-node-open')} {...drag}>
        {hasChildren ? (
          <IconButton
            icon={isUnfolded ? 'pi-angle-down' : 'pi-angle-right'}
            label={`${isUnfolded ? 'Plegar' : 'Desplegar'} ${nombre}`}
            aria-expanded={isUnfolded}
            onClick={() => setChosen(!isUnfolded)}
          />
        ) : (
          <span className="documentos-node-gap" />
        )}
        <NodeLink id={id} isCurrent={id === folder.carpetaId} icon="pi-folder" name={nombre} count={documentos} />
      </div>
      {hasChildren && isUnfolded && <Branch folder={folder} padreId={id} />}
    </li>
  )
}

type NodeLinkProps = { id: string | null; isCurrent: boolean; icon: string; name: string; count: number }

function NodeLink({ id, isCurrent, icon, name, count }: NodeLinkProps) {
  return (
    <Link to={useFolderAddress()(id)} aria-current={isCurrent ? 'page' : undefined} title={name}>
      <i className={`pi ${icon}`} aria-hidden="true" />
      <span className="documentos-node-name">{name}</span>
      {count > 0 && <small>{count}</small>}
    </Link>
  )
}

/** The address of a folder, shown like the current one. */
export function useFolderAddress() {
  const { search } = useLocation()
  return (id: string | null): string => {
    const next = new URLSearchParams(search)
    for (const name of ['pagina', 'abierto', 'carpeta']) next.delete(name)
    if (id !== null) next.set('carpeta', id)
    return `/documentos?${next}`
  }
}
