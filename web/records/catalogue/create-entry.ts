import { createContext } from 'react'
import type { Picked } from '../../ui/PickerField.tsx'
import type { NounKey } from './noun.ts'

/** Opens the form of a catalogue with the typed text; resolves to the created entry, or null if the user cancels. */
export type CreateEntry = (noun: NounKey, typed: string) => Promise<Picked | null>

export const CreateEntryContext = createContext<CreateEntry | null>(null)
