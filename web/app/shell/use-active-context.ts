import { useQuery } from '@tanstack/react-query'
import { developersQuery } from '../../areas/developers/queries.ts'
import { projectsQuery } from '../../areas/projects/queries.ts'
import { activeDeveloperId, activeProjectId } from '../../lib/session.ts'

/** The active company and project, with the lists that they stand in. */
export function useActiveContext() {
  const developerId = activeDeveloperId() ?? 0
  const projectId = activeProjectId()
  const developers = useQuery(developersQuery)
  const projects = useQuery(projectsQuery(developerId))
  return {
    developers,
    projects,
    developer: developers.data?.find(({ id }) => id === developerId),
    project: projects.data?.find(({ id }) => id === projectId),
    projectId,
  }
}
