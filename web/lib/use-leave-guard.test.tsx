// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useLeaveGuard } from './use-leave-guard.ts'

let answers: ((mayLeave: boolean) => void)[] = []
const ask = () => new Promise<boolean>((resolve) => answers.push(resolve))

function Form() {
  useLeaveGuard({ loses: () => true, ask })
  return null
}

async function openForm() {
  const router = createMemoryRouter(
    [
      { path: '/form', element: <Form /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/form'] },
  )
  await act(async () => void render(<RouterProvider router={router} />))
  const leave = (to: string) => act(async () => void router.navigate(to))
  return { router, leave, path: () => router.state.location.pathname }
}

beforeEach(() => (answers = []))
afterEach(cleanup)

test('staying asks again if the next navigation follows at once', async () => {
  const { router, leave, path } = await openForm()
  await leave('/away')
  expect(answers).toHaveLength(1)
  // Both in one render, as on a slow machine.
  await act(async () => {
    answers[0]!(false)
    await Promise.resolve()
    void router.navigate('/elsewhere')
  })
  expect(answers).toHaveLength(2)
  await act(async () => answers[1]!(true))
  expect(path()).toBe('/elsewhere')
})

test('two navigations ask once and leave for the last one', async () => {
  const { leave, path } = await openForm()
  await leave('/away')
  await leave('/elsewhere')
  expect(answers).toHaveLength(1)
  await act(async () => answers[0]!(true))
  expect(path()).toBe('/elsewhere')
})
