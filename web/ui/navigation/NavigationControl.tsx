import { useId, type MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import type { NavigationItem } from './item.ts'
import { useNavigation } from './navigation-context.ts'
import { NavigationLabel } from './NavigationLabel.tsx'
import { currentOf, hasActiveChild, placeOf } from './place.ts'

export type Disclosure = { isExpanded: boolean; controls?: string; onToggle: (byKeyboard: boolean) => void }
type NavigationControlProps = { item: NavigationItem; disclosure?: Disclosure }

/** What is pressed of an item: a link, a link out of the app, a button for a function or for children, or mere text. */
export function NavigationControl({ item, disclosure }: NavigationControlProps) {
  const { here, Link, functions, onUse, onIntent, showTip, hideTip } = useNavigation()
  const descriptionId = useId()
  const current = currentOf(item, here)
  const isOnBranch = disclosure !== undefined && hasActiveChild(item, here)
  const run = item.function ? functions[item.function] : undefined
  const common = {
    className: classNames(
      'navigation-control',
      current && 'navigation-active',
      isOnBranch && 'navigation-active-branch',
      item.disabled && 'navigation-disabled',
    ),
    'aria-current': disclosure ? undefined : current,
    'aria-disabled': item.disabled || undefined,
    'aria-describedby': item.tooltip ? descriptionId : undefined,
    onPointerEnter: (event: { currentTarget: HTMLElement }) => {
      showTip(item, event.currentTarget)
      if (!item.disabled) onIntent(item)
    },
    onPointerLeave: hideTip,
    onFocus: (event: { currentTarget: HTMLElement }) => {
      // Only for those who got there by keyboard: after a press the tooltip would stay behind.
      if (event.currentTarget.matches(':focus-visible')) showTip(item, event.currentTarget)
      if (!item.disabled) onIntent(item)
    },
    onBlur: hideTip,
    children: (
      <>
        <NavigationLabel item={item} disclosure={disclosure} />
        {item.tooltip && (
          <span id={descriptionId} hidden>
            {item.tooltip}
          </span>
        )}
      </>
    ),
  }
  const use = () => {
    hideTip()
    run?.(item)
    onUse()
  }
  if (disclosure) {
    const onClick = (event: MouseEvent) => {
      if (item.disabled) return
      hideTip()
      disclosure.onToggle(event.detail === 0)
    }
    const { isExpanded, controls } = disclosure
    return <button {...common} type="button" aria-expanded={isExpanded} aria-controls={controls} onClick={onClick} />
  }
  if (item.link && item.disabled) return <a {...common} role="link" />
  const rel = item.target === '_blank' ? 'noopener noreferrer' : undefined
  if (item.link && item.externalLink) {
    return <a {...common} href={item.link} target={item.target ?? '_self'} rel={rel} onClick={use} />
  }
  if (item.link) {
    const { pathname, search, hash } = placeOf(item, here)
    return <Link {...common} to={pathname + search + hash} target={item.target} rel={rel} onClick={use} />
  }
  if (item.function) {
    return <button {...common} type="button" onClick={item.disabled ? undefined : use} />
  }
  return <span {...common} />
}
