import { Link, useParams } from 'react-router-dom'
import { Drawing } from '../../ui/Drawing.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ContactsView } from './ContactsView.tsx'
import { parsePlace, root } from './place.ts'

/** The address book. Its URL holds the search, the open contact, and whether it is being edited. */
export function ContactsPage() {
  const { '*': path = '' } = useParams()
  const place = parsePlace(path)
  if (place) return <ContactsView place={place} />
  return (
    <div className="page">
      <h1 className="visually-hidden" tabIndex={-1}>
        Contactos
      </h1>
      <EmptyState
        title="Esa dirección no existe"
        drawing={<Drawing name="gate" />}
        actions={
          <Link className="button button-normal button-primary" to={root}>
            Ver los contactos
          </Link>
        }
      >
        Quizás el enlace está incompleto.
      </EmptyState>
    </div>
  )
}
