import { Skeleton } from '../../ui/Skeleton.tsx'
import { ContextMenu } from './ContextMenu.tsx'
import { useActiveContext } from './use-active-context.ts'
import './ContextSwitcher.css'

/** The active company and project; opens a menu to work on another project or with another company. */
export function ContextSwitcher() {
  const { developers, projects, developer, project, projectId } = useActiveContext()
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
      <ContextMenu developer={developer?.nombre} projects={projects.data ?? []} projectId={projectId} />
    </>
  )
}
