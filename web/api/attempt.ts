import type { MutationOptions } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'
import { tellFailure } from './tell-failure.ts'

/** Runs a mutation outside of a component; resolves to the response. */
export const execute = <Answer, Input, Context>(
  options: MutationOptions<Answer, Error, Input, Context>,
  input: Input,
): Promise<Answer> => queryClient.getMutationCache().build(queryClient, options).execute(input)

/** Runs `work`; on failure shows a notice titled `failure` (none if null). Resolves to whether it succeeded. */
export async function attemptWork(failure: string | null, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (failure) tellFailure(failure)(error)
    return false
  }
}

/** Runs a mutation outside of a component, with `attemptWork`'s notice on failure. */
export const attempt = <Answer, Input, Context>(
  options: MutationOptions<Answer, Error, Input, Context>,
  input: Input,
  failure: string | null,
): Promise<boolean> => attemptWork(failure, () => execute(options, input))
