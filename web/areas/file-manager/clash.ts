/** What becomes of something whose name is taken: asked by one dialog, whatever it is about. */
import { createStore } from '../../lib/store.ts'
import type { Clash } from './queries.ts'

export type ClashChoice = 'replace' | 'both' | 'skip'
type Answer = { choice: ClashChoice; isForAll: boolean }
export type AskedClash = {
  name: string
  isReplaceable: boolean
  /** How many more names are taken. */
  left: number
  answer: (choice: ClashChoice, isForAll: boolean) => void
}

export const askedClash = createStore<AskedClash | null>(null)
let screens = 0

/** While a screen shows the dialog; what is still asked when it closes is left as it is. */
export function showClashes(): () => void {
  screens++
  return () => {
    screens--
    if (screens === 0) askedClash.get()?.answer('skip', true)
  }
}

/** Null where no screen is there to ask. */
export function askAboutClash(clash: Omit<AskedClash, 'answer'>): Promise<Answer | null> {
  if (screens === 0) return Promise.resolve(null)
  return new Promise((resolve) => {
    askedClash.set({
      ...clash,
      answer: (choice, isForAll) => {
        askedClash.set(null)
        resolve({ choice, isForAll })
      },
    })
  })
}

/** Asks about each in turn, until one answer is for all; a folder is never replaced, so it is asked about on its own. */
export async function askAboutAll<T extends Pick<Clash, 'name' | 'isReplaceable'>>(
  clashes: readonly T[],
): Promise<Map<T, ClashChoice>> {
  const choices = new Map<T, ClashChoice>()
  let forAll: ClashChoice | undefined
  for (const [index, clash] of clashes.entries()) {
    if (forAll && (forAll !== 'replace' || clash.isReplaceable)) {
      choices.set(clash, forAll)
      continue
    }
    const { name, isReplaceable } = clash
    const answer = await askAboutClash({ name, isReplaceable, left: clashes.length - index - 1 })
    if (!answer) break
    if (answer.isForAll) forAll = answer.choice
    choices.set(clash, answer.choice)
  }
  return choices
}
