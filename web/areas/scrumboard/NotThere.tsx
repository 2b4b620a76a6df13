import { NotFoundPage } from '../../ui/NotFound.tsx'
import { boardsPath } from './place.ts'

/** A board that is not there, or not of this company. */
export function NotThere({ title }: { title: string }) {
  return (
    <NotFoundPage heading="Tableros" title={title} to={boardsPath} label="Ver los tableros">
      Puede que se haya eliminado, o que sea de otra empresa.
    </NotFoundPage>
  )
}
