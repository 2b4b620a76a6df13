import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { navigationQuery } from '../../areas/navigation/queries.ts'
import { Logo } from '../../ui/Logo.tsx'
import { RailItem } from './RailItem.tsx'
import './SideNavigation.css'

/** The slim rail at the left of wide screens: the logo and an icon for each item. */
export function SideNavigation() {
  const { data } = useQuery(navigationQuery)
  return (
    <nav className="rail" aria-label="Principal">
      <Link className="rail-logo" to="/home" aria-label="Obra, inicio">
        <Logo />
      </Link>
      <ul role="list" className="rail-items">
        {data?.compact
          .filter((item) => !item.hidden)
          .map((item) => (
            <RailItem key={item.id} item={item} />
          ))}
      </ul>
    </nav>
  )
}
