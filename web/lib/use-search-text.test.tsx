// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider, useBlocker } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListSearch } from '../ui/ListSearch.tsx'
import { useUrlState, type UrlCodec } from './use-url-state.ts'

const codec: UrlCodec<{ search: string }> = {
  read: (search) => ({ search: search.get('buscar') ?? '' }),
  write: ({ search }) => ({ buscar: search || undefined }),
}

function List() {
  const [view, change] = useUrlState(codec)
  return (
    <>
      <ListSearch value={view.search} onSearch={(search) => change({ search })} />
      <Link to="/lista/7">Uno</Link>
      <Link to="/otra">Otra</Link>
    </>
  )
}

let gate: PromiseWithResolvers<null>

beforeEach(() => {
  vi.useFakeTimers()
  gate = Promise.withResolvers<null>()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A list; the loaders of its links wait for the gate. */
async function draw(Component = List) {
  const loader = ({ request }: { request: Request }) =>
    new URL(request.url).pathname === '/lista' ? null : gate.promise
  const routes = [
    { path: '/lista/*', Component, HydrateFallback: () => null, loader },
    { path: '/otra', element: 'Otra pantalla', loader },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/lista'] })
  render(<RouterProvider router={router} />)
  await pass(0)
  return router
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
/** Waits longer than any debounce, with renders in between. */
const settle = async () => {
  for (let step = 0; step < 4; step++) await pass(250)
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
const addressOf = ({ state: { location } }: Awaited<ReturnType<typeof draw>>) => location.pathname + location.search

test('a search typed just before following a link does not cancel the navigation', async () => {
  const router = await draw()
  type('losa')
  follow('Otra')
  await settle()
  expect(router.state.navigation.location?.pathname).toBe('/otra')
  gate.resolve(null)
  await settle()
  expect(addressOf(router)).toBe('/otra')
})

test('a search is sent after a link to the same screen', async () => {
  const router = await draw()
  type('losa')
  follow('Uno')
  await settle()
  gate.resolve(null)
  await settle()
  expect(addressOf(router)).toBe('/lista/7?buscar=losa')
  expect(field().value).toBe('losa')
})

test('a search sent on blur is sent again after a link to the same screen', async () => {
  const router = await draw()
  type('losa')
  const link = screen.getByRole('link', { name: 'Uno' })
  // Both before a render, as on one press.
  act(() => {
    field().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    link.click()
  })
  gate.resolve(null)
  await settle()
  expect(addressOf(router)).toBe('/lista/7?buscar=losa')
  expect(field().value).toBe('losa')
})

test('a search is sent after a navigation that returns to the same address', async () => {
  const router = await draw()
  type('losa')
  follow('Otra')
  await settle()
  await act(() => router.navigate('/lista'))
  await settle()
  expect(addressOf(router)).toBe('/lista?buscar=losa')
})

test('a search waits while a leave guard asks', async () => {
  function Asking() {
    const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname === '/otra')
    return (
      <>
        <List />
        {blocker.state === 'blocked' && <button onClick={() => blocker.proceed()}>Salir</button>}
        {blocker.state === 'blocked' && <button onClick={() => blocker.reset()}>Quedarme</button>}
      </>
    )
  }
  const router = await draw(Asking)
  gate.resolve(null)
  type('losa')
  follow('Otra')
  await settle()
  fireEvent.click(screen.getByRole('button', { name: 'Quedarme' }))
  await settle()
  expect(addressOf(router)).toBe('/lista?buscar=losa')
  type('viga')
  follow('Otra')
  await settle()
  fireEvent.click(screen.getByRole('button', { name: 'Salir' }))
  await settle()
  expect(addressOf(router)).toBe('/otra')
})

test('the field follows the address, and one search follows another', async () => {
  const router = await draw()
  type('lo')
  await pass(250)
  type('losa')
  await pass(250)
  expect(addressOf(router)).toBe('/lista?buscar=losa')
  await act(() => router.navigate(-1))
  await settle()
  expect(field().value).toBe('lo')
  expect(addressOf(router)).toBe('/lista?buscar=lo')
})
