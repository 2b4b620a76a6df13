import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../api/problem.ts'
import { projectDashboardQuery } from '../../areas/dashboards/queries.ts'
import { SchedulePanel } from '../../areas/dashboards/SchedulePanel.tsx'
import { useActiveProjectId } from '../../lib/use-active-project.ts'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** The dashboard's figures of an unfinished module, from the same query, so that screens agree. */
export function ModuleFigures() {
  const { data, error, isPending, refetch } = useQuery(projectDashboardQuery(useActiveProjectId()))
  if (isPending) return <Skeleton height="9rem" radius="var(--radius-md)" />
  if (!data) {
    return (
      <Card>
        <ErrorState
          title="No pudimos traer los números del tablero"
          message={errorMessage(error)}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  }
  return <SchedulePanel schedule={data.schedule} />
}
