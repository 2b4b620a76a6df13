import { useId } from 'react'
import { classNames } from '../class-names.ts'
import type { NavigationItem } from './item.ts'
import { useNavigation, type Disclosure } from './navigation-context.ts'
import { NavigationLabel } from './NavigationLabel.tsx'
import { currentOf, hasActiveChild } from './place.ts'

type ControlEvent = { currentTarget: HTMLElement }

/** The props shared by the controls of all items, whatever their element. */
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
    onPointerEnter({ currentTarget }: ControlEvent) {
      showTip(item, currentTarget)
    },
    onPointerLeave: hideTip,
    onFocus({ currentTarget }: ControlEvent) {
      // Keyboard focus only: after a press the tooltip would stay open.
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
