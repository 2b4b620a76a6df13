import { useParams } from 'react-router-dom'
import { NotFoundPage } from '../../ui/NotFound.tsx'
import { ContactsView } from './ContactsView.tsx'
import { parsePlace, root } from './place.ts'

/** The address book. Its URL holds the search, the open contact, and whether it is being edited. */
export function ContactsPage() {
  const { '*': path = '' } = useParams()
  const place = parsePlace(path)
  if (place) return <ContactsView place={place} />
  return (
    <NotFoundPage heading="Contactos" title="Esa dirección no existe" to={root} label="Ver los contactos">
      Quizás el enlace está incompleto.
    </NotFoundPage>
  )
}
