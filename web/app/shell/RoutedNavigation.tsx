import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Navigation } from '../../ui/navigation/Navigation.tsx'
import { shellFunctions } from './shell-functions.ts'

type RoutedNavigationProps = Omit<ComponentProps<typeof Navigation>, 'here' | 'Link'>

/** The navigation connected to the app's router. */
export function RoutedNavigation({ functions = shellFunctions, ...props }: RoutedNavigationProps) {
  const here = useLocation()
  return <Navigation {...props} here={here} Link={Link} functions={functions} />
}
