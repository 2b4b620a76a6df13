import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom'
import { Drawing } from '../../ui/Drawing.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
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
    <div className="page">
      <h1 className="visually-hidden" tabIndex={-1}>
        Correo
      </h1>
      <EmptyState
        title="No encontramos esa carpeta"
        drawing={<Drawing name="gate" />}
        actions={
          <Link className="button button-normal button-primary" to={addressOf({ view: inbox })}>
            Ir a Recibidos
          </Link>
        }
      >
        La dirección no corresponde a ninguna carpeta, filtro ni etiqueta del correo.
      </EmptyState>
    </div>
  )
}
