import { useLocation } from 'react-router-dom'

/** What one auth screen hands to the next beside the address, kept by the browser's history over a reload. */
export type AuthState = {
  email?: string
  /** When the last mail was asked for, in milliseconds since 1970. */
  sentAt?: number
  /** What went well just before. */
  done?: 'confirmed' | 'password-changed'
}

/** What the screen before handed over. */
export function useAuthState(): AuthState {
  const { state } = useLocation() as { state: unknown }
  return typeof state === 'object' && state !== null ? state : {}
}

/** The address of another auth screen, with the page that the person wanted in the first place. */
export function withRedirect(path: string, search: URLSearchParams): string {
  const wanted = search.get('redirectURL')
  return wanted === null ? path : `${path}?${new URLSearchParams({ redirectURL: wanted })}`
}
