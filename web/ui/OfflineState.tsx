import { ErrorState } from './ErrorState.tsx'

/** Shown offline for data that was never loaded: 'Los contactos aparecen apenas vuelva.' */
export function OfflineState({ message }: { message: string }) {
  return <ErrorState title="Estás sin conexión" message={message} />
}
