import { clearStoredSelection } from '../../lib/session.ts'

/** Opening the selection screen clears both stored ids (seed 000, section 4); the tab's own stay until one is chosen. */
export function openSelection(): void {
  clearStoredSelection()
}
