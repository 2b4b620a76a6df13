import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { appPath, isExternal } from './app-link.ts'

type AppLinkProps = {
  link: string
  /** Whether an app path opens in the router, or reloads the page. */
  useRouter: boolean
  className: string
  onFollow: () => void
  children: ReactNode
}

/** A link from stored data: an app path, or an external address, which opens in a new tab. */
export function AppLink({ link, useRouter, className, onFollow, children }: AppLinkProps) {
  const leavesApp = isExternal(link)
  return (
    <Link
      className={className}
      to={appPath(link) ?? link}
      reloadDocument={!useRouter}
      target={leavesApp ? '_blank' : undefined}
      rel={leavesApp ? 'noopener noreferrer' : undefined}
      onClick={onFollow}
    >
      {children}
    </Link>
  )
}
