import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { loading } from '../../api/loading.ts'
import { useStore } from '../../lib/store.ts'
import { useDelayed } from './use-delayed.ts'
import './Loading.css'

const withoutOverlay = ['/sign-in', '/sign-up', '/forgot-password', '/reset-password', '/confirmation-required']

/** Blocks the page during requests, except on the authentication screens. */
export function LoadingOverlay() {
  const { show } = useStore(loading)
  const { pathname, search } = useLocation()
  const isLong = useDelayed(show, 150)
  const isShown = isLong && !withoutOverlay.some((part) => (pathname + search).includes(part))
  useEffect(() => {
    if (!isShown) return
    // The focus stays in place for afterwards; its keys are ignored meanwhile.
    const block = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', block, true)
    return () => document.removeEventListener('keydown', block, true)
  }, [isShown])
  if (!isShown) return null
  return (
    <div className="loading-overlay" role="status">
      <span className="spinner" aria-hidden="true" />
      <span className="visually-hidden">Cargando…</span>
    </div>
  )
}
