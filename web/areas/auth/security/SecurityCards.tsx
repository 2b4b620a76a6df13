import { Link } from 'react-router-dom'
import { Card } from '../../../ui/Card.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import './SecurityCards.css'

/** What keeps an account safe: its password, and the sessions that are open. */
export function SecurityCards() {
  return (
    <>
      <Card
        title="Contraseña"
        subtitle="Al cambiarla se cierran tus otras sesiones y se revocan tus tokens."
        actions={
          <Link className="button button-secondary button-small" to="/cuenta/contrasena">
            Cambiar contraseña
          </Link>
        }
      >
        {null}
      </Card>
      <SessionsCard />
    </>
  )
}
