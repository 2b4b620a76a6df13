import { storeActiveDeveloper, storeActiveProject } from '../../lib/session.ts'

/** Opening the selection screen clears both active ids (seed 000, section 4). */
export function openSelection(): void {
  storeActiveDeveloper(null)
  storeActiveProject(null)
}
