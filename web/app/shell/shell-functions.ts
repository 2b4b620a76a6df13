import { openSettings } from './settings-panel.ts'

/** The functions that navigation items can refer to by name. */
export const shellFunctions: Record<string, () => void> = { openSettings }
