import { matchRoutes } from 'react-router-dom'
import { plainAddress, screens, type Screen } from './screens.ts'

const routes = screens.map((screen) => ({ path: screen.path, screen }))

/** The screens without parameters, by address. */
const byAddress = new Map(screens.map((screen) => [plainAddress(screen), screen]))

/** The screen of an address, ranked like the router's routes. */
export function findScreen(address: string): Screen | undefined {
  const plainScreen = byAddress.get(address)
  // Fast path: matchRoutes sorts all paths each time, and a menu calls this a hundred times.
  if (plainScreen) return plainScreen
  return matchRoutes(routes, address)?.at(-1)?.route.screen
}

export const hasScreen = (address: string): boolean => findScreen(address) !== undefined
