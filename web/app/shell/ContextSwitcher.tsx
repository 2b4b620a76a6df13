import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { notify } from '../../api/notices.ts'
import { developersQuery } from '../../areas/developers/queries.ts'
import { chooseProject, projectsQuery } from '../../areas/projects/queries.ts'
import { activeDeveloperId, activeProjectId, storeActiveProject } from '../../lib/session.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './ContextSwitcher.css'

/** The active company and project; opens a menu to work on another project or with another company. */
export function ContextSwitcher() {
  const developerId = activeDeveloperId() ?? 0
  const projectId = activeProjectId()
  const developers = useQuery(developersQuery)
  const projects = useQuery(projectsQuery(developerId))
  const developer = developers.data?.find(({ id }) => id === developerId)
  const project = projects.data?.find(({ id }) => id === projectId)
  const choose = useMutation({
    mutationFn: chooseProject,
    onSuccess: (_, id) => {
      storeActiveProject(id)
      location.assign('/')
    },
    onError: (error) => {
      console.error('The project could not be selected', error)
      const message = 'No se pudo seleccionar el proyecto. Intente nuevamente.'
      notify({ type: 'error', title: 'Error de selección', message })
    },
  })
  return (
    <>
      <button type="button" className="top-bar-button context" popoverTarget="context-menu">
        <span className="visually-hidden">Desarrolladora y proyecto activos: </span>
        <span className="context-names">
          <span className="context-developer">
            {developer?.nombre ??
              (developers.isPending ? <Skeleton width="7rem" height="0.75rem" /> : 'Desarrolladora')}
          </span>
          <span className="context-project">
            {project?.nombre ?? (projects.isPending ? <Skeleton width="10rem" height="1rem" /> : 'Proyecto')}
          </span>
        </span>
        <i className="pi pi-chevron-down" aria-hidden="true" />
      </button>
      <div id="context-menu" popover="auto" className="menu context-menu">
        <p className="menu-title">Proyectos de {developer?.nombre ?? 'la desarrolladora'}</p>
        <ul role="list">
          {projects.data?.map(({ id, nombre }) => (
            <li key={id}>
              <button
                type="button"
                className="menu-item"
                aria-current={id === projectId ? 'true' : undefined}
                onClick={() => (id === projectId ? undefined : choose.mutate(id))}
              >
                <i className={id === projectId ? 'pi pi-check' : 'pi pi-building'} aria-hidden="true" />
                {nombre}
              </button>
            </li>
          ))}
        </ul>
        <hr className="menu-divider" />
        <Link className="menu-item" to="/seleccionar-desarrolladora">
          <i className="pi pi-sync" aria-hidden="true" />
          Cambiar desarrolladora
        </Link>
      </div>
    </>
  )
}
