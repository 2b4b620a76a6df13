import type { KeyboardEvent } from 'react'

const control = '.navigation-control:is(a[href], button)'

function controlsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(control)].filter((element) => !element.closest('[inert]'))
}

/** The control of an element's parent item, within the same list. */
function parentOf(element: HTMLElement, list: HTMLElement): HTMLElement | null {
  const branch = element.closest('.navigation-children')
  if (!branch || !list.contains(branch)) return null
  return branch.parentElement?.querySelector<HTMLElement>(':scope > .navigation-control') ?? null
}

function close(element: HTMLElement, list: HTMLElement): boolean {
  if (element.getAttribute('aria-expanded') === 'true') {
    element.click()
    return true
  }
  const parent = parentOf(element, list)
  parent?.focus()
  return parent !== null
}

function open(element: HTMLElement, next: HTMLElement | undefined): boolean {
  const expanded = element.getAttribute('aria-expanded')
  if (expanded === null || element.getAttribute('aria-disabled') === 'true') return false
  if (expanded === 'false') element.click()
  else next?.focus()
  return true
}

/**
 * Moves the focus with arrow keys, Home and End; the right arrow opens an item and moves into it, the left one closes it or moves
 * to its parent. Returns whether it handled the key. Every control is reachable with Tab, too.
 */
export function moveByKey(event: KeyboardEvent, list: HTMLElement): boolean {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return false
  const controls = controlsIn(list)
  const index = controls.indexOf(element)
  if (index < 0) return false
  const goTo = (target: HTMLElement | undefined) => {
    target?.focus()
    return true
  }
  switch (event.key) {
    case 'ArrowDown':
      return goTo(controls[(index + 1) % controls.length])
    case 'ArrowUp':
      return goTo(controls.at(index - 1))
    case 'Home':
      return goTo(controls[0])
    case 'End':
      return goTo(controls.at(-1))
    case 'ArrowRight':
      return open(element, controls[index + 1])
    case 'ArrowLeft':
      return close(element, list)
    default:
      return false
  }
}
