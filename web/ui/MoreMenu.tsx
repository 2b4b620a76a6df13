import { Menu, type MenuEntry } from './Menu.tsx'

/** The '…' menu of a screen's rare actions. */
export function MoreMenu({ entries }: { entries: MenuEntry[] }) {
  return (
    <Menu label="Más acciones" className="button button-secondary button-normal" entries={entries}>
      <i className="pi pi-ellipsis-h" aria-hidden="true" />
    </Menu>
  )
}
