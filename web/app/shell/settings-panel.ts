import { createStore } from '../../lib/store.ts'

/** Whether the panel 'Ajustes' is open. */
export const isSettingsOpen = createStore(false)

export const openSettings = (): void => isSettingsOpen.set(true)
export const closeSettings = (): void => isSettingsOpen.set(false)
