import { useCallback, useEffect, useRef, useState } from 'react'
import { notify } from './notices.ts'
import { errorMessage } from './problem.ts'

/** The outcome of the last action in a panel, with a follow-up action. */
export type Feedback = { tone: 'calm' | 'danger'; text: string; action?: { label: string; run: () => void } }

type FeedbackControl = {
  feedback: Feedback | null
  tell: (feedback: Feedback | null) => void
  /** Awaits a change; on failure shows the reason after `failure`. Resolves to whether it succeeded. */
  attempt: (change: Promise<unknown>, failure: string) => Promise<boolean>
}

/**
 * The feedback line of a panel, which covers the notices. After the panel is closed, failures become notices. Closing clears
 * the feedback.
 */
export function useFeedback(isOpen: boolean): FeedbackControl {
  const [feedback, tell] = useState<Feedback | null>(null)
  const isShown = useRef(isOpen)
  useEffect(() => {
    isShown.current = isOpen
    if (!isOpen) tell(null)
    return () => {
      isShown.current = false
    }
  }, [isOpen])
  const attempt = useCallback(async (change: Promise<unknown>, failure: string) => {
    try {
      await change
      return true
    } catch (error) {
      const reason = errorMessage(error)
      if (isShown.current) tell({ tone: 'danger', text: `${failure} ${reason}` })
      else notify({ type: 'error', title: failure, message: reason })
      return false
    }
  }, [])
  return { feedback, tell, attempt }
}
