// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { configuredLayout, useLayoutChoice } from './layout-choice.ts'

function Page() {
  const [layout, choose] = useLayoutChoice()
  const { search } = useLocation()
  return (
    <>
      <p role="status">
        {layout} {search}
      </p>
      <button type="button" onClick={() => choose('compact')}>
        compact
      </button>
      <button type="button" onClick={() => choose('empty')}>
        empty
      </button>
    </>
  )
}
const openAt = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  )
const shownLayout = () => screen.getByRole('status').textContent

beforeEach(() => configuredLayout.set('compact'))
afterEach(cleanup)

describe('the layout', () => {
  it('is compact by default', () => {
    openAt('/calendario')
    expect(shownLayout()).toBe('compact ')
  })

  it('is the one of ?layout= if it exists', () => {
    openAt('/calendario?layout=empty')
    expect(shownLayout()).toBe('empty ?layout=empty')
    cleanup()
    openAt('/calendario?layout=futuristic')
    expect(shownLayout()).toMatch(/^compact/)
  })

  it('is the configured one, which stays', () => {
    openAt('/calendario')
    fireEvent.click(screen.getByText('empty', { selector: 'button' }))
    expect(shownLayout()).toBe('empty ')
    cleanup()
    openAt('/finanzas')
    expect(shownLayout()).toBe('empty ')
  })

  it('removes only ?layout= from the query when one is chosen', () => {
    openAt('/calendario?layout=empty&mes=3')
    fireEvent.click(screen.getByText('compact', { selector: 'button' }))
    expect(shownLayout()).toBe('compact ?mes=3')
  })
})
