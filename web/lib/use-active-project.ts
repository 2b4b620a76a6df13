import { useSyncExternalStore } from 'react'
import { activeProjectId, whenSelectionChanges } from './session.ts'

/** The id of the active project, followed as it changes. */
export const useActiveProjectId = (): number | null => useSyncExternalStore(whenSelectionChanges, activeProjectId)
