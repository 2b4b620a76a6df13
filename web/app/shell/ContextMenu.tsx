import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { notify } from '../../api/notices.ts'
import { chooseProject, type Project } from '../../areas/projects/queries.ts'
import { storeActiveProject } from '../../lib/session.ts'

type ContextMenuProps = { developer: string | undefined; projects: Project[]; projectId: number | null }

/** The projects of the active company, and the way to another company. */
export function ContextMenu({ developer, projects, projectId }: ContextMenuProps) {
  const { mutate } = useMutation({
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
    <div id="context-menu" popover="auto" className="menu context-menu">
      <p className="menu-title">Proyectos de {developer ?? 'la desarrolladora'}</p>
      <ul role="list">
        {projects.map(({ id, nombre }) => (
          <li key={id}>
            <button
              type="button"
              className="menu-item"
              popoverTarget="context-menu"
              popoverTargetAction="hide"
              aria-current={id === projectId ? 'true' : undefined}
              onClick={() => id !== projectId && mutate(id)}
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
  )
}
