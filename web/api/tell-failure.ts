import { notify } from './notices.ts'
import { errorMessage } from './problem.ts'

/** For `catch`: shows a notice with this title and the error's message. */
export const tellFailure =
  (title: string) =>
  (error: unknown): void => {
    notify({ type: 'error', title, message: errorMessage(error) })
  }
