import { useCallback, useEffect, useRef, useState } from 'react'
import { notify } from './notices.ts'
import { errorMessage } from './problem.ts'

/** What a panel says about the last thing done in it, and what can be done about that. */
export type Feedback = { tone: 'calm' | 'danger'; text: string; action?: { label: string; run: () => void } }

type FeedbackControl = {
  feedback: Feedback | null
  tell: (feedback: Feedback | null) => void
  /** Awaits a change; where it fails, says so with `failure` in front. True when it succeeded. */
  attempt: (change: Promise<unknown>, failure: string) => Promise<boolean>
}

/**
 * The one place where a panel tells outcomes. A panel covers the notices, so it tells them itself; once it is closed,
 * a failure becomes a notice. What was told is forgotten with the closing.
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
