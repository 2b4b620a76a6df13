import { Link } from 'react-router-dom'
import { Card } from '../../../ui/Card.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { TokensCard } from './TokensCard.tsx'
import './SecurityPage.css'

/** What keeps an account safe: its password, the sessions that are open, and the tokens for scripts. */
export function SecurityPage() {
  return (
    <div className="page security">
      <PageHeader
        title="Seguridad"
        subtitle="Tu contraseña, dónde tenés una sesión abierta y los tokens de tus scripts."
      />
      <Card
        title="Contraseña"
        subtitle="Al cambiarla se cierran todas tus sesiones y se revocan tus tokens."
        actions={
          <Link className="button button-secondary button-small" to="/cuenta/contrasena">
            Cambiar contraseña
          </Link>
        }
      >
        {null}
      </Card>
      <SessionsCard />
      <TokensCard />
    </div>
  )
}
