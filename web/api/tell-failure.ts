import { notify } from './notices.ts'
import { errorMessage } from './problem.ts'

/** For `catch`: a notice with this title says why something failed. */
export const tellFailure =
  (title: string) =>
  (error: unknown): void => {
    notify({ type: 'error', title, message: errorMessage(error) })
  }
