import { useLocation } from 'react-router-dom'

/** The history state passed between auth screens. The browser restores it after a reload. */
export type AuthState = {
  email?: string
  /** When the last mail was requested (epoch ms). */
  sentAt?: number
  /** The action that was just completed. */
  done?: 'confirmed' | 'password-changed'
}

/** The state passed by the previous screen. */
export function useAuthState(): AuthState {
  const { state } = useLocation() as { state: unknown }
  return typeof state === 'object' && state !== null ? state : {}
}

/** The URL of another auth screen, with the `redirectURL` of the current one. */
export function withRedirect(path: string, search: URLSearchParams): string {
  const redirectURL = search.get('redirectURL')
  return redirectURL === null ? path : `${path}?${new URLSearchParams({ redirectURL })}`
}
