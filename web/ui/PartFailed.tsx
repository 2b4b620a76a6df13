import { useEffect, useState } from 'react'
import { storeDrafts } from '../lib/draft-sources.ts'
import { isOutdated } from '../lib/program-version.ts'
import { Button } from './Button.tsx'
import './PartFailed.css'

/** A card at the bottom of the page: a code chunk could not be loaded. The page stays as it is. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const [isClosed, setIsClosed] = useState(false)
  const [isOld, setIsOld] = useState(false)
  useEffect(() => {
    let isWanted = true
    void isOutdated().then((isOld) => isWanted && setIsOld(isOld))
    return () => {
      isWanted = false
    }
  }, [])
  if (isClosed) return null
  const reload = () => {
    storeDrafts({ isReload: true })
    location.reload()
  }
  return (
    <div className="part-failed" role="alert">
      <p>
        {isOld
          ? 'Hay una versión nueva de Obra, y esta parte ya no abre en la anterior. Recargá la página: lo que escribiste vuelve con ella.'
          : 'No pudimos abrir esta parte. Revisá tu conexión; lo que escribiste sigue acá.'}
      </p>
      <div className="part-failed-actions">
        {isOld ? (
          <Button size="small" variant="primary" onClick={reload}>
            Recargar
          </Button>
        ) : (
          <Button size="small" onClick={onRetry}>
            Reintentar
          </Button>
        )}
        <Button size="small" variant="secondary" onClick={() => setIsClosed(true)}>
          Cerrar
        </Button>
      </div>
    </div>
  )
}
