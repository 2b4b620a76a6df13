import { mutationOptions, type queryOptions } from '@tanstack/react-query'
import { optimistic } from './optimistic.ts'

/** The fields that messages and notifications share. */
export type FeedEntry = {
  id: string
  title: string
  time: string
  read: boolean
  seen: boolean
  link: string | null
  useRouter: boolean
}

/** The requests of a feed. `change` uses keepalive: following a link may leave the page. */
export type FeedCalls<Entry extends FeedEntry> = {
  create: (entry: Entry) => Promise<Entry>
  change: (id: string, part: { read?: boolean; seen?: boolean }) => Promise<Entry>
  readAll: () => Promise<true>
  remove: (id: string) => Promise<true>
}

export type FeedOptions<Entry extends FeedEntry> = ReturnType<typeof feedOptions<Entry>>

type FeedQuery<Entry> = ReturnType<typeof queryOptions<Entry[]>>

/** The query of a feed and its optimistic mutations. */
export function feedOptions<Entry extends FeedEntry>(query: FeedQuery<Entry>, calls: FeedCalls<Entry>) {
  const { queryKey } = query
  const withSome = (list: Entry[], ids: string[], part: Partial<FeedEntry>) =>
    list.map((entry) => (ids.includes(entry.id) ? { ...entry, ...part } : entry))
  const seen = { read: true, seen: true }
  return {
    query,
    toggle: mutationOptions({
      ...optimistic<Entry[], Entry>(queryKey, (list, { id, read }) => withSome(list, [id], { read: !read })),
      // Sets the value instead of toggling it on the server: two tabs at once would undo one another.
      mutationFn: ({ id, read }: Entry) => calls.change(id, { read: !read }),
    }),
    /** Marks an opened entry as read. */
    read: mutationOptions({
      ...optimistic<Entry[], Entry>(queryKey, (list, { id }) => withSome(list, [id], seen)),
      mutationFn: ({ id }: Entry) => calls.change(id, seen),
    }),
    /** Marks entries as seen: the panel was open. */
    see: mutationOptions({
      ...optimistic<Entry[], Entry[]>(queryKey, (list, unseen) =>
        withSome(
          list,
          unseen.map(({ id }) => id),
          { seen: true },
        ),
      ),
      mutationFn: (unseen: Entry[]) => Promise.all(unseen.map(({ id }) => calls.change(id, { seen: true }))),
    }),
    readAll: mutationOptions({
      ...optimistic<Entry[], void>(queryKey, (list) => list.map((entry) => ({ ...entry, ...seen }))),
      mutationFn: () => calls.readAll(),
    }),
    remove: mutationOptions({
      ...optimistic<Entry[], Entry>(queryKey, (list, { id }) => list.filter((entry) => entry.id !== id)),
      mutationFn: ({ id }: Entry) => calls.remove(id),
    }),
    /** Undoes a deletion: recreates the entry with its id, sorted by time. */
    restore: mutationOptions({
      ...optimistic<Entry[], Entry>(queryKey, (list, restored) =>
        [...list, restored].toSorted((a, b) => b.time.localeCompare(a.time)),
      ),
      mutationFn: (entry: Entry) => calls.create(entry),
    }),
  }
}
