import { useEffect, useState } from 'react'
import { call } from '../../api/operations.ts'

/** How long a typing signal is shown, and the least time between two signals. */
const shownMilliseconds = 6000
const betweenMilliseconds = 3000

/** Whether the other person is typing: a few seconds after each signal, by this browser's clock. */
export function useTyping(typingUntil: string | null | undefined): boolean {
  const [isTyping, setIsTyping] = useState(false)
  useEffect(() => {
    setIsTyping(Boolean(typingUntil))
    if (!typingUntil) return
    const timer = setTimeout(() => setIsTyping(false), shownMilliseconds)
    return () => clearTimeout(timer)
  }, [typingUntil])
  return isTyping
}

let notedAt = 0

/** Notifies the chat's other person that the user is typing; failures are ignored. */
export function signalTyping(id: string): void {
  const now = Date.now()
  if (now - notedAt < betweenMilliseconds) return
  notedAt = now
  call('noteTyping', { body: { id } }).catch(() => {})
}

/** After sending, the next keystroke sends a signal at once. */
export const resetTyping = (): void => void (notedAt = 0)
