import type { MouseEvent } from 'react'

const controls = 'a, button, input, select, textarea, label, summary, [role="button"], [tabindex], [popover]'
/** Not the handle that drags a row. */
const openers = 'a, button:not([aria-roledescription])'

/**
 * The click handler of a table's body or of a list: a click on a row opens its record, as the row's first link or button does. The detail
 * below an open row (`data-detail`) is not a record.
 * Clicks on controls and the selection of text stay what they are.
 */
export function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event
  if (!(target instanceof Element) || window.getSelection()?.isCollapsed === false) return
  // A dialog that a row renders bubbles its clicks through React, and a detail may hold a table of its own.
  const row = [...currentTarget.children].find(
    (each) => each.contains(target) && !each.classList.contains('data-detail'),
  )
  // Not beyond the row: the page's `main` has a tabindex, too.
  if (!row || row.contains(target.closest(controls))) return
  row
    .querySelector(openers)
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}
