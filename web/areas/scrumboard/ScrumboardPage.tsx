import { useParams } from 'react-router-dom'
import { BoardPage } from './BoardPage.tsx'
import { BoardsPage } from './BoardsPage.tsx'
import { NotThere } from './NotThere.tsx'
import { parsePlace } from './place.ts'

/** Routes to the list of boards, a board, or one of its cards. */
export function ScrumboardPage() {
  const { '*': path = '' } = useParams()
  const place = parsePlace(path)
  if (!place) return <NotThere title="No encontramos esa página" />
  if (place.boardId === null) return <BoardsPage />
  return <BoardPage key={place.boardId} boardId={place.boardId} cardId={place.cardId} />
}
