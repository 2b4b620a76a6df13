// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hideLoading, setLoadingMode, setLoadingProgress, setLoadingStatus, showLoading } from '../../api/loading.ts'
import { LoadingBar } from './LoadingBar.tsx'
import { LoadingOverlay } from './LoadingOverlay.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  act(() => {
    hideLoading()
    setLoadingMode('indeterminate')
    setLoadingProgress(0)
  })
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const overlayAt = (address: string) => {
  const router = createMemoryRouter([{ path: '*', Component: LoadingOverlay }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  act(showLoading)
  pass(200)
}

describe('the loading bar', () => {
  it('is hidden for requests shorter than 150 ms', () => {
    render(<LoadingBar />)
    act(() => setLoadingStatus(true, '/a'))
    pass(149)
    act(() => setLoadingStatus(false, '/a'))
    pass(1000)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('is indeterminate while a request is in flight', () => {
    render(<LoadingBar />)
    act(() => setLoadingStatus(true, '/a'))
    pass(150)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBeNull()
    act(() => setLoadingStatus(false, '/a'))
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('shows its progress in determinate mode', () => {
    render(<LoadingBar />)
    act(() => {
      setLoadingMode('determinate')
      setLoadingProgress(35)
      showLoading()
    })
    pass(150)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('35')
  })
})

describe('the overlay', () => {
  it('blocks plain keys, but not browser shortcuts', () => {
    overlayAt('/calendario')
    expect(screen.getByRole('status').textContent).toBe('Cargando…')
    const isBlocked = (init: KeyboardEventInit) =>
      !document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
    expect(isBlocked({ key: 'Enter' })).toBe(true)
    expect(isBlocked({ key: 'r', ctrlKey: true })).toBe(false)
    act(hideLoading)
    expect(isBlocked({ key: 'Enter' })).toBe(false)
  })

  it.each(['/sign-in?redirectURL=/a', '/sign-up', '/forgot-password', '/reset-password', '/confirmation-required'])(
    'is hidden at %s',
    (address) => {
      overlayAt(address)
      expect(screen.queryByRole('status')).toBeNull()
    },
  )
})
