import { createStore } from '../../lib/store.ts'
import { storePreference } from '../../lib/store-preference.ts'

const pinKey = 'obra-menu-pinned'
const openKey = 'obra-menu-open'

/** Whether the rail shows titles where it has room; it does until the user makes it slim. */
export const isRailPinned = createStore(localStorage.getItem(pinKey) !== 'no')

export function pinRail(isPinned: boolean): void {
  isRailPinned.set(isPinned)
  storePreference(pinKey, isPinned ? 'yes' : 'no')
}

/** The ids of the branches that the user left open. */
export const readOpenBranches = (): Set<string> => new Set(localStorage.getItem(openKey)?.split(' '))

export const storeOpenBranches = (ids: ReadonlySet<string>): void => storePreference(openKey, [...ids].join(' '))
