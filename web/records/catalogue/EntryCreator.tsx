import { useMemo, useState, type ReactNode } from 'react'
import type { Picked } from '../../ui/PickerField.tsx'
import { CreateEntryContext, type CreateEntry } from './create-entry.ts'
import { EntryDialog } from './EntryDialog.tsx'
import type { Noun } from './noun.ts'
import { useNounOf } from './nouns-context.ts'

type Creation = { id: number; noun: Noun; typed: string; resolve: (picked: Picked | null) => void }

/** Context for pickers to create a missing entry in a dialog on top of the current form. */
export function EntryCreator({ children }: { children: ReactNode }) {
  const nounOf = useNounOf()
  const [creations, setCreations] = useState<Creation[]>([])
  const create = useMemo<CreateEntry>(
    () => (key, typed) =>
      new Promise((resolve) =>
        setCreations((before) => [...before, { id: before.length, noun: nounOf(key), typed, resolve }]),
      ),
    [nounOf],
  )
  const end = ({ id, resolve }: Creation, picked: Picked | null) => {
    setCreations((before) => before.filter((each) => each.id !== id))
    resolve(picked)
  }
  return (
    <CreateEntryContext value={create}>
      {children}
      {creations.map((creation) => (
        <EntryDialog
          key={creation.id}
          noun={creation.noun}
          source={creation.noun}
          entry={undefined}
          typed={creation.typed}
          onCreated={(entry) => end(creation, { id: entry.id, label: creation.noun.label(entry) })}
          onClose={() => end(creation, null)}
        />
      ))}
    </CreateEntryContext>
  )
}
