const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

/** The modifier of the app's shortcuts on this machine, as displayed and for `aria-keyshortcuts`. */
export const commandKey = isMac ? { sign: '⌘', name: 'Meta' } : { sign: 'Ctrl', name: 'Control' }
