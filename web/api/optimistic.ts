import { hashKey, type MutationFunctionContext, type QueryClient, type QueryKey } from '@tanstack/react-query'

type OptimisticChange<Input, Answer> = {
  /** Names pending changes, so that live updates do not touch their data. */
  mutationKey: QueryKey
  /** Key prefixes of all queries that these changes touch. */
  keys: readonly QueryKey[]
  /** Applies the expected result to the cache. */
  show: (input: Input, client: QueryClient) => void
  /** Applies the server's response instead. */
  accept?: (answer: Answer, client: QueryClient) => void
  /** Refetches after the last of several changes; default: invalidates `keys`. `wasAsking`: a change cancelled a request. */
  refresh?: (client: QueryClient, wasAsking: boolean) => void
}

/** A pending change with the data from before it. */
type Shown = { before: [QueryKey, unknown][]; show: () => void; wasAsking: boolean }
const shownChanges = new WeakMap<QueryClient, Map<string, Shown[]>>()

function changesOf(client: QueryClient, mutationKey: QueryKey): Shown[] {
  const all = shownChanges.get(client) ?? new Map<string, Shown[]>()
  shownChanges.set(client, all)
  const name = hashKey(mutationKey)
  const changes = all.get(name) ?? []
  all.set(name, changes)
  return changes
}

const dataOf = (client: QueryClient, keys: readonly QueryKey[]) =>
  keys.flatMap((queryKey) => client.getQueriesData({ queryKey }))

/**
 * Mutation options for an optimistic update. On failure only this change is rolled back; later ones stay. The caller reports the
 * failure, see `attempt` in `attempt.ts`.
 */
export function optimisticChange<Input, Answer = unknown>(change: OptimisticChange<Input, Answer>) {
  const { mutationKey, keys, show, accept, refresh } = change
  /** Restores the data from before a change, and applies this and later changes again. */
  const showAgain = (client: QueryClient, changed: Shown) => {
    for (const [key, data] of changed.before) if (client.getQueryState(key)) client.setQueryData(key, data)
    const changes = changesOf(client, mutationKey)
    for (const each of changes.slice(changes.indexOf(changed))) {
      each.before = dataOf(client, keys)
      each.show()
    }
  }
  return {
    mutationKey,
    async onMutate(input: Input, { client }: MutationFunctionContext): Promise<Shown> {
      const wasAsking = keys.some((queryKey) => client.isFetching({ queryKey }) > 0)
      await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })))
      const changed = { before: dataOf(client, keys), show: () => show(input, client), wasAsking }
      changesOf(client, mutationKey).push(changed)
      changed.show()
      return changed
    },
    onSuccess(answer: Answer, _input: Input, changed: Shown, { client }: MutationFunctionContext): void {
      if (!accept) return
      changed.show = () => accept(answer, client)
      showAgain(client, changed)
    },
    onError(_error: Error, _input: Input, changed: Shown | undefined, { client }: MutationFunctionContext): void {
      if (!changed) return
      changed.show = () => {}
      showAgain(client, changed)
    },
    onSettled(...[, , , , { client }]: [unknown, unknown, Input, unknown, MutationFunctionContext]): void {
      if (client.isMutating({ mutationKey, exact: true }) !== 1) return
      const wasAsking = changesOf(client, mutationKey)
        .splice(0)
        .some((changed) => changed.wasAsking)
      if (refresh) return refresh(client, wasAsking)
      for (const queryKey of keys) void client.invalidateQueries({ queryKey })
    },
  }
}

/** An optimistic update of one query. */
export const optimistic = <Cached, Input>(queryKey: QueryKey, change: (cached: Cached, input: Input) => Cached) =>
  optimisticChange<Input>({
    mutationKey: queryKey,
    keys: [queryKey],
    show: (input, client) =>
      void client.setQueryData<Cached>(queryKey, (cached) => (cached === undefined ? cached : change(cached, input))),
  })
