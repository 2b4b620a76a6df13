/** Decides what to do about taken names; one dialog asks for uploads, moves and renames. */
import { createStore } from '../../lib/store.ts'

/** A name that is taken; only a file can be replaced. */
export type TakenName = { name: string; isReplaceable: boolean }

export type ClashChoice = 'replace' | 'both' | 'skip'
type Answer = { choice: ClashChoice; isForAll: boolean }
export type ClashQuestion = {
  name: string
  isReplaceable: boolean
  /** How many more questions follow. */
  remaining: number
  answer: (choice: ClashChoice, isForAll: boolean) => void
}

export const clashQuestion = createStore<ClashQuestion | null>(null)
let screens = 0

/** Registers a mounted dialog; on unmount a pending question is answered with 'skip' for all. */
export function showClashes(): () => void {
  screens++
  return () => {
    screens--
    if (screens === 0) clashQuestion.get()?.answer('skip', true)
  }
}

/** Asks about one name; null without a mounted dialog. */
export function askAboutClash(clash: Omit<ClashQuestion, 'answer'>): Promise<Answer | null> {
  if (screens === 0) return Promise.resolve(null)
  return new Promise((resolve) => {
    clashQuestion.set({
      ...clash,
      answer: (choice, isForAll) => {
        clashQuestion.set(null)
        resolve({ choice, isForAll })
      },
    })
  })
}

/** Asks in turn until an answer applies to all. 'replace' never applies to folders, so those are still asked about. */
export async function askAboutAll<T extends TakenName>(clashes: readonly T[]): Promise<Map<T, ClashChoice>> {
  const choices = new Map<T, ClashChoice>()
  let forAll: ClashChoice | undefined
  for (const [index, clash] of clashes.entries()) {
    if (forAll && (forAll !== 'replace' || clash.isReplaceable)) {
      choices.set(clash, forAll)
      continue
    }
    const { name, isReplaceable } = clash
    const answer = await askAboutClash({ name, isReplaceable, remaining: clashes.length - index - 1 })
    if (!answer) break
    if (answer.isForAll) forAll = answer.choice
    choices.set(clash, answer.choice)
  }
  return choices
}
