import type { Schema } from '../../api/types.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import './Presence.css'

type Status = Schema<'UserStatus'>

/** How a person's status reads to the others. */
const labels: Record<Status, string> = {
  online: 'En línea',
  away: 'Ausente',
  busy: 'Ocupado',
  'not-visible': 'Sin conexión',
}

export const presenceLabel = (status: Status): string => labels[status]

/** A person's picture; with a dot for the status if the person uses Obra's chat. */
export function PresenceAvatar({
  status,
  ...picture
}: {
  name: string
  image: string | null
  status?: Status | undefined
}) {
  return (
    <span className="presence">
      <Avatar {...picture} />
      {status && (
        <span
          className={`presence-dot presence-${status}`}
          role="img"
          aria-label={labels[status]}
          title={labels[status]}
        />
      )}
    </span>
  )
}
