import { whenIdle } from '../lib/when-idle.ts'
import { ConfirmDialog } from './layouts/confirm-dialog.ts'

/** The first screen has loaded by then, on a slow phone too. */
const waitMilliseconds = 15_000
/** With them the user begins to work, and may be asked something. */
const actions = ['pointerdown', 'keydown'] as const

/**
 * Loads the dialog of `confirm()` in advance, so that it can ask offline: after the user's first action, at the latest once the first
 * screen had time to load. Unlike other screens also on slow and metered connections. Returns the function to stop.
 */
export function preloadQuestions(): () => void {
  let isOver = false
  const stop = () => {
    isOver = true
    clearTimeout(timer)
    for (const action of actions) removeEventListener(action, preload, true)
  }
  const preload = () =>
    void whenIdle().then(() => {
      if (!isOver) ConfirmDialog.preload()
      stop()
    })
  const timer = setTimeout(preload, waitMilliseconds)
  for (const action of actions) addEventListener(action, preload, true)
  return stop
}
