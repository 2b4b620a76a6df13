// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissNotice, notices, notify } from '../../api/notices.ts'
import { Notices } from './Notices.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  notices.set([])
  render(<Notices />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function tell(title: string, duration?: number, type: 'success' | 'error' = 'success'): string {
  let id = ''
  act(() => {
    id = notify({ type, title, message: `${title}.`, duration })
  })
  return id
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const titles = () => notices.get().map(({ title }) => title)
const closeButton = (title: string) => screen.getByRole('button', { name: `Cerrar el aviso: ${title}` })

describe('notices', () => {
  it('stay 4 seconds, errors 6', () => {
    tell('Guardado')
    tell('Falló', undefined, 'error')
    pass(3999)
    expect(titles()).toEqual(['Guardado', 'Falló'])
    pass(1)
    expect(titles()).toEqual(['Falló'])
    pass(2000)
    expect(titles()).toEqual([])
  })

  it('show a progress bar if they have a duration', () => {
    tell('Pasa', 2500)
    tell('Queda', 0)
    const bars = document.querySelectorAll<HTMLElement>('.notice-progress')
    expect(bars).toHaveLength(1)
    expect(bars[0]?.style.getPropertyValue('--duration')).toBe('2500ms')
    pass(600_000)
    expect(titles()).toEqual(['Queda'])
  })

  it('are closed by id or by button', () => {
    const id = tell('Uno', 0)
    tell('Dos', 0)
    act(() => dismissNotice(id))
    expect(titles()).toEqual(['Dos'])
    fireEvent.click(closeButton('Dos'))
    expect(titles()).toEqual([])
  })

  it('are announced: errors as alerts, others politely', () => {
    tell('Guardado')
    tell('Falló', undefined, 'error')
    expect(screen.getByRole('region', { name: 'Avisos' }).getAttribute('aria-live')).toBe('polite')
    expect(screen.getByRole('status').textContent).toContain('Guardado')
    expect(screen.getByRole('alert').textContent).toContain('Falló')
  })

  it('pause while hovered and continue where they were', () => {
    tell('Uno', 1000)
    pass(400)
    fireEvent.pointerEnter(screen.getByRole('region'))
    pass(5000)
    expect(titles()).toEqual(['Uno'])
    expect(document.querySelector<HTMLElement>('.notice-progress')?.style.animationPlayState).toBe('paused')
    fireEvent.pointerLeave(screen.getByRole('region'))
    pass(599)
    expect(titles()).toEqual(['Uno'])
    pass(1)
    expect(titles()).toEqual([])
  })

  it('pause while focused, even if the pointer leaves', () => {
    tell('Uno', 1000)
    act(() => closeButton('Uno').focus())
    fireEvent.pointerEnter(screen.getByRole('region'))
    fireEvent.pointerLeave(screen.getByRole('region'))
    pass(5000)
    expect(titles()).toEqual(['Uno'])
    act(() => closeButton('Uno').blur())
    pass(1000)
    expect(titles()).toEqual([])
  })

  it('move the focus to a neighbour when closed by keyboard', () => {
    tell('Uno', 0)
    tell('Dos', 0)
    act(() => closeButton('Uno').focus())
    fireEvent.keyDown(closeButton('Uno'), { key: 'Escape' })
    expect(titles()).toEqual(['Dos'])
    expect(document.activeElement).toBe(closeButton('Dos'))
  })
})
