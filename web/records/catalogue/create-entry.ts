import { createContext } from 'react'
import type { Picked } from '../../ui/PickerField.tsx'
import type { NounKey } from './noun.ts'

/** Opens the form of a catalogue with what was typed; answers what was created, or null where nobody wanted it. */
export type CreateEntry = (noun: NounKey, typed: string) => Promise<Picked | null>

export const CreateEntryContext = createContext<CreateEntry | null>(null)
