/** `--watch`: repeats a command, and shows its answer whenever it changed. */
import { setTimeout } from 'node:timers/promises'

export const defaultPauseSeconds = 2

let pause: number | undefined
let lastText: string | undefined

/** Repeats the command at an interval in seconds; `true` for the default. */
export function watchEvery(seconds: number | true): void {
  pause = seconds === true ? defaultPauseSeconds : seconds
}

/** Whether to show an answer: false only if a watched command showed the same text last. */
export function isNews(text: string): boolean {
  const isOld = pause !== undefined && text === lastText
  lastText = text
  return !isOld
}

/** Waits for the next run; false if the command runs only once. */
export async function untilNextTurn(): Promise<boolean> {
  if (pause === undefined) return false
  await setTimeout(pause * 1000)
  return true
}
