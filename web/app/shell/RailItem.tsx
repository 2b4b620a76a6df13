import { NavLink } from 'react-router-dom'
import type { Schema } from '../../api/types.ts'
import { classNames } from '../../ui/class-names.ts'
import { preloadScreen } from '../router.tsx'

type Item = Schema<'NavigationItem'>

/** An icon of the rail: a link, or for an item with children a button that opens them beside the rail. */
export function RailItem({ item }: { item: Item }) {
  const icon = <i className={classNames('rail-icon', item.icon)} aria-hidden="true" />
  if (item.link) {
    const preload = () => preloadScreen(item.link ?? '')
    return (
      <li>
        <NavLink
          className="rail-link"
          to={item.link}
          onPointerEnter={preload}
          onFocus={preload}
          aria-label={item.title}
        >
          {icon}
          <span className="rail-tip" aria-hidden="true">
            {item.title}
          </span>
        </NavLink>
      </li>
    )
  }
  const flyout = `rail-${item.id}`
  return (
    <li>
      <button type="button" className="rail-link" popoverTarget={flyout} aria-label={item.title}>
        {icon}
        <span className="rail-tip" aria-hidden="true">
          {item.title}
        </span>
      </button>
      <div id={flyout} popover="auto" className="rail-flyout">
        <p className="rail-flyout-title">{item.title}</p>
        <ul role="list">
          {item.children?.map((child) => (
            <li key={child.id}>
              <NavLink
                className="menu-item"
                to={child.link ?? '/'}
                onClick={() => document.getElementById(flyout)?.hidePopover()}
              >
                <i className={child.icon} aria-hidden="true" />
                {child.title}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
