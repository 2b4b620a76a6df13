import type { MenuEntry } from '../ui/Menu.tsx'

/** The entry of a list's '…' menu that opens the screen of loads. */
export const loadEntry = (onSelect: () => void): MenuEntry => ({
  id: 'load',
  label: 'Cargar desde una planilla',
  icon: <i className="pi pi-upload" />,
  onSelect,
})
