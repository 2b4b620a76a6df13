import { createStore } from './store.ts'

/** Whether the panel 'Ajustes' is open. */
export const settingsPanel = createStore(false)
