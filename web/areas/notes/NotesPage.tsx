import { useParams } from 'react-router-dom'
import { NotFoundPage } from '../../ui/NotFound.tsx'
import { NotesView } from './NotesView.tsx'
import { parsePlace, root } from './place.ts'

/** The notes. Their address holds the view and the open note. */
export function NotesPage() {
  const { '*': path = '' } = useParams()
  const openId = parsePlace(path)
  if (openId !== undefined) return <NotesView openId={openId} />
  return (
    <NotFoundPage heading="Notas" title="Esa dirección no existe" to={root} label="Ver las notas">
      Quizás el enlace está incompleto.
    </NotFoundPage>
  )
}
