import { useState } from 'react'
import { Button } from './Button.tsx'
import './PartFailed.css'

/** A card at the foot of the page: something of the program did not come. The page stays as it is. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed) return null
  return (
    <div className="part-failed" role="alert">
      <p>No pudimos abrir esta parte. Revisá tu conexión; lo que escribiste sigue acá.</p>
      <div className="part-failed-actions">
        <Button size="small" onClick={onRetry}>
          Reintentar
        </Button>
        <Button size="small" variant="secondary" onClick={() => setIsClosed(true)}>
          Cerrar
        </Button>
      </div>
    </div>
  )
}
