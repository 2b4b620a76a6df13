import { Link } from 'react-router-dom'
import { Card } from '../../ui/Card.tsx'
import { helpCenter } from './help-words.ts'

/** Links to the support form. */
export function SupportCard() {
  return (
    <Card title="¿No encontraste lo que buscabas?">
      <p>
        <Link to={`${helpCenter}/support`}>Mandá tu consulta</Link>: le llega por mail a quien atiende Obra en tu
        empresa, y te queda una copia.
      </p>
    </Card>
  )
}
