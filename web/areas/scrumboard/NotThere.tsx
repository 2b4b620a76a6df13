import { Link } from 'react-router-dom'
import { Drawing } from '../../ui/Drawing.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { boardsPath } from './place.ts'

/** The not-found page of a board, also for boards of other companies. */
export function NotThere({ title }: { title: string }) {
  return (
    <div className="page">
      <h1 className="visually-hidden" tabIndex={-1}>
        Tableros
      </h1>
      <EmptyState
        title={title}
        drawing={<Drawing name="gate" />}
        actions={
          <Link className="button button-normal button-primary" to={boardsPath}>
            Ver los tableros
          </Link>
        }
      >
        Puede que se haya eliminado, o que sea de otra empresa.
      </EmptyState>
    </div>
  )
}
