import { Drawer } from '../../ui/Drawer.tsx'
import { AppearanceChoices } from './AppearanceChoices.tsx'
import { closeSettings } from './settings-panel.ts'

/** The panel 'Ajustes': theme, scheme and density, applied at once. */
export function SettingsPanel({ isOpen }: { isOpen: boolean }) {
  return (
    <Drawer
      label="Ajustes"
      isOpen={isOpen}
      onClose={closeSettings}
      position="right"
      width={400}
      fullOnPhones
      className="settings"
    >
      <div className="settings-header">
        <h2>Ajustes</h2>
        <button type="button" className="top-bar-button" aria-label="Cerrar los ajustes" onClick={closeSettings}>
          <i className="pi pi-times" aria-hidden="true" />
        </button>
      </div>
      <AppearanceChoices />
    </Drawer>
  )
}
