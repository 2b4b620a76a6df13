import { Link } from 'react-router-dom'
import { Card } from '../../../ui/Card.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import './SecurityCards.css'

/** The security settings: password and open sessions. */
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
