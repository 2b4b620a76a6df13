import type { MutationOptions } from '@tanstack/react-query'
import { tellFailure } from './tell-failure.ts'
import { queryClient } from './query-client.ts'

/**
 * Makes a change outside of a component. Where it fails, a notice titled `failure` tells the reason; null tells nothing.
 * True when it succeeded.
 */
export async function attempt<Answer, Input, Context>(
  options: MutationOptions<Answer, Error, Input, Context>,
  input: Input,
  failure: string | null,
): Promise<boolean> {
  try {
    await queryClient.getMutationCache().build(queryClient, options).execute(input)
    return true
  } catch (error) {
    if (failure) tellFailure(failure)(error)
    return false
  }
}
