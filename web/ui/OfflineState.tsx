import { ErrorState } from './ErrorState.tsx'

/** In the place of what was never loaded and cannot be without a network: 'Los contactos aparecen apenas vuelva.' */
export function OfflineState({ message }: { message: string }) {
  return <ErrorState title="Estás sin conexión" message={message} />
}
