import type { MutationOptions } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'
import { tellFailure } from './tell-failure.ts'

/** Makes a change outside of a component, and answers what the server said. */
export const execute = <Answer, Input, Context>(
  options: MutationOptions<Answer, Error, Input, Context>,
  input: Input,
): Promise<Answer> => queryClient.getMutationCache().build(queryClient, options).execute(input)

/** Does something; where it fails, a notice titled `failure` tells the reason; null tells nothing. True when it succeeded. */
export async function attemptWork(failure: string | null, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (failure) tellFailure(failure)(error)
    return false
  }
}

/** Makes a change outside of a component, as `attemptWork` does something. */
export const attempt = <Answer, Input, Context>(
  options: MutationOptions<Answer, Error, Input, Context>,
  input: Input,
  failure: string | null,
): Promise<boolean> => attemptWork(failure, () => execute(options, input))
