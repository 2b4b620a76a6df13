import { clearStoredSelection } from '../../lib/session.ts'

/** Opening the selection clears both stored ids (docs/domain/projects.md, Selection); the tab keeps its own until the choice. */
export function openSelection(): void {
  clearStoredSelection()
}
