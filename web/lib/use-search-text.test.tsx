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

/** A list whose links wait for the gate. */
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
/** Longer than any search waits; React draws between the steps. */
const rest = async () => {
  for (let step = 0; step < 4; step++) await pass(250)
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
const addressOf = ({ state: { location } }: Awaited<ReturnType<typeof draw>>) => location.pathname + location.search

test('a search that was typed just before a link was pressed does not take the navigation back', async () => {
  const router = await draw()
  type('losa')
  follow('Otra')
  await rest()
  expect(router.state.navigation.location?.pathname).toBe('/otra')
  gate.resolve(null)
  await rest()
  expect(addressOf(router)).toBe('/otra')
})

test('a search that was typed is not lost where the link leads to the same screen', async () => {
  const router = await draw()
  type('losa')
  follow('Uno')
  await rest()
  gate.resolve(null)
  await rest()
  expect(addressOf(router)).toBe('/lista/7?buscar=losa')
  expect(field().value).toBe('losa')
})

test('a search that left the field for a link of the same screen is sent again there', async () => {
  const router = await draw()
  type('losa')
  const link = screen.getByRole('link', { name: 'Uno' })
  // Both before anything is drawn, as by one press.
  act(() => {
    field().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    link.click()
  })
  gate.resolve(null)
  await rest()
  expect(addressOf(router)).toBe('/lista/7?buscar=losa')
  expect(field().value).toBe('losa')
})

test('a search is sent where the navigation led nowhere', async () => {
  const router = await draw()
  type('losa')
  follow('Otra')
  await rest()
  await act(() => router.navigate('/lista'))
  await rest()
  expect(addressOf(router)).toBe('/lista?buscar=losa')
})

test('a search waits while the person is asked whether to leave', async () => {
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
  await rest()
  fireEvent.click(screen.getByRole('button', { name: 'Quedarme' }))
  await rest()
  expect(addressOf(router)).toBe('/lista?buscar=losa')
  type('viga')
  follow('Otra')
  await rest()
  fireEvent.click(screen.getByRole('button', { name: 'Salir' }))
  await rest()
  expect(addressOf(router)).toBe('/otra')
})

test('the field follows the address, and one search comes after the other', async () => {
  const router = await draw()
  type('lo')
  await pass(250)
  type('losa')
  await pass(250)
  expect(addressOf(router)).toBe('/lista?buscar=losa')
  await act(() => router.navigate(-1))
  await rest()
  expect(field().value).toBe('lo')
  expect(addressOf(router)).toBe('/lista?buscar=lo')
})
