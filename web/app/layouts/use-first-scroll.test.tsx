// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider, ScrollRestoration } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The maximum scroll position. */
let longest = 0
let top = 0
let grown: (() => void)[] = []

/** Dispatches the event later, like a browser. */
async function scroll(position: number): Promise<void> {
  top = Math.min(position, longest)
  await Promise.resolve()
  window.dispatchEvent(new Event('scroll'))
}
async function grow(to: number): Promise<void> {
  longest = to
  for (const tell of grown) tell()
  await Promise.resolve()
}

beforeEach(() => {
  vi.resetModules()
  grown = []
  top = 0
  vi.spyOn(window, 'scrollTo').mockImplementation((...input: unknown[]) => void scroll(input[1] as number))
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      tell: () => void
      constructor(tell: () => void) {
        this.tell = tell
      }
      observe() {
        grown.push(this.tell)
      }
      disconnect() {
        grown = grown.filter((each) => each !== this.tell)
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** Loads a page whose stored position is 700; calls `atOnce` after its first render. */
async function load(atOnce = () => {}) {
  const { routerPlaceOf, scrollStorage, useFirstScroll } = await import('./use-first-scroll.ts')
  sessionStorage.setItem(scrollStorage, JSON.stringify({ '/lista': 700 }))
  function Layout() {
    useFirstScroll()
    useEffect(atOnce, [])
    return <ScrollRestoration getKey={routerPlaceOf} storageKey={scrollStorage} />
  }
  const routes = [
    { path: '/lista', Component: Layout },
    { path: '/otra', element: 'Otra pantalla' },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/lista'] })
  await act(async () => void render(<RouterProvider router={router} />))
  return router
}

test('restores the position on the first render, and keeps the user’s position afterwards', async () => {
  longest = 1000
  let first = 0
  await load(() => {
    first = top
    void scroll(300)
  })
  expect(first).toBe(700)
  expect(top).toBe(300)
})

test('keeps scrolling while a page grows, up to the stored position', async () => {
  longest = 200
  await load()
  expect(top).toBe(200)
  await grow(500)
  expect(top).toBe(500)
  await grow(1000)
  expect(top).toBe(700)
  await scroll(100)
  await grow(1200)
  expect(top).toBe(100)
})

test('stops when the user scrolls or presses a key', async () => {
  for (const take of [() => scroll(50), () => window.dispatchEvent(new Event('keydown'))]) {
    vi.resetModules()
    longest = 200
    await load()
    expect(grown).toHaveLength(1)
    await take()
    const before = top
    await grow(1000)
    expect(top).toBe(before)
    cleanup()
  }
})

test('stops on navigation', async () => {
  longest = 200
  const router = await load()
  expect(grown).toHaveLength(1)
  await act(() => router.navigate('/otra'))
  await grow(1000)
  expect(top).toBe(200)
})
