import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Navigation } from '../../ui/navigation/Navigation.tsx'
import { shellFunctions } from './shell-functions.ts'

type RoutedNavigationProps = Omit<ComponentProps<typeof Navigation>, 'here' | 'Link'>

/** The navigation with the app's router, so that it follows the address. */
export function RoutedNavigation({ functions = shellFunctions, ...props }: RoutedNavigationProps) {
  const here = useLocation()
  return <Navigation {...props} here={here} Link={Link} functions={functions} />
}
