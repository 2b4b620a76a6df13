/** The last picks per kind of field, newest first; per company, in memory only. */
import { activeCompanyId } from './session.ts'

type PickEntry = { id: string; label: string; detail?: string | undefined }

const mostRecent = 5
const recent = new Map<string, PickEntry[]>()
const keyOf = (kind: string) => `${activeCompanyId() ?? 0} ${kind}`

export function rememberPick(kind: string, { id, label }: PickEntry): void {
  const others = (recent.get(keyOf(kind)) ?? []).filter((each) => each.id !== id)
  recent.set(keyOf(kind), [{ id, label }, ...others].slice(0, mostRecent))
}

/** The entries, with recent picks first. */
export function recentFirst<Entry extends PickEntry>(kind: string, entries: Entry[]): (Entry | PickEntry)[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const first = (recent.get(keyOf(kind)) ?? []).map((each) => byId.get(each.id) ?? each)
  return [...first, ...entries.filter(({ id }) => !first.some((each) => each.id === id))]
}
