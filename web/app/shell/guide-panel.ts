import { createStore } from '../../lib/store.ts'

/** Whether the guide of the screen is open. */
export const isGuideOpen = createStore(false)
export const openGuide = (): void => isGuideOpen.set(true)
