import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useStickyHead } from './use-sticky-head.ts'
import './Table.css'

type TableScrollProps = {
  label: string
  /** Draws a card around the table: for the list of a screen. */
  isCard?: boolean
  children: ReactNode
}

/**
 * The frame of a table with class `table`: scrolls horizontally on narrow screens, also by keyboard. If the table fits, its
 * heading stays visible.
 */
export function TableScroll({ label, isCard, children }: TableScrollProps) {
  const box = useStickyHead()
  return (
    <div
      ref={box}
      className={classNames('table-scroll', isCard && 'table-card')}
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling by keyboard needs the focus
      tabIndex={0}
    >
      {children}
    </div>
  )
}
