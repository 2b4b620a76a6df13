import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { appPath, isExternal } from './app-link.ts'

type AppLinkProps = {
  link: string
  /** Whether the app opens a path of its own by itself, or the browser reloads it. */
  useRouter: boolean
  className: string
  onFollow: () => void
  children: ReactNode
}

/** A link that stored data carries: a path of the app, or an address elsewhere, which gets a tab of its own. */
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
