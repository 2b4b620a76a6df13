import { useSyncExternalStore } from 'react'
import { activeProjectId, whenSelectionChanges } from './session.ts'

/** The id of the active project; renders again when it changes. */
export const useActiveProjectId = (): number | null => useSyncExternalStore(whenSelectionChanges, activeProjectId)
