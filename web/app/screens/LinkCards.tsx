import { Link } from 'react-router-dom'
import { hasScreen } from '../find-screen.ts'
import './LinkCards.css'

/** A link to another screen; shown only if that exists. */
export type CardLink = { title: string; text: string; icon: string; path: string }

/** Links with icon and description. Links without an existing screen are omitted. */
export function LinkCards({ links }: { links: CardLink[] }) {
  return (
    <ul role="list" className="link-cards">
      {links
        .filter(({ path }) => hasScreen(path))
        .map(({ title, text, icon, path }) => (
          <li key={path}>
            <Link className="link-card" to={path}>
              <i className={`pi ${icon} link-card-icon`} aria-hidden="true" />
              <span>
                <span className="link-card-title">{title}</span>
                <span className="link-card-text">{text}</span>
              </span>
            </Link>
          </li>
        ))}
    </ul>
  )
}
