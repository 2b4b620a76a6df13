// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { onDemand } from './on-demand.tsx'

afterEach(cleanup)

const Greeting = ({ name }: { name: string }) => <p>Hola, {name}</p>

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? <p>No anduvo</p> : this.props.children
  }
}

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

test('what could not be fetched is a failure where it is drawn, and is tried again by the next one', async () => {
  let isDown = true
  const Fetched = onDemand(async () => {
    if (isDown) throw new Error('offline')
    return Greeting
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  Fetched.preload()
  const draw = () => (
    <Boundary>
      <Fetched name="Sofía" />
    </Boundary>
  )
  const { unmount } = render(draw())
  await act(async () => {})
  screen.getByText('No anduvo')
  unmount()
  isDown = false
  render(draw())
  await act(async () => {})
  screen.getByText('Hola, Sofía')
})
