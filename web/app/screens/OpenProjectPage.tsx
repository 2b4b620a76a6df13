import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { selectionQuery } from '../../areas/developers/queries.ts'
import { activeCompanyId, activeProjectId } from '../../lib/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { openProject } from './open-project.ts'
import './RedirectPage.css'

/** Opens a project by its address: activates it with its company, and goes to its dashboard. */
export function OpenProjectPage() {
  const params = useParams()
  const [developer, project] = [Number(params.companyId), Number(params.projectId)]
  const navigate = useNavigate()
  const { mutate, isError } = useMutation({ mutationKey: selectionQuery.queryKey, mutationFn: openProject })
  const requested = useRef('')
  useEffect(() => {
    const key = `${developer}/${project}`
    if (requested.current === key) return
    requested.current = key
    if (developer === activeCompanyId() && project === activeProjectId())
      void navigate('/dashboards/project', { replace: true })
    else mutate({ developer, project, address: '/' })
  }, [developer, project, mutate, navigate])
  if (!isError) {
    return (
      <div className="redirect-page" role="status">
        <span className="spinner" aria-hidden="true" />
        Abriendo el proyecto…
      </div>
    )
  }
  return (
    <div className="page">
      <h1 className="visually-hidden" tabIndex={-1}>
        Proyecto
      </h1>
      <EmptyState
        title="No pudimos abrir ese proyecto"
        drawing={<Drawing name="gate" />}
        actions={
          <Link className="button button-normal button-primary" to="/seleccionar-desarrolladora">
            Elegir un proyecto
          </Link>
        }
      >
        Puede que ya no exista, que no tengas acceso o que no haya conexión. Seguís en el proyecto en el que estabas.
      </EmptyState>
    </div>
  )
}
