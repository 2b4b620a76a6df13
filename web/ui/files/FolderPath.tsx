import { Link } from 'react-router-dom'
import { dropOf, type MoveTo } from './drag.ts'
import './files.css'

type FolderPathProps = {
  /** The word for the root. */
  root: string
  /** The folders from the root to the current one. */
  path: readonly { id: string; name: string }[]
  addressOf: (id: string | null) => string
  /** Moves items that are dropped on a folder; undefined without permission. */
  move: MoveTo | undefined
}

/** Breadcrumb from the root; items can be dropped on each folder. */
export function FolderPath({ root, path, addressOf, move }: FolderPathProps) {
  if (path.length === 0) return null
  const dropOn = (id: string | null) => (move ? dropOf(id, move) : {})
  return (
    <nav className="files-path" aria-label="Carpetas">
      <ol>
        <li {...dropOn(null)}>
          <Link to={addressOf(null)}>{root}</Link>
        </li>
        {path.slice(0, -1).map(({ id, name }) => (
          <li key={id} {...dropOn(id)}>
            <Link to={addressOf(id)}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{path.at(-1)!.name}</li>
      </ol>
    </nav>
  )
}
