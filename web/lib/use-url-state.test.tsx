// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { useUrlState, type UrlCodec } from './use-url-state.ts'

afterEach(cleanup)

type View = { from: string; to: string }

const codec: UrlCodec<View> = {
  read: (search) => ({ from: search.get('desde') ?? '', to: search.get('hasta') ?? '' }),
  write: ({ from, to }) => ({ desde: from || undefined, hasta: to || undefined }),
}

function Sample() {
  const [view, change] = useUrlState(codec)
  return (
    <>
      <button onClick={() => change({ from: '1' })}>Desde</button>
      <button onClick={() => change({ to: '2' })}>Hasta</button>
      <output>{JSON.stringify(view)}</output>
    </>
  )
}

test('a second change before the first has rendered keeps the first', async () => {
  const gate = Promise.withResolvers<null>()
  const answers = [Promise.resolve(null), gate.promise, gate.promise]
  const router = createMemoryRouter([{ path: '/', Component: Sample, loader: () => answers.shift() ?? null }])
  render(<RouterProvider router={router} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Desde' }))
  fireEvent.click(screen.getByRole('button', { name: 'Hasta' }))
  expect(screen.getByRole('status').textContent).toBe('{"from":"","to":""}')
  gate.resolve(null)
  await waitFor(() => expect(router.state.location.search).toBe('?desde=1&hasta=2'))
})

test('a third change keeps the second when only the first has rendered', async () => {
  const gate = Promise.withResolvers<null>()
  const answers = [Promise.resolve(null), Promise.resolve(null), gate.promise, gate.promise]
  const changes: ((part: { from?: string; to?: string }) => void)[] = []
  function Watched() {
    const [view, change] = useUrlState(codec)
    changes.push(change)
    return <output>{JSON.stringify(view)}</output>
  }
  const router = createMemoryRouter([{ path: '/', Component: Watched, loader: () => answers.shift() ?? null }])
  render(<RouterProvider router={router} />)
  await screen.findByRole('status')
  const [firstDrawing] = changes
  act(() => firstDrawing!({ from: '1' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('{"from":"1","to":""}'))
  // Called from the first render's closure.
  act(() => firstDrawing!({ to: '2' }))
  act(() => changes.at(-1)!({ from: '3' }))
  gate.resolve(null)
  await waitFor(() => expect(router.state.location.search).toBe('?desde=3&hasta=2'))
})

test('Back undoes a change, and the next change builds on the restored state', async () => {
  const router = createMemoryRouter([{ path: '/', Component: Sample }])
  render(<RouterProvider router={router} />)
  fireEvent.click(screen.getByRole('button', { name: 'Desde' }))
  await waitFor(() => expect(router.state.location.search).toBe('?desde=1'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('1'))
  await router.navigate(-1)
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toContain('1'))
  fireEvent.click(screen.getByRole('button', { name: 'Hasta' }))
  await waitFor(() => expect(router.state.location.search).toBe('?hasta=2'))
})
