import { matchRoutes } from 'react-router-dom'
import { plainAddress, screens, type Screen } from './screens.ts'

const routes = screens.map((screen) => ({ path: screen.path, screen }))

/** The screens that need nothing but their path, by their address. */
const byAddress = new Map(screens.map((screen) => [plainAddress(screen), screen]))

/** The screen that an address leads to, as the router ranks them. */
export function findScreen(address: string): Screen | undefined {
  const known = byAddress.get(address)
  // The router sorts all paths each time, and a menu alone asks a hundred times.
  if (known) return known
  return matchRoutes(routes, address)?.at(-1)?.route.screen
}

export const hasScreen = (address: string): boolean => findScreen(address) !== undefined
