import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/operations.ts'
import { useOnce } from '../../api/use-once.ts'
import { MovesDialog } from './MovesDialog.tsx'
import { reprogram } from './queries.ts'

/** What the holidays of today would move; accepting it moves it. */
export function ReprogramDialog({ proyectoId, onClose }: { proyectoId: number; onClose: () => void }) {
  const once = useOnce()
  const { mutateAsync } = useMutation(reprogram)
  const { data } = useQuery({
    queryKey: ['dry-run', 'reprogramar', proyectoId],
    queryFn: ({ signal }) => call('reprogramPlan', { proyectoId, simular: true, body: {} }, { signal }),
    gcTime: 0,
  })
  if (!data) return null
  const { huella, movimientos } = data
  return (
    <MovesDialog
      title="Reprogramar por los feriados"
      moves={movimientos}
      onAccept={() => once((headers) => mutateAsync({ proyectoId, body: { huella }, headers }))}
      onClose={onClose}
    />
  )
}
