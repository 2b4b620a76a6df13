import { ErrorState } from './ErrorState.tsx'

/** Shown offline for data that was never loaded: 'Los contactos aparecen apenas vuelva.' */
export function OfflineState({ message = 'Esto aparece apenas vuelva.' }: { message?: string | undefined }) {
  return <ErrorState title="Estás sin conexión" message={message} />
}
