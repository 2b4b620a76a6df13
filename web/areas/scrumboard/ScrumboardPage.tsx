import { Link, useParams } from 'react-router-dom'
import { Drawing } from '../../ui/Drawing.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { BoardPage } from './BoardPage.tsx'
import { BoardsPage } from './BoardsPage.tsx'
import { boardsPath, parsePlace } from './place.ts'

/** The boards, one board, or a card of it: the address says which. */
export function ScrumboardPage() {
  const { '*': path = '' } = useParams()
  const place = parsePlace(path)
  if (!place) return <NotThere title="No encontramos esa página" />
  if (place.boardId === null) return <BoardsPage />
  return <BoardPage key={place.boardId} boardId={place.boardId} cardId={place.cardId} />
}

/** A board that is not there, or not of this company. */
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
