// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState, type ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { NavigationItem } from './item.ts'
import { Navigation } from './Navigation.tsx'
import type { NavigationLinkProps } from './navigation-context.ts'

afterEach(cleanup)

const Link = ({ to, ...props }: NavigationLinkProps) => <a href={to} {...props} />
const basic = (id: string, more: Partial<NavigationItem> = {}): NavigationItem => {
  return { id, type: 'basic', title: id, link: `/${id}`, ...more }
}
const obra: NavigationItem = {
  id: 'obra',
  type: 'collapsable',
  title: 'obra',
  children: [basic('cimientos'), basic('losas')],
}
const equipo: NavigationItem = { id: 'equipo', type: 'aside', title: 'equipo', children: [basic('personas')] }
const at = (pathname: string) => ({ pathname, search: '', hash: '' })

type Props = Partial<ComponentProps<typeof Navigation>>
const show = (items: NavigationItem[], props: Props = {}) =>
  render(<Navigation label="Principal" items={items} here={at('/')} Link={Link} {...props} />)
const link = (name: string) => screen.getByRole('link', { name })
const button = (name: string) => screen.getByRole('button', { name })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

describe('items', () => {
  it('of all types are rendered', () => {
    const { container } = show([
      basic('calendario', { subtitle: 'La agenda', badge: { title: '3', classes: 'badge-danger' } }),
      { id: 'd', type: 'divider' },
      { id: 'g', type: 'group', title: 'Grupo', children: [basic('finanzas')] },
      { id: 's', type: 'spacer' },
      obra,
      equipo,
    ])
    expect(screen.getByRole('link', { name: /calendario.*La agenda.*3/ })).toBeTruthy()
    expect(within(screen.getByRole('list', { name: 'Grupo' })).getByRole('link', { name: 'finanzas' })).toBeTruthy()
    expect(container.querySelectorAll('.navigation-divider, .navigation-spacer')).toHaveLength(2)
    expect(button('obra').getAttribute('aria-expanded')).toBe('false')
    expect(button('equipo').getAttribute('aria-expanded')).toBe('false')
    expect(container.querySelector('.navigation-badge')?.className).toContain('badge-danger')
  })

  it('have their classes', () => {
    const classes = { wrapper: 'w', icon: 'i', title: 't', subtitle: 's' }
    const { container } = show([basic('a', { subtitle: 'b', icon: 'pi pi-box', classes })])
    expect(container.querySelector('li.w .pi.pi-box.i')).toBeTruthy()
    expect(container.querySelector('li.w .t')?.textContent).toBe('a')
    expect(container.querySelector('li.w .s')?.textContent).toBe('b')
  })

  it('are not rendered if hidden', () => {
    show([basic('a', { hidden: true }), { ...obra, hidden: true }])
    expect(screen.queryByText('a')).toBeNull()
    expect(screen.queryByText('obra')).toBeNull()
  })

  it('cannot be followed, called or toggled if disabled', () => {
    const call = vi.fn()
    show(
      [
        basic('a', { disabled: true }),
        { id: 'f', type: 'basic', title: 'f', function: 'call', disabled: true },
        { ...obra, disabled: true },
      ],
      { functions: { call } },
    )
    expect(link('a').getAttribute('href')).toBeNull()
    expect(link('a').getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button('f'))
    expect(call).not.toHaveBeenCalled()
    fireEvent.click(button('obra'))
    expect(button('obra').getAttribute('aria-expanded')).toBe('false')
  })

  it('call their function by name', () => {
    const call = vi.fn()
    const item: NavigationItem = { id: 'f', type: 'basic', title: 'f', function: 'call' }
    show([item], { functions: { call } })
    fireEvent.click(button('f'))
    expect(call).toHaveBeenCalledWith(item)
  })

  it('open external links as plain anchors with their target', () => {
    show([basic('fuera', { link: 'https://example.com/', externalLink: true, target: '_blank' })])
    const external = screen.getByRole('link', { name: /fuera/ })
    expect(external.getAttribute('href')).toBe('https://example.com/')
    expect(external.getAttribute('target')).toBe('_blank')
    expect(external.getAttribute('rel')).toBe('noopener noreferrer')
    expect(external.textContent).toContain('se abre en otra pestaña')
  })

  it('are described by their tooltip, and show their title in it if only icons are visible', () => {
    const { container } = show([basic('a', { tooltip: 'Más sobre a' })], { appearance: 'thin' })
    const described = link('a').getAttribute('aria-describedby')
    expect(document.getElementById(described ?? '')?.textContent).toBe('Más sobre a')
    fireEvent.pointerEnter(link('a'))
    expect(container.querySelector('.navigation-tip')?.textContent).toBe('a · Más sobre a')
    fireEvent.keyDown(link('a'), { key: 'Escape' })
    expect(container.querySelector('.navigation-tip')).toBeNull()
  })

  it('mark the current page', () => {
    show([basic('calendario'), basic('finanzas')], { here: at('/finanzas') })
    expect(link('finanzas').getAttribute('aria-current')).toBe('page')
    expect(link('calendario').getAttribute('aria-current')).toBeNull()
  })
})

