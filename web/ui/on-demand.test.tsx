// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { onDemand } from './on-demand.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Greeting = ({ name }: { name: string }) => <p>Hola, {name}</p>

test('a loaded component renders without delay, and a preloaded one in the first render', async () => {
  const fetchGreeting = vi.fn(async () => Greeting)
  const Fetched = onDemand(fetchGreeting)
  const { container } = render(<Fetched name="Lucía" />)
  expect(container.textContent).toBe('')
  // One microtask, no timer.
  await act(async () => {})
  expect(container.textContent).toBe('Hola, Lucía')

  const Ahead = onDemand(fetchGreeting)
  Ahead.preload()
  Ahead.preload()
  await act(async () => {})
  render(<Ahead name="Martín" />)
  screen.getByText('Hola, Martín')
  expect(fetchGreeting).toHaveBeenCalledTimes(2)
})

test('a failed component shows an alert, and loads again by button and when back online', async () => {
  let isDown = true
  const fetchGreeting = vi.fn(async () => {
    if (isDown) throw new Error('offline')
    return Greeting
  })
  const Fetched = onDemand(fetchGreeting)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <>
      <p>Lo que ya estaba</p>
      <Fetched name="Sofía" />
    </>,
  )
  await act(async () => {})
  expect(screen.getByRole('alert').textContent).toContain('No pudimos abrir esta parte')
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  await act(async () => {})
  expect(fetchGreeting).toHaveBeenCalledTimes(2)
  vi.useFakeTimers()
  dispatchEvent(new Event('online'))
  // The network works only a moment after the event.
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(fetchGreeting).toHaveBeenCalledTimes(3)
  screen.getByRole('alert')
  isDown = false
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  screen.getByText('Hola, Sofía')
  screen.getByText('Lo que ya estaba')
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(fetchGreeting).toHaveBeenCalledTimes(4)
})
