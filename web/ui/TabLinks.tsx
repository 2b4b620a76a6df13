import { Link } from 'react-router-dom'
import { useTabBar } from './use-tab-bar.ts'
import './Tabs.css'

type TabLink = { key: string; label: string; to: string }

/** The parts of a screen, each with its own address, as a tab bar. */
export function TabLinks({ label, links, current }: { label: string; links: readonly TabLink[]; current: string }) {
  const list = useTabBar<HTMLElement>(current)
  return (
    <nav ref={list} className="tabs-list tabs-links" aria-label={label}>
      {links.map(({ key, label: text, to }) => (
        <Link key={key} to={to} className="tabs-tab" aria-current={key === current ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  )
}
