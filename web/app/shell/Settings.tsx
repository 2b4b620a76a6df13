import { lazy, Suspense, useState } from 'react'
import { useStore } from '../../lib/store.ts'
import { isSettingsOpen, openSettings } from './settings-panel.ts'
import './Settings.css'

const panel = () => import('./SettingsPanel.tsx')
const SettingsPanel = lazy(async () => ({ default: (await panel()).SettingsPanel }))

/** The panel 'Ajustes', and the cog at the edge of the screen that opens it. */
export function Settings({ hasCog }: { hasCog: boolean }) {
  const isOpen = useStore(isSettingsOpen)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  const preload = () => void panel()
  return (
    <>
      {hasCog && (
        <button
          type="button"
          className="settings-cog"
          aria-label="Ajustes"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={openSettings}
        >
          <i className="pi pi-cog" aria-hidden="true" />
        </button>
      )}
      {wasOpened && (
        <Suspense>
          <SettingsPanel isOpen={isOpen} />
        </Suspense>
      )}
    </>
  )
}
