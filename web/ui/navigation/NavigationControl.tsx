import type { MouseEvent } from 'react'
import type { NavigationItem } from './item.ts'
import { useNavigation, type Disclosure } from './navigation-context.ts'
import { placeOf } from './place.ts'
import { useControl } from './use-control.tsx'

type NavigationControlProps = { item: NavigationItem; disclosure?: Disclosure }

/** The control of an item: internal link, external link, button (function or children), or text. */
export function NavigationControl({ item, disclosure }: NavigationControlProps) {
  const { here, Link, functions, onUse, hideTip } = useNavigation()
  const control = useControl(item, disclosure)
  const use = () => {
    hideTip()
    if (item.function) functions[item.function]?.(item)
    onUse()
  }
  if (disclosure) {
    const onClick = (event: MouseEvent) => {
      if (item.disabled) return
      hideTip()
      disclosure.onToggle(event.detail === 0)
    }
    const { isExpanded, controls } = disclosure
    return <button {...control} type="button" aria-expanded={isExpanded} aria-controls={controls} onClick={onClick} />
  }
  if (item.link && item.disabled) return <a {...control} role="link" />
  const rel = item.target === '_blank' ? 'noopener noreferrer' : undefined
  if (item.link && item.externalLink) {
    return <a {...control} href={item.link} target={item.target ?? '_self'} rel={rel} onClick={use} />
  }
  if (item.link) {
    const { pathname, search, hash } = placeOf(item, here)
    return <Link {...control} to={pathname + search + hash} target={item.target} rel={rel} onClick={use} />
  }
  if (item.function) {
    return <button {...control} type="button" onClick={item.disabled ? undefined : use} />
  }
  return <span {...control} />
}
