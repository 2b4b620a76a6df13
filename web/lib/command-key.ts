const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

/** The key of the app's shortcuts on this machine: as it is written on it, and as `aria-keyshortcuts` names it. */
export const commandKey = isMac ? { sign: '⌘', name: 'Meta' } : { sign: 'Ctrl', name: 'Control' }
