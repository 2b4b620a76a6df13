// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Drawer } from './Drawer.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  document.getElementById('root')?.remove()
  vi.useRealTimers()
})

function Page({ isOpen, onClose = () => {} }: { isOpen: boolean; onClose?: () => void }) {
  return (
    <>
      <button type="button">Abrir</button>
      <div role="region" aria-label="Avisos" aria-live="polite" />
      <Drawer label="Cajón" isOpen={isOpen} onClose={onClose}>
        <button type="button">Primero</button>
      </Drawer>
    </>
  )
}
const button = (name: string) => screen.getByRole('button', { name })

function open(onClose?: () => void) {
  const root = document.body.appendChild(document.createElement('div'))
  root.id = 'root'
  const view = render(<Page isOpen={false} />, { container: root })
  button('Abrir').focus()
  view.rerender(<Page isOpen onClose={onClose} />)
  return view
}

describe('a drawer', () => {
  it('takes the focus and returns it on closing', () => {
    const { rerender } = open()
    expect(document.activeElement).toBe(button('Primero'))
    rerender(<Page isOpen={false} />)
    expect(document.activeElement).toBe(button('Abrir'))
  })

  it('does not return the focus if it has moved elsewhere', () => {
    const { rerender } = open()
    const heading = document.body.appendChild(document.createElement('button'))
    heading.focus()
    rerender(<Page isOpen={false} />)
    expect(document.activeElement).toBe(heading)
    heading.remove()
  })

  it('leaves Escape to a dialog or menu that its content opened', () => {
    const onClose = vi.fn()
    const dialog = document.body.appendChild(document.createElement('div'))
    render(
      <Drawer label="Cajón" isOpen onClose={onClose}>
        <button type="button">Primero</button>
        {createPortal(<button type="button">Aceptar</button>, dialog)}
      </Drawer>,
    )
    fireEvent.keyDown(button('Aceptar'), { key: 'Escape' })
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.keyDown(button('Primero'), { key: 'Escape' })
    expect(onClose).toHaveBeenCalledOnce()
    dialog.remove()
  })

  it('makes the page behind it inert, except for live regions', () => {
    const { rerender } = open()
    const isInert = (element: Element) => element.closest('[inert]') !== null
    expect([button('Abrir'), screen.getByRole('region', { name: 'Avisos' })].map(isInert)).toEqual([true, false])
    expect(isInert(button('Primero'))).toBe(false)
    rerender(<Page isOpen={false} />)
    expect(isInert(button('Abrir'))).toBe(false)
  })

  it('calls onClose on Escape and on a press on the backdrop', () => {
    const onClose = vi.fn()
    open(onClose)
    fireEvent.keyDown(button('Primero'), { key: 'Escape' })
    fireEvent.click(document.querySelector('.drawer-backdrop') as Element)
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('is inert while it slides out and unmounts after 400 ms', () => {
    const { rerender } = open()
    rerender(<Page isOpen={false} />)
    act(() => vi.advanceTimersByTime(399))
    expect(document.querySelector('.drawer-layer')?.hasAttribute('inert')).toBe(true)
    act(() => vi.advanceTimersByTime(1))
    expect(document.querySelector('.drawer-layer')).toBeNull()
  })
})
