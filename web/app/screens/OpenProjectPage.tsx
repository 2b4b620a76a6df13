import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { chooseDeveloper, selectionQuery } from '../../areas/developers/queries.ts'
import { chooseProject } from '../../areas/projects/queries.ts'
import { onHost } from '../../lib/base-path.ts'
import { activeCompanyId, activeProjectId, storeActiveDeveloper, storeActiveProject } from '../../lib/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import './RedirectPage.css'

type Chosen = { developer: number; project: number }

/** Activates a company and project in this tab. Throws and restores the previous ones if refused. */
async function openProject({ developer, project }: Chosen): Promise<void> {
  if (!(await chooseDeveloper(developer))) throw new Error('The server did not accept the company')
  const before = { developer: activeCompanyId(), project: activeProjectId() }
  storeActiveProject(null)
  storeActiveDeveloper(developer)
  try {
    await chooseProject(project)
  } catch (error) {
    storeActiveDeveloper(before.developer)
    storeActiveProject(before.project)
    throw error
  }
  storeActiveProject(project)
  location.replace(onHost('/'))
  // Stays pending until the page unloads, so that live updates do not take the tab's own choice for a foreign one.
  return new Promise<never>(() => {})
}

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
    else mutate({ developer, project })
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
