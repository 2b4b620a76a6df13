import type { MutationFunctionContext, QueryKey } from '@tanstack/react-query'

/**
 * The part of a mutation's options that shows its effect at once: changes what is cached, puts it back where the call
 * fails, and asks the server again once the last of several changes is settled. The mutation is keyed like the query, so
 * that the live updates leave its data alone meanwhile. Telling a failure is the caller's.
 */
export function optimistic<Cached, Input>(queryKey: QueryKey, change: (cached: Cached, input: Input) => Cached) {
  return {
    mutationKey: queryKey,
    async onMutate(input: Input, { client }: MutationFunctionContext): Promise<Cached | undefined> {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Cached>(queryKey)
      if (before !== undefined) client.setQueryData<Cached>(queryKey, change(before, input))
      return before
    },
    onError(_error: Error, _input: Input, before: Cached | undefined, { client }: MutationFunctionContext): void {
      if (before !== undefined) client.setQueryData<Cached>(queryKey, before)
    },
    onSettled(
      _data: unknown,
      _error: unknown,
      _input: Input,
      _before: unknown,
      { client }: MutationFunctionContext,
    ): void {
      if (client.isMutating({ mutationKey: queryKey }) === 1) void client.invalidateQueries({ queryKey })
    },
  }
}
