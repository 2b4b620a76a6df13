import { hashKey, type MutationFunctionContext, type QueryClient, type QueryKey } from '@tanstack/react-query'

type OptimisticChange<Input, Answer> = {
  /** Names what is under way, so that live updates leave its data alone meanwhile. */
  mutationKey: QueryKey
  /** Beginnings of the keys of all that changes with this name touch. */
  keys: readonly QueryKey[]
  /** Changes what is cached, as the server is expected to. */
  show: (input: Input, client: QueryClient) => void
  /** Puts what the server answered in place of what was shown. */
  accept?: (answer: Answer, client: QueryClient) => void
  /**
   * Asks the server again once the last of several changes is settled; without it all that is on the screen is asked.
   * `wasAsking`: a change cut off a request that was under way.
   */
  refresh?: (client: QueryClient, wasAsking: boolean) => void
}

/** A change since the last moment at which nothing was under way, with the data from before it. */
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
 * The part of a mutation's options that shows its effect at once. Where the call fails, its effect alone is taken back:
 * changes made since stay in sight. Telling the failure is the caller's, see `attempt` in `attempt.ts`.
 */
export function optimisticChange<Input, Answer = unknown>(change: OptimisticChange<Input, Answer>) {
  const { mutationKey, keys, show, accept, refresh } = change
  /** Puts the data back from before a change, and shows it and the later ones again. */
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

/** The same for a change of what one query holds. */
export const optimistic = <Cached, Input>(queryKey: QueryKey, change: (cached: Cached, input: Input) => Cached) =>
  optimisticChange<Input>({
    mutationKey: queryKey,
    keys: [queryKey],
    show: (input, client) =>
      void client.setQueryData<Cached>(queryKey, (cached) => (cached === undefined ? cached : change(cached, input))),
  })
