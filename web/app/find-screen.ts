import { matchRoutes } from 'react-router-dom'
import { screens, type Screen } from './screens.ts'

const routes = screens.map((screen) => ({ path: screen.path, screen }))

/** The screen that an address leads to, as the router ranks them. */
export function findScreen(address: string): Screen | undefined {
  return matchRoutes(routes, address)?.at(-1)?.route.screen
}

export const hasScreen = (address: string): boolean => findScreen(address) !== undefined
