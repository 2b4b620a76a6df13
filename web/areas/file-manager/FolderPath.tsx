import { Link } from 'react-router-dom'
import { dropOf } from './drag.ts'
import { folderPath } from './file-view.ts'
import type { FileManager } from './use-file-manager.ts'

/** Breadcrumb from the root; items can be dropped on each folder. */
export function FolderPath({ manager }: { manager: FileManager }) {
  const { path, view, mayWrite } = manager
  const before = path.slice(0, -1)
  if (path.length === 0) return null
  const query = view.isGrid ? '?vista=grilla' : ''
  const dropOn = (id: string | null) => (mayWrite ? dropOf(id, manager.move) : {})
  return (
    <nav className="files-path" aria-label="Carpetas">
      <ol>
        <li {...dropOn(null)}>
          <Link to={folderPath(null) + query}>Archivos</Link>
        </li>
        {before.map(({ id, name }) => (
          <li key={id} {...dropOn(id)}>
            <Link to={folderPath(id) + query}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{path.at(-1)!.name}</li>
      </ol>
    </nav>
  )
}
