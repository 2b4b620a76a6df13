import { visible, type NavigationItem } from './item.ts'
import { NavigationEntry } from './NavigationEntry.tsx'

type NavigationListProps = { items: NavigationItem[] | undefined; id?: string; label?: string }

/** The items of one level, without the hidden ones. */
export function NavigationList({ items, id, label }: NavigationListProps) {
  return (
    <ul role="list" className="navigation-list" id={id} aria-label={label}>
      {visible(items).map((item) => (
        <NavigationEntry key={item.id} item={item} />
      ))}
    </ul>
  )
}
