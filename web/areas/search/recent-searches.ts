import { fold } from '../../lib/fold.ts'

const kept = 6
const keyOf = (userId: string) => `obra-recent-searches:${userId}`

/** What a person searched for lately in this browser, newest first. */
export function readRecent(userId: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, kept) : []
  } catch {
    return []
  }
}

/** Keeps a search that led somewhere. One that says the same, case and accents aside, moves to the front. */
export function keepRecent(userId: string, text: string): void {
  const wanted = text.trim()
  if (wanted === '') return
  const others = readRecent(userId).filter((recent) => fold(recent) !== fold(wanted))
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([wanted, ...others].slice(0, kept)))
  } catch (error) {
    console.warn('The search could not be kept', error)
  }
}

export function clearRecent(userId: string): void {
  localStorage.removeItem(keyOf(userId))
}
