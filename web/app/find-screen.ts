import { matchRoutes } from 'react-router-dom'
import { screens, type Screen } from './screens.ts'

const routes = screens.map((screen) => ({ path: screen.path, screen }))

const isPlain = ({ path }: Screen) => !path.includes(':')

/** The screens by the address without parameters that opens them. */
const byAddress = new Map<string, Screen>(
  screens.filter(isPlain).map((screen) => [screen.path.replace(/\/\*$/, ''), screen]),
)

/** The screen that an address leads to, as the router ranks them. */
export function findScreen(address: string): Screen | undefined {
  const known = byAddress.get(address)
  // The router puts all paths in order at each asking, and a menu alone asks for hundreds.
  if (known) return known
  return matchRoutes(routes, address)?.at(-1)?.route.screen
}

export const hasScreen = (address: string): boolean => findScreen(address) !== undefined
