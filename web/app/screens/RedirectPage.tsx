import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { activeCompanyId } from '../../lib/session.ts'
import './RedirectPage.css'

/** The root path: redirects to the dashboard, or to the selection without an active company. */
export function RedirectPage() {
  const navigate = useNavigate()
  useEffect(() => {
    const target = activeCompanyId() === null ? '/seleccionar-desarrolladora' : '/dashboards/project'
    void navigate(target, { replace: true })
  }, [navigate])
  return (
    <div className="redirect-page" role="status">
      <span className="spinner" aria-hidden="true" />
      Redirigiendo...
    </div>
  )
}