describe('a collapsable item', () => {
  it('toggles on a press, and its children are inert while closed', () => {
    const { container } = show([obra])
    const children = () => container.querySelector('.navigation-children')
    expect(children()?.hasAttribute('inert')).toBe(true)
    fireEvent.click(button('obra'))
    expect(button('obra').getAttribute('aria-expanded')).toBe('true')
    expect(children()?.hasAttribute('inert')).toBe(false)
    fireEvent.click(button('obra'))
    expect(children()?.hasAttribute('inert')).toBe(true)
  })

  it('is open if a child is the current page, also after a navigation', () => {
    const props = { label: 'Principal', items: [obra], Link }
    const { rerender } = render(<Navigation {...props} here={at('/')} />)
    expect(button('obra').getAttribute('aria-expanded')).toBe('false')
    rerender(<Navigation {...props} here={at('/losas')} />)
    expect(button('obra').getAttribute('aria-expanded')).toBe('true')
  })
})

describe('an aside item', () => {
  it('opens a panel beside the list, which Escape closes, returning the focus', () => {
    show([equipo, basic('calendario')])
    fireEvent.click(button('equipo'))
    expect(within(screen.getByRole('group', { name: 'equipo' })).getByRole('link', { name: 'personas' })).toBe(
      document.activeElement,
    )
    press('Escape')
    expect(screen.queryByRole('group', { name: 'equipo' })).toBeNull()
    expect(document.activeElement).toBe(button('equipo'))
  })

  it('closes its panel on navigation and on a press outside', () => {
    const props = { label: 'Principal', items: [equipo], Link }
    const { rerender } = render(<Navigation {...props} here={at('/')} />)
    fireEvent.click(button('equipo'))
    rerender(<Navigation {...props} here={at('/personas')} />)
    expect(screen.queryByRole('group')).toBeNull()
    fireEvent.click(button('equipo'))
    fireEvent.pointerDown(document.body)
    expect(screen.queryByRole('group')).toBeNull()
  })

  it('unfolds in place in a drawer', () => {
    show([equipo], { mode: 'over' })
    fireEvent.click(button('equipo'))
    expect(screen.queryByRole('group')).toBeNull()
    expect(button('equipo').getAttribute('aria-expanded')).toBe('true')
  })

  it.each(['compact', 'thin'] as const)(
    'opens collapsable items in the panel, too, with appearance %s',
    (appearance) => {
      show([obra], { appearance })
      fireEvent.click(button('obra'))
      expect(within(screen.getByRole('group', { name: 'obra' })).getAllByRole('link')).toHaveLength(2)
    },
  )
})

describe('the keyboard', () => {
  it('moves through the list and wraps around', () => {
    show([basic('a'), basic('b', { disabled: true }), basic('c')])
    link('a').focus()
    press('ArrowDown')
    expect(document.activeElement).toBe(link('c'))
    press('ArrowDown')
    expect(document.activeElement).toBe(link('a'))
    press('ArrowUp')
    expect(document.activeElement).toBe(link('c'))
    press('Home')
    expect(document.activeElement).toBe(link('a'))
    press('End')
    expect(document.activeElement).toBe(link('c'))
  })

  it('opens a branch and moves into it, then out of it and closes it', () => {
    show([obra, basic('z')])
    button('obra').focus()
    press('ArrowRight')
    expect(button('obra').getAttribute('aria-expanded')).toBe('true')
    press('ArrowRight')
    expect(document.activeElement).toBe(link('cimientos'))
    press('ArrowDown')
    press('ArrowLeft')
    expect(document.activeElement).toBe(button('obra'))
    press('ArrowLeft')
    expect(button('obra').getAttribute('aria-expanded')).toBe('false')
    press('ArrowDown')
    expect(document.activeElement).toBe(link('z'))
  })

  it('moves into the panel of an aside item and back', () => {
    show([equipo])
    button('equipo').focus()
    press('ArrowRight')
    expect(document.activeElement).toBe(link('personas'))
    press('ArrowLeft')
    expect(document.activeElement).toBe(button('equipo'))
    expect(screen.queryByRole('group')).toBeNull()
  })
})

describe('modes', () => {
  it('side: is inert while closed', () => {
    const { container } = show([basic('a')], { isOpen: false, position: 'right' })
    expect(container.querySelector('nav')?.hasAttribute('inert')).toBe(true)
    expect(container.querySelector('nav')?.className).toContain('navigation-right')
  })

  it('over: is a dialog that takes the focus and calls onClose on Escape, backdrop or link', () => {
    const onClose = vi.fn()
    show([basic('a')], { mode: 'over', onClose })
    const dialog = screen.getByRole('dialog', { name: 'Menú' })
    expect(dialog.style.getPropertyValue('--drawer-width')).toBe('320px')
    expect(document.activeElement).toBe(link('a'))
    press('Escape')
    fireEvent.click(document.querySelector('.drawer-backdrop') as Element)
    fireEvent.click(link('a'))
    expect(onClose).toHaveBeenCalledTimes(3)
  })

  it('over: closes when the address changes', () => {
    function Page({ pathname }: { pathname: string }) {
      const [isOpen, setIsOpen] = useState(true)
      const props = { label: 'Principal', items: [basic('a')], Link, here: at(pathname), isOpen }
      return <Navigation {...props} mode="over" onClose={() => setIsOpen(false)} />
    }
    const { rerender } = render(<Page pathname="/" />)
    expect(document.querySelector('.drawer-layer-open')).toBeTruthy()
    rerender(<Page pathname="/a" />)
    expect(document.querySelector('.drawer-layer-open')).toBeNull()
  })
})
