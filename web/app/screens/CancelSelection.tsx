import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { selectionQuery } from '../../areas/developers/queries.ts'
import { useActiveProjectId } from '../../lib/use-active-project.ts'

/** Returns to the project of this tab from the selection; nothing without a project. */
export function CancelSelection() {
  const isWorking = useActiveProjectId() !== null
  const { data } = useQuery({ ...selectionQuery, enabled: isWorking })
  if (!isWorking) return null
  return (
    <Link className="button button-secondary button-normal" to="/dashboards/project">
      Volver a {data?.proyecto?.nombre ?? 'mi proyecto'}
    </Link>
  )
}
