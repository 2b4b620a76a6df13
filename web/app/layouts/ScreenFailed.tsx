import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { storeDrafts } from '../../lib/draft-sources.ts'
import { isOutdated } from '../../lib/program-version.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'

/** Replaces a screen whose code failed to load. Retries by button, when online or visible again; after a release asks to reload. */
export function ScreenFailed({ title }: { title: string }) {
  const { revalidate, state } = useRevalidator()
  const [isOld, setIsOld] = useState(false)
  const retry = useEffectEvent(() => void revalidate())
  useEffect(() => {
    const check = { isWanted: true }
    void isOutdated().then((isOld) => check.isWanted && setIsOld(isOld))
    const tryAgain = () => document.visibilityState === 'visible' && retry()
    addEventListener('online', tryAgain)
    document.addEventListener('visibilitychange', tryAgain)
    return () => {
      check.isWanted = false
      removeEventListener('online', tryAgain)
      document.removeEventListener('visibilitychange', tryAgain)
    }
  }, [])
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      {isOld ? (
        <ErrorState
          title="Hay una versión nueva de Obra"
          message="Esta página es de la versión anterior. Recargala para abrir la pantalla; lo que escribiste vuelve con ella."
          retryLabel="Recargar"
          onRetry={() => {
            storeDrafts({ isReload: true })
            location.reload()
          }}
        />
      ) : (
        <ErrorState
          title="No pudimos abrir esta pantalla"
          message="No llegó una parte del programa. Revisá tu conexión: cuando vuelva, la abrimos sola."
          retryLabel={state === 'loading' ? 'Probando…' : 'Reintentar'}
          onRetry={() => void revalidate()}
        />
      )}
    </>
  )
}
