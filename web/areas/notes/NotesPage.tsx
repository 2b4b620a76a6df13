import { Link, useParams } from 'react-router-dom'
import { Drawing } from '../../ui/Drawing.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NotesView } from './NotesView.tsx'
import { parsePlace, root } from './place.ts'

/** The notes. Their address holds the view and the open note. */
export function NotesPage() {
  const { '*': path = '' } = useParams()
  const openId = parsePlace(path)
  if (openId !== undefined) return <NotesView openId={openId} />
  return (
    <div className="page">
      <h1 className="visually-hidden" tabIndex={-1}>
        Notas
      </h1>
      <EmptyState
        title="Esa dirección no existe"
        drawing={<Drawing name="gate" />}
        actions={
          <Link className="button button-normal button-primary" to={root}>
            Ver las notas
          </Link>
        }
      >
        Quizás el enlace está incompleto.
      </EmptyState>
    </div>
  )
}
