import { matchPath } from 'react-router-dom'
import { screens, type Screen } from './screens.ts'

/** The screen that an address leads to. */
export function findScreen(path: string): Screen | undefined {
  return screens.find((screen) => matchPath(screen.path, path))
}

export const hasScreen = (path: string): boolean => findScreen(path) !== undefined
