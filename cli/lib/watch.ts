/** `--watch`: a list is asked again and again, and shown whenever it is another one than before. */
import { setTimeout } from 'node:timers/promises'

export const usualPauseSeconds = 2

let pause: number | undefined
let shown: string | undefined

/** Lets the command run again every so many seconds; `true` for the usual pause. */
export function watchEvery(seconds: number | true): void {
  pause = seconds === true ? usualPauseSeconds : seconds
}

/** Whether to show an answer: always, but for one that a watched command has shown last. */
export function isNews(text: string): boolean {
  const isOld = pause !== undefined && text === shown
  shown = text
  return !isOld
}

/** Waits for the next turn; false where the command runs once. */
export async function untilNextTurn(): Promise<boolean> {
  if (pause === undefined) return false
  await setTimeout(pause * 1000)
  return true
}
