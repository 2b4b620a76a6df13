import { useEffect, type RefObject, type TransitionEvent } from 'react'

/** Pixels around a revealed item, so that its neighbours show that the list goes on. */
const margin = 32

/** Scrolls a list, and nothing around it, until the item is visible. */
function reveal(list: Element, item: Element): void {
  const [frame, box] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
  const [above, below] = [frame.top - box.top, box.bottom - frame.bottom]
  if (above > 0) list.scrollTop -= above + margin
  else if (below > 0) list.scrollTop += Math.min(below + margin, -above)
}

/** Keeps the current item in view after a navigation, and a branch once it has unfolded. */
export function useCurrentInView(root: RefObject<HTMLElement | null>, address: string, isOpen: boolean) {
  useEffect(() => {
    const list = root.current?.querySelector('.navigation-scroll')
    const current = list?.querySelector('[aria-current]')
    if (list && current && isOpen) reveal(list, current)
  }, [root, address, isOpen])
  return ({ currentTarget, target, propertyName }: TransitionEvent) => {
    if (propertyName !== 'grid-template-rows' || !(target instanceof HTMLElement) || target.inert) return
    reveal(currentTarget, target.querySelector('[aria-current]') ?? target)
  }
}
