import type { ReactNode } from 'react'
import { useOnline } from '../lib/use-online.ts'
import './OfflineNote.css'

/** Above a screen while the browser is offline: what one sees may be old. `children` say what happens to changes. */
export function OfflineNote({
  children = 'Lo que ves puede no estar al día y los cambios no se guardan hasta que vuelva.',
}: {
  children?: ReactNode
}) {
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className="offline-note">
          <i className="pi pi-wifi" aria-hidden="true" /> Estás sin conexión. {children}
        </p>
      )}
    </div>
  )
}
