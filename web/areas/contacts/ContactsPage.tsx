import { useParams } from 'react-router-dom'
import { NotFoundPage } from '../../ui/NotFound.tsx'
import { ContactsView } from './ContactsView.tsx'
import { parsePlace, root } from './place.ts'

/** The address book. Its address says who is looked for, who is open, and whether that contact is being edited. */
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
