import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { NotFoundPage } from '../../ui/NotFound.tsx'
import { MailboxView } from './MailboxView.tsx'
import { addressOf, inbox, parsePlace } from './place.ts'
import { WriteMail } from './WriteMail.tsx'

/** The mailbox page. The URL holds the view, the page number, the search text and the open mail. */
export function MailboxPage() {
  const { '*': path = '' } = useParams()
  const [search] = useSearchParams()
  if (path === '') return <Navigate to={addressOf({ view: inbox })} replace />
  if (path === 'escribir') return <WriteMail />
  const place = parsePlace(path, search.get('query') ?? '')
  if (place) return <MailboxView place={place} />
  return (
    <NotFoundPage
      heading="Correo"
      title="No encontramos esa carpeta"
      to={addressOf({ view: inbox })}
      label="Ir a Recibidos"
    >
      La dirección no corresponde a ninguna carpeta, filtro ni etiqueta del correo.
    </NotFoundPage>
  )
}
