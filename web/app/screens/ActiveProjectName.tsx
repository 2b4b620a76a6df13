import { Skeleton } from '../../ui/Skeleton.tsx'
import { useActiveContext } from '../shell/use-active-context.ts'

/** The project that the person works on, and whose it is. */
export function ActiveProjectName() {
  const { project, developer, projects } = useActiveContext()
  if (projects.isPending) return <Skeleton width="14rem" height="1.25rem" />
  if (!project) return <>Proyecto activo</>
  return (
    <>
      {project.nombre}
      {developer && ` · ${developer.nombre}`}
    </>
  )
}
