import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { itemAt } from './menu-keys.ts'
import './Menu.css'

export type MenuEntry = {
  id: string
  label: string
  icon?: ReactNode
  /** Set for entries that can be ticked. */
  checked?: boolean | 'mixed'
  /** A radio item: one of its group is ticked. */
  isChoice?: boolean
  danger?: boolean
  /** Draws a separator above it. */
  isApart?: boolean
  onSelect: () => void
}

type MenuProps = {
  /** The accessible name of the menu. */
  label: string
  /** The content of the button. */
  children: ReactNode
  entries: MenuEntry[]
  className?: string
  title?: string
}

/** Positions the menu below its button, or above if there is no room, within the window. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = menu
  const isAbove = bottom + height + 8 > innerHeight && top - height > 8
  const preferredLeft = left + width + 8 > innerWidth ? right - width : left
  menu.style.left = `${Math.max(8, Math.min(preferredLeft, innerWidth - width - 8))}px`
  menu.style.top = `${isAbove ? top - height - 4 : Math.max(8, Math.min(bottom + 4, innerHeight - height - 8))}px`
}

/**
 * A button that opens a menu of actions or choices, by pointer or keyboard.
 * PrimeReact's Menu would add 24 kB to the first view, which includes the top bar.
 */
export function Menu({ label, children, entries, className, title = label }: MenuProps) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('.menu-entry') ?? [])]
  const open = () => {
    if (!menu.current || !button.current) return
    place(menu.current, button.current)
    const entry = items().find((item) => item.ariaChecked === 'true') ?? items()[0]
    entry?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = itemAt(event.key, items())
    if (event.key === 'Tab') menu.current?.hidePopover()
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    next.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className ?? 'icon-button'}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        title={title}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return
          event.preventDefault()
          menu.current?.showPopover()
        }}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className="menu-list"
        onKeyDown={onKeyDown}
        onToggle={(event) => {
          setIsOpen(event.newState === 'open')
          if (event.newState === 'open') open()
        }}
      >
        {entries.map((entry) => (
          <MenuItem
            key={entry.id}
            entry={entry}
            onSelect={() => {
              menu.current?.hidePopover()
              entry.onSelect()
            }}
          />
        ))}
      </div>
    </>
  )
}

function MenuItem({ entry, onSelect }: { entry: MenuEntry; onSelect: () => void }) {
  const { label, icon, checked, isChoice, danger, isApart } = entry
  const role = checked === undefined ? 'menuitem' : isChoice ? 'menuitemradio' : 'menuitemcheckbox'
  return (
    <button
      type="button"
      role={role}
      aria-checked={checked}
      tabIndex={-1}
      className={classNames('menu-entry', danger && 'menu-entry-danger', isApart && 'menu-entry-apart')}
      onClick={onSelect}
    >
      {icon && (
        <span className="menu-entry-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <span className="menu-entry-label">{label}</span>
      {checked !== undefined && (
        <i
          className={classNames('pi menu-entry-check', checked === 'mixed' ? 'pi-minus' : checked && 'pi-check')}
          aria-hidden="true"
        />
      )}
    </button>
  )
}
