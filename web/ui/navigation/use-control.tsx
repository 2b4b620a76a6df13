import { useId } from 'react'
import { classNames } from '../class-names.ts'
import type { NavigationItem } from './item.ts'
import { useNavigation, type Disclosure } from './navigation-context.ts'
import { NavigationLabel } from './NavigationLabel.tsx'
import { currentOf, hasActiveChild } from './place.ts'

type Happening = { currentTarget: HTMLElement }

/** What all controls of items have in common, whatever element they are. */
export function useControl(item: NavigationItem, disclosure: Disclosure | undefined) {
  const { here, showTip, hideTip } = useNavigation()
  const descriptionId = useId()
  const current = currentOf(item, here)
  return {
    className: classNames(
      'navigation-control',
      current && 'navigation-active',
      disclosure && hasActiveChild(item, here) && 'navigation-active-branch',
      item.disabled && 'navigation-disabled',
    ),
    'aria-current': disclosure ? undefined : current,
    'aria-disabled': item.disabled || undefined,
    'aria-describedby': item.tooltip ? descriptionId : undefined,
    onPointerEnter({ currentTarget }: Happening) {
      showTip(item, currentTarget)
    },
    onPointerLeave: hideTip,
    onFocus({ currentTarget }: Happening) {
      // Only for those who got there by keyboard: after a press the tooltip would stay behind.
      if (currentTarget.matches(':focus-visible')) showTip(item, currentTarget)
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
}
