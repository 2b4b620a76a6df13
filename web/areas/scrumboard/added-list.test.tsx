// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { selectionQuery } from '../developers/queries.ts'
import { BoardView } from './BoardView.tsx'
import { boardQuery, peopleQuery, type Board } from './queries.ts'

const board: Board = {
  id: 'b',
  title: 'Obra',
  description: '',
  icon: '',
  lastActivity: '2026-01-01T00:00:00.000Z',
  members: [],
  labels: [],
  lists: [],
}
const stored = { id: '7', boardId: 'b', title: 'Pausado', position: 1, limit: null }

/** The requests of the page; each is pending until `answer` is called. */
let calls: { request: Request; answer: (body: unknown, status?: number) => void }[]

beforeEach(() => {
  calls = []
  vi.stubGlobal(
    'fetch',
    (request: Request) =>
      new Promise((resolve) => {
        const answer = (body: unknown, status = 200) => resolve(Response.json(body, { status }))
        calls.push({ request, answer })
      }),
  )
  // Cached data is never stale, so the board sends no requests for it.
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity, refetchOnMount: false } })
  queryClient.setQueryData(selectionQuery.queryKey, { rol: null } as never)
  queryClient.setQueryData(peopleQuery.queryKey, [])
  queryClient.setQueryData(boardQuery('b').queryKey, board)
})
const defaults = queryClient.getDefaultOptions()
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
  queryClient.setDefaultOptions(defaults)
})

function BoardUnderTest() {
  const { data } = useQuery(boardQuery('b'))
  return data && <BoardView board={data} />
}

const findCall = async (method: string) => {
  await waitFor(() => expect(calls.some(({ request }) => request.method === method)).toBe(true))
  return calls.find(({ request }) => request.method === method)!
}
const editor = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Título de la lista' })

/** Adds a list and starts to rename it while the first request is pending. */
async function renameNewList() {
  const router = createMemoryRouter([{ path: '/', element: <BoardUnderTest /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Agregar lista' }))
  const field = screen.getByLabelText('Título de la lista')
  fireEvent.change(field, { target: { value: 'Pausado' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  const title = await screen.findByRole('button', { name: 'Pausado' })
  // The field for the next list has the same name.
  fireEvent.keyDown(field, { key: 'Escape' })
  fireEvent.click(title)
  fireEvent.change(editor(), { target: { value: 'Por lluvia' } })
}

test('the title editor of a new list stays open when the server answers, and saves under the stored id', async () => {
  await renameNewList()
  const added = await findCall('POST')
  added.answer(stored)
  await screen.findByRole('button', { name: 'Mover la lista Pausado' })
  expect(editor().value).toBe('Por lluvia')
  fireEvent.blur(editor())
  const { request } = await findCall('PATCH')
  expect(await request.json()).toEqual({ lists: [{ id: '7', title: 'Por lluvia' }] })
})

test('a list renamed before it is stored is not duplicated and is renamed under its stored id', async () => {
  await renameNewList()
  fireEvent.blur(editor())
  await screen.findByRole('button', { name: 'Por lluvia' })
  const added = await findCall('POST')
  added.answer(stored)
  const { request } = await findCall('PATCH')
  expect(await request.json()).toEqual({ lists: [{ id: '7', title: 'Por lluvia' }] })
  await screen.findByRole('button', { name: 'Mover la lista Por lluvia' })
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
})

test('a rename is not sent if creating the list fails', async () => {
  await renameNewList()
  fireEvent.blur(editor())
  await screen.findByRole('button', { name: 'Por lluvia' })
  const added = await findCall('POST')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  added.answer({ error: 'Unavailable' }, 503)
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  expect(calls.some(({ request }) => request.method === 'PATCH')).toBe(false)
})
