import { createStore } from './store.ts'

/** The path and search of the screen that was open before the help, for help about it; empty where there was none. */
export const previousAddress = createStore('')

/** Notes the screen that is open, unless it is of the help itself. */
export function notePreviousAddress(address: string): void {
  if (!/^\/(help|apps\/help-center|docs)(\/|\?|$)/.test(address)) previousAddress.set(address)
}
