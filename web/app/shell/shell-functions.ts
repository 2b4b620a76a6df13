import { openSettings } from './settings-panel.ts'

/** What an item of the navigation can name as its `function`. */
export const shellFunctions: Record<string, () => void> = { openSettings }
