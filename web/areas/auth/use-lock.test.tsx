// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { useLock } from './use-lock.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const store = (person: { name: string; email: string } | null) =>
  localStorage.setItem('obra-locked', JSON.stringify({ expiresAt: Date.now() + 60_000, person }))

/** Another tab that stores the name after the lock screen has rendered and before it listens: effects of children run first. */
function OtherTab() {
  useEffect(() => store({ name: 'Lucía Ferreyra', email: 'lucia@obra.test' }), [])
  return null
}

const nothing = new URLSearchParams()

function LockScreen() {
  const lock = useLock(nothing)
  return (
    <>
      <OtherTab />
      <output>{lock?.person?.name ?? 'sin nombre'}</output>
    </>
  )
}

test('the lock screen shows a name that another tab stored while it opened', () => {
  store(null)
  render(<LockScreen />, { wrapper: MemoryRouter })
  expect(screen.getByRole('status').textContent).toBe('Lucía Ferreyra')
})
