import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { optimistic } from './optimistic.ts'

function setUp(send: (name: string) => Promise<unknown>) {
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } })
  client.setQueryData(['names'], ['Ana', 'Bea'])
  const remove = new MutationObserver(client, {
    ...optimistic<string[], string>(['names'], (names, gone) => names.filter((name) => name !== gone)),
    mutationFn: send,
  })
  return { client, remove, names: () => client.getQueryData(['names']) }
}

test('a change shows before the server has answered', async () => {
  const { remove, names } = setUp(() => new Promise(() => {}))
  void remove.mutate('Ana')
  await vi.waitFor(() => expect(names()).toEqual(['Bea']))
})

test('a refused change is put back', async () => {
  const { remove, names } = setUp(() => Promise.reject(new Error('no')))
  await expect(remove.mutate('Ana')).rejects.toThrow('no')
  expect(names()).toEqual(['Ana', 'Bea'])
})

test('the data is asked for again once the last change is settled', async () => {
  const answers: (() => void)[] = []
  const { client, remove } = setUp(() => new Promise<void>((resolve) => answers.push(resolve)))
  const isStale = () => client.getQueryState(['names'])?.isInvalidated
  const first = remove.mutate('Ana')
  const second = remove.mutate('Bea')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.()
  await first
  expect(isStale()).toBe(false)
  answers[1]?.()
  await second
  expect(isStale()).toBe(true)
})
