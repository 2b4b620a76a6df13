/** What was picked last in a field of a kind, the newest first; of the company at hand, until the page is left. */
import { activeDeveloperId } from './session.ts'

type Named = { id: string; label: string; detail?: string | undefined }

const mostRecent = 5
const recent = new Map<string, Named[]>()
const keyOf = (kind: string) => `${activeDeveloperId() ?? 0} ${kind}`

export function rememberPick(kind: string, { id, label }: Named): void {
  const others = (recent.get(keyOf(kind)) ?? []).filter((each) => each.id !== id)
  recent.set(keyOf(kind), [{ id, label }, ...others].slice(0, mostRecent))
}

/** Entries with the recent ones before the others. */
export function recentFirst<Entry extends Named>(kind: string, entries: Entry[]): (Entry | Named)[] {
  const found = new Map(entries.map((entry) => [entry.id, entry]))
  const first = (recent.get(keyOf(kind)) ?? []).map((each) => found.get(each.id) ?? each)
  return [...first, ...entries.filter(({ id }) => !first.some((each) => each.id === id))]
}
