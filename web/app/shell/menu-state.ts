import { createStore } from '../../lib/store.ts'

const pinKey = 'obra-menu-pinned'
const openKey = 'obra-menu-open'

/** Stored per browser. */
function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch (error) {
    console.warn('The state of the menu could not be stored', error)
  }
}

/** Whether the rail shows titles where it has room; it does until the user makes it slim. */
export const isRailPinned = createStore(localStorage.getItem(pinKey) !== 'no')

export function pinRail(isPinned: boolean): void {
  isRailPinned.set(isPinned)
  store(pinKey, isPinned ? 'yes' : 'no')
}

/** The ids of the branches that the user left open. */
export const readOpenBranches = (): Set<string> => new Set(localStorage.getItem(openKey)?.split(' '))

export const storeOpenBranches = (ids: ReadonlySet<string>): void => store(openKey, [...ids].join(' '))
