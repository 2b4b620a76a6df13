import type { NavigationItem } from './item.ts'
import { NavigationContext, useNavigation } from './navigation-context.ts'
import { NavigationList } from './NavigationList.tsx'
import './NavigationAside.css'

/** The panel beside the list with the children of an item. Branches in it unfold in place. */
export function NavigationAside({ item }: { item: NavigationItem }) {
  const outer = useNavigation()
  return (
    <div className="navigation-aside" role="group" aria-label={item.title}>
      <div className="navigation-aside-title" aria-hidden="true">
        {item.title}
        {item.subtitle && <span className="navigation-subtitle">{item.subtitle}</span>}
      </div>
      <NavigationContext value={{ ...outer, panelTypes: [], isIconOnly: false }}>
        <NavigationList items={item.children} label={item.title} />
      </NavigationContext>
    </div>
  )
}
