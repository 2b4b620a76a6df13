import { queryOptions } from '@tanstack/react-query'
import { call, keyOf } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'

export type ProjectDashboard = Schema<'ProjectDashboard'>

/** The figures of the active project. The project id in the key separates the caches of projects. */
export const projectDashboardQuery = (projectId: number | null) =>
  queryOptions({
    queryKey: [...keyOf('getProjectDashboard'), { projectId }],
    queryFn: () => call('getProjectDashboard'),
  })
