import { fold } from '../../lib/fold.ts'
import { storePreference } from '../../lib/store-preference.ts'

const mostRecent = 6
const keyOf = (userId: string) => `obra-recent-searches:${userId}`

/** The user's recent searches in this browser, newest first. */
export function readRecent(userId: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, mostRecent) : []
  } catch {
    return []
  }
}

/** Stores a search whose result was opened. An equal one (ignoring case and accents) moves to the front. */
export function saveRecent(userId: string, text: string): void {
  const query = text.trim()
  if (query === '') return
  const others = readRecent(userId).filter((recent) => fold(recent) !== fold(query))
  storePreference(keyOf(userId), JSON.stringify([query, ...others].slice(0, mostRecent)))
}

export function clearRecent(userId: string): void {
  localStorage.removeItem(keyOf(userId))
}
