import { saveSeen } from '../../api/save-seen.ts'
import { bodyOf, entryReferences, pickedLabels, type Draft, type Labels } from './draft.ts'
import { loadLabels } from './labels.ts'
import type { Entry, EntryKind } from './noun.ts'
import type { NounOf } from './nouns-context.ts'
import { loadEntry, updateEntry, type Source } from './queries.ts'
import { fieldText } from './field-text.ts'

type Change = {
  nounOf: NounOf
  kind: EntryKind
  source: Source
  /** The entry when the user began to edit it. */
  seen: Entry
  entry: Entry
  draft: Draft
  labels: Labels
}

/** Saves the changed fields; asks the user if somebody else changed the same fields since the form was opened. */
export async function saveEntry({ nounOf, kind, source, seen, entry, draft, labels }: Change): Promise<Entry> {
  const known = new Map([...labels, ...pickedLabels(draft)])
  const load = async () => {
    const fresh = await loadEntry(source, entry.id)
    for (const [id, label] of await loadLabels(nounOf, entryReferences(kind, fresh))) known.set(id, label)
    return fresh
  }
  const fieldOf = (name: string) => kind.fields.find((field) => field.name === name)!
  const saved = await saveSeen<Entry, Record<string, unknown>, Entry>({
    seen,
    latest: entry,
    patch: bodyOf(kind, draft, entry),
    load,
    send: (patch) => updateEntry(source, entry.id, patch),
    name: kind.label(entry),
    say: (name, value) => `«${fieldText(fieldOf(name), value, known)}»`,
    label: (name) => fieldOf(name).label,
  })
  return saved ?? load()
}
