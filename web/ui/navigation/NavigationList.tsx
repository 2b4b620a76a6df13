import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { isBranch, visible, type NavigationItem } from './item.ts'
import { useNavigation } from './navigation-context.ts'
import { NavigationControl } from './NavigationControl.tsx'
import { NavigationLabel } from './NavigationLabel.tsx'

type NavigationListProps = { items: NavigationItem[] | undefined; id?: string; label?: string }

/** The visible items of one level. */
export function NavigationList({ items, id, label }: NavigationListProps) {
  return (
    <ul role="list" className="navigation-list" id={id} aria-label={label}>
      {visible(items).map((item) => (
        <Entry key={item.id} item={item} />
      ))}
    </ul>
  )
}

/** An item, rendered by type. */
function Entry({ item }: { item: NavigationItem }) {
  const wrapper = item.classes?.wrapper
  if (item.type === 'divider') return <li className={classNames('navigation-divider', wrapper)} aria-hidden="true" />
  if (item.type === 'spacer') return <li className={classNames('navigation-spacer', wrapper)} aria-hidden="true" />
  if (item.type === 'group') return <Group item={item} />
  if (isBranch(item)) return <Branch item={item} />
  return (
    <li className={classNames('navigation-item', wrapper)}>
      <NavigationControl item={item} />
    </li>
  )
}

function Group({ item }: { item: NavigationItem }) {
  return (
    <li className={classNames('navigation-group', item.classes?.wrapper)}>
      {item.title && (
        <div className="navigation-group-title">
          <NavigationLabel item={item} />
        </div>
      )}
      <NavigationList items={item.children} label={item.title} />
    </li>
  )
}

/** An item whose children unfold below it or open in the panel beside the list. */
function Branch({ item }: { item: NavigationItem }) {
  const { expanded, toggleItem, panelId, togglePanel, panelTypes } = useNavigation()
  const id = useId()
  const hasPanel = panelTypes.includes(item.type)
  const isExpanded = hasPanel ? panelId === item.id : expanded.has(item.id)
  const onToggle = (byKeyboard: boolean) => (hasPanel ? togglePanel(item, byKeyboard) : toggleItem(item.id))
  return (
    <li className={classNames('navigation-item', item.classes?.wrapper)}>
      <NavigationControl item={item} disclosure={{ isExpanded, controls: hasPanel ? undefined : id, onToggle }} />
      {!hasPanel && (
        <div className="navigation-children" inert={!isExpanded}>
          <NavigationList items={item.children} id={id} label={item.title} />
        </div>
      )}
    </li>
  )
}
