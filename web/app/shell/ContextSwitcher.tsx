import { useQuery } from '@tanstack/react-query'
import { developersQuery } from '../../areas/developers/queries.ts'
import { projectsQuery } from '../../areas/projects/queries.ts'
import { activeDeveloperId, activeProjectId } from '../../lib/session.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ContextMenu } from './ContextMenu.tsx'
import './ContextSwitcher.css'

/** The active company and project; opens a menu to work on another project or with another company. */
export function ContextSwitcher() {
  const developerId = activeDeveloperId() ?? 0
  const projectId = activeProjectId()
  const developers = useQuery(developersQuery)
  const projects = useQuery(projectsQuery(developerId))
  const developer = developers.data?.find(({ id }) => id === developerId)?.nombre
  const project = projects.data?.find(({ id }) => id === projectId)?.nombre
  return (
    <>
      <button type="button" className="top-bar-button context" popoverTarget="context-menu">
        <span className="visually-hidden">Desarrolladora y proyecto activos: </span>
        <span className="context-names">
          <span className="context-developer">
            {developer ?? (developers.isPending ? <Skeleton width="7rem" height="0.75rem" /> : 'Desarrolladora')}
          </span>
          <span className="context-project">
            {project ?? (projects.isPending ? <Skeleton width="10rem" height="1rem" /> : 'Proyecto')}
          </span>
        </span>
        <i className="pi pi-chevron-down" aria-hidden="true" />
      </button>
      <ContextMenu developer={developer} projects={projects.data ?? []} projectId={projectId} />
    </>
  )
}
