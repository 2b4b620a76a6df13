import { useEffect, useState } from 'react'
import { call } from '../../api/operations.ts'

/** How long a sign of typing is shown, and how often it is given. */
const shownMilliseconds = 6000
const betweenMilliseconds = 3000

/** Whether the other person counts as typing: for some seconds after each sign of it, by this browser's own clock. */
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

let toldAt = 0

/** Tells the other person of a chat that one is typing; a sign that gets lost does no harm. */
export function tellTyping(id: string): void {
  const now = Date.now()
  if (now - toldAt < betweenMilliseconds) return
  toldAt = now
  call('noteTyping', { body: { id } }).catch(() => {})
}

/** After sending, the next letter is a sign again. */
export const endTyping = (): void => void (toldAt = 0)
