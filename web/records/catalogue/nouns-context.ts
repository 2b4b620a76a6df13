import { createContext, use } from 'react'
import type { Noun, NounKey } from './noun.ts'

/** Returns the description of a catalogue by its key. */
export type NounOf = (key: NounKey) => Noun

/** Lookup among the screen's catalogues; throws for an unknown key. */
export const finderOf =
  (nouns: readonly Noun[]): NounOf =>
  (key) => {
    const noun = nouns.find((each) => each.key === key)
    if (!noun) throw new Error(`Unknown catalogue: ${key}`)
    return noun
  }

/** The screen's catalogues, for components that reference entries of other catalogues. */
export const NounsContext = createContext<NounOf>(finderOf([]))

/** Lookup for the catalogues that fields and filters reference. */
export const useNounOf = (): NounOf => use(NounsContext)
