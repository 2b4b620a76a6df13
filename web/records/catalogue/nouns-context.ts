import { createContext, use } from 'react'
import type { Noun, NounKey } from './noun.ts'

/** The description of a catalogue by its key. */
export type NounOf = (key: NounKey) => Noun

/** Finds one among those that the screen hands over. */
export const finderOf =
  (nouns: readonly Noun[]): NounOf =>
  (key) => {
    const noun = nouns.find((each) => each.key === key)
    if (!noun) throw new Error(`The screen hands over no catalogue ${key}`)
    return noun
  }

/** The catalogues of the screen, for the parts that name entries of others. */
export const NounsContext = createContext<NounOf>(finderOf([]))

/** Finds the catalogues that fields and filters name. */
export const useNounOf = (): NounOf => use(NounsContext)
