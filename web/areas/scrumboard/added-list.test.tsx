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

/** What the page has sent, each waiting for `answer`. */
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
  // Not asked for while the test runs, whatever happens on the board.
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

function Shown() {
  const { data } = useQuery(boardQuery('b'))
  return data && <BoardView board={data} />
}

const sent = async (method: string) => {
  await waitFor(() => expect(calls.some(({ request }) => request.method === method)).toBe(true))
  return calls.find(({ request }) => request.method === method)!
}
const editor = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Título de la lista' })

/** Adds a list and begins to rename it, before the server has answered. */
async function renameAdded() {
  const router = createMemoryRouter([{ path: '/', element: <Shown /> }])
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

test('the title of a list that is being stored stays open when the server answers, and is sent with the stored id', async () => {
  await renameAdded()
  const added = await sent('POST')
  added.answer(stored)
  await screen.findByRole('button', { name: 'Mover la lista Pausado' })
  expect(editor().value).toBe('Por lluvia')
  fireEvent.blur(editor())
  const { request } = await sent('PATCH')
  expect(await request.json()).toEqual({ lists: [{ id: '7', title: 'Por lluvia' }] })
})

test('a list renamed before it is stored is one list, and is renamed under its stored id', async () => {
  await renameAdded()
  fireEvent.blur(editor())
  await screen.findByRole('button', { name: 'Por lluvia' })
  const added = await sent('POST')
  added.answer(stored)
  const { request } = await sent('PATCH')
  expect(await request.json()).toEqual({ lists: [{ id: '7', title: 'Por lluvia' }] })
  await screen.findByRole('button', { name: 'Mover la lista Por lluvia' })
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
})

test('nothing is sent for a list that could not be stored', async () => {
  await renameAdded()
  fireEvent.blur(editor())
  await screen.findByRole('button', { name: 'Por lluvia' })
  const added = await sent('POST')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  added.answer({ error: 'Unavailable' }, 503)
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  expect(calls.some(({ request }) => request.method === 'PATCH')).toBe(false)
})
