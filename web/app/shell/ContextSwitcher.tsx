import { useQuery } from '@tanstack/react-query'
import { selectionQuery } from '../../areas/developers/queries.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ContextMenu } from './ContextMenu.tsx'
import './ContextSwitcher.css'

/** The active company and project, with a menu to switch. */
export function ContextSwitcher() {
  const { data, isPending } = useQuery(selectionQuery)
  return (
    <>
      <button type="button" className="top-bar-button context" popoverTarget="context-menu">
        <span className="visually-hidden">Desarrolladora y proyecto activos: </span>
        <span className="context-names">
          <span className="context-developer">
            {data?.desarrolladora?.nombre ??
              (isPending ? <Skeleton width="7rem" height="0.75rem" /> : 'Desarrolladora')}
          </span>
          <span className="context-project">
            {data?.proyecto?.nombre ?? (isPending ? <Skeleton width="10rem" height="1rem" /> : 'Proyecto')}
          </span>
        </span>
        <i className="pi pi-chevron-down" aria-hidden="true" />
      </button>
      <ContextMenu selection={data} />
    </>
  )
}
