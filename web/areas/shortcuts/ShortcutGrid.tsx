import { AppLink } from '../../lib/AppLink.tsx'
import { isExternal } from '../../lib/app-link.ts'
import { iconClass } from '../../lib/icon-class.ts'
import { Button } from '../../ui/Button.tsx'
import type { Shortcut } from './queries.ts'

type ShortcutGridProps = {
  shortcuts: Shortcut[]
  canOpen: (link: string) => boolean
  onFollow: () => void
  onArrange: () => void
}

/** The shortcuts whose link has a screen. All others are only in the list of the edit mode. */
export function ShortcutGrid({ shortcuts, canOpen, onFollow, onArrange }: ShortcutGridProps) {
  const open = shortcuts.filter(({ link }) => canOpen(link))
  if (open.length === 0) {
    return (
      <div className="shortcut-closed">
        <p>Ninguno de tus accesos directos lleva a una página que esté disponible ahora.</p>
        <Button variant="quiet" size="small" className="panel-link" onClick={onArrange}>
          Revisar
        </Button>
      </div>
    )
  }
  return (
    <ul role="list" className="shortcut-grid">
      {open.map((shortcut) => (
        <li key={shortcut.id}>
          <ShortcutTile shortcut={shortcut} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}

function ShortcutTile({ shortcut, onFollow }: { shortcut: Shortcut; onFollow: () => void }) {
  const { label, description, icon, link, useRouter } = shortcut
  return (
    <AppLink className="shortcut-tile" link={link} useRouter={useRouter} onFollow={onFollow}>
      <span className="shortcut-icon" aria-hidden="true">
        <i className={iconClass(icon, 'pi-link')} />
      </span>
      <span className="shortcut-label">
        {label}
        {isExternal(link) && (
          <>
            <i className="pi pi-external-link" aria-hidden="true" />
            <span className="visually-hidden"> (se abre en otra pestaña)</span>
          </>
        )}
      </span>
      {description && <span className="shortcut-description">{description}</span>}
    </AppLink>
  )
}
