import { createStore } from '../../lib/store.ts'

const key = 'obra-menu-pinned'

/** Whether the rail shows titles; stored per browser. */
export const isRailPinned = createStore(localStorage.getItem(key) === 'yes')

export function pinRail(isPinned: boolean): void {
  isRailPinned.set(isPinned)
  try {
    localStorage.setItem(key, isPinned ? 'yes' : 'no')
  } catch (error) {
    console.warn('The width of the menu could not be kept', error)
  }
}
