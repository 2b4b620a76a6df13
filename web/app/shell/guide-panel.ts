import { createStore } from '../../lib/store.ts'

/** Whether the guide of the screen is open beside it. */
export const isGuideOpen = createStore(false)
export const openGuide = (): void => isGuideOpen.set(true)
