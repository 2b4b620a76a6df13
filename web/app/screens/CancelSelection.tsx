import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { selectionQuery } from '../../areas/developers/queries.ts'
import { useActiveProjectId } from '../../lib/use-active-project.ts'

/** The way back to the project of this tab, for whoever opened the selection by mistake. Nothing where there is none. */
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
