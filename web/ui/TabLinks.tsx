import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'
import { useTabBar } from './use-tab-bar.ts'
import './Tabs.css'

type TabLink = { key: string; label: string; to: string }
type TabLinksProps = {
  label: string
  links: readonly TabLink[]
  current: string
  /** The parts of a part: a quieter bar below the first. */
  isSecondary?: boolean
}

/** The parts of a screen, each with its own address, as a tab bar. */
export function TabLinks({ label, links, current, isSecondary = false }: TabLinksProps) {
  const list = useTabBar<HTMLElement>(current)
  return (
    <nav ref={list} className={classNames('tabs-list tabs-links', isSecondary && 'tabs-secondary')} aria-label={label}>
      {links.map(({ key, label: text, to }) => (
        <Link key={key} to={to} className="tabs-tab" aria-current={key === current ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  )
}
