import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Navigation } from '../../ui/navigation/Navigation.tsx'
import { preloadScreen } from '../router.tsx'
import { shellFunctions } from './shell-functions.ts'

type RoutedNavigationProps = Omit<ComponentProps<typeof Navigation>, 'here' | 'Link' | 'onIntent'>

/** The navigation with the app's router: it follows the address, and fetches the screen of a link that is pointed at. */
export function RoutedNavigation({ functions = shellFunctions, ...props }: RoutedNavigationProps) {
  const here = useLocation()
  const preload = ({ link, externalLink }: { link?: string; externalLink?: boolean }) => {
    if (link && !externalLink) preloadScreen(link)
  }
  return <Navigation {...props} here={here} Link={Link} functions={functions} onIntent={preload} />
}
