import { createStore } from './store.ts'

/** Path and search of the last screen before the help, for context-sensitive help; empty without one. */
export const previousAddress = createStore('')

/** Stores the address of the current screen, unless it is a help screen. */
export function notePreviousAddress(address: string): void {
  if (!/^\/(help|apps\/help-center|docs)(\/|\?|$)/.test(address)) previousAddress.set(address)
}
