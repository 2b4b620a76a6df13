// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { onDemand } from './on-demand.tsx'

afterEach(cleanup)

const Greeting = ({ name }: { name: string }) => <p>Hola, {name}</p>

test('what has arrived is drawn at once, and what was fetched ahead with the first drawing', async () => {
  const fetchGreeting = vi.fn(async () => Greeting)
  const Fetched = onDemand(fetchGreeting)
  const { container } = render(<Fetched name="Lucía" />)
  expect(container.textContent).toBe('')
  // A turn for the promise and none for a timer.
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

test('what could not be fetched is told beside the page, and tried again by button and with the network', async () => {
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
  isDown = false
  dispatchEvent(new Event('online'))
  await act(async () => {})
  screen.getByText('Hola, Sofía')
  screen.getByText('Lo que ya estaba')
  expect(screen.queryByRole('alert')).toBeNull()
})
