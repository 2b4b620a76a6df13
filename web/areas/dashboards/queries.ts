import { queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import type { Schema } from '../../api/types.ts'

export type ProjectDashboard = Schema<'ProjectDashboard'>

/** The figures of the active project. The id keeps the figures of different projects apart. */
export const projectDashboardQuery = (projectId: number | null) =>
  queryOptions({
    queryKey: ['dashboards', 'project', projectId],
    queryFn: () => answer(api.GET('/api/dashboards/project', { headers: ownState })),
  })
