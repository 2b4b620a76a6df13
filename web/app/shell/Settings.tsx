import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { settingsQuery } from '../../areas/user/queries.ts'
import { showAppearance } from '../../lib/appearance.ts'
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
  // A choice made in another tab or on another device shows here as well.
  const { data: settings } = useQuery(settingsQuery)
  useEffect(() => void (settings && showAppearance(settings)), [settings])
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
