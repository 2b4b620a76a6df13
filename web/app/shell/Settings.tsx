import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { settingsQuery } from '../../areas/user/queries.ts'
import { showAppearance } from '../../lib/appearance.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { useStore } from '../../lib/store.ts'
import { isSettingsOpen, openSettings } from './settings-panel.ts'
import './Settings.css'

const SettingsPanel = onDemand(async () => (await import('./SettingsPanel.tsx')).SettingsPanel)

/** The panel 'Ajustes'. */
export function Settings() {
  const isOpen = useStore(isSettingsOpen)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  // Applies changes of other tabs and devices.
  const { data: settings } = useQuery(settingsQuery)
  useEffect(() => void (settings && showAppearance(settings)), [settings])
  return wasOpened && <SettingsPanel isOpen={isOpen} />
}

/** The cog of the top bar, which opens the panel. Phones have it in the account menu. */
export function SettingsButton() {
  return (
    <button
      type="button"
      className="top-bar-button top-bar-icon top-bar-settings"
      aria-label="Ajustes"
      aria-haspopup="dialog"
      aria-expanded={useStore(isSettingsOpen)}
      title="Ajustes"
      onPointerEnter={SettingsPanel.preload}
      onFocus={SettingsPanel.preload}
      onClick={openSettings}
    >
      <i className="pi pi-cog" aria-hidden="true" />
    </button>
  )
}
