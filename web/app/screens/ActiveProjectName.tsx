import { useQuery } from '@tanstack/react-query'
import { selectionQuery } from '../../areas/developers/queries.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** The names of the active project and its company. */
export function ActiveProjectName() {
  const { data, isPending } = useQuery(selectionQuery)
  if (isPending) return <Skeleton width="14rem" height="1.25rem" />
  const { desarrolladora, proyecto } = data ?? {}
  if (!proyecto) return <>Proyecto activo</>
  return (
    <>
      {proyecto.nombre}
      {desarrolladora && ` · ${desarrolladora.nombre}`}
    </>
  )
}
