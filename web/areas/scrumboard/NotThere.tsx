import { NotFoundPage } from '../../ui/NotFound.tsx'
import { boardsPath } from './place.ts'

/** The not-found page of a board, also for boards of other companies. */
export function NotThere({ title }: { title: string }) {
  return (
    <NotFoundPage heading="Tableros" title={title} to={boardsPath} label="Ver los tableros">
      Puede que se haya eliminado, o que sea de otra empresa.
    </NotFoundPage>
  )
}
