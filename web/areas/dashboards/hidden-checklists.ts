import { storePreference } from '../../lib/store-preference.ts'

const keyOf = (userId: string, projectId: number) => `obra-first-steps-hidden:${userId}:${projectId}`

/** Whether the user has hidden the first steps of a project; stored per browser. */
export const isChecklistHidden = (userId: string, projectId: number): boolean =>
  localStorage.getItem(keyOf(userId, projectId)) !== null

export const hideChecklist = (userId: string, projectId: number): void =>
  storePreference(keyOf(userId, projectId), 'yes')
