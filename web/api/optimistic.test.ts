import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { optimistic, optimisticChange } from './optimistic.ts'

function setUp(send: (name: string) => Promise<unknown>) {
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } })
  client.setQueryData(['names'], ['Ana', 'Bea'])
  const remove = new MutationObserver(client, {
    ...optimistic<string[], string>(['names'], (names, gone) => names.filter((name) => name !== gone)),
    mutationFn: send,
  })
  return { client, remove, names: () => client.getQueryData(['names']) }
}

test('a change is visible before the response', async () => {
  const { remove, names } = setUp(() => new Promise(() => {}))
  void remove.mutate('Ana')
  await vi.waitFor(() => expect(names()).toEqual(['Bea']), 15_000)
})

test('a refused change is rolled back', async () => {
  const { remove, names } = setUp(() => Promise.reject(new Error('no')))
  await expect(remove.mutate('Ana')).rejects.toThrow('no')
  expect(names()).toEqual(['Ana', 'Bea'])
})

test('data are invalidated after the last of several changes', async () => {
  const answers: (() => void)[] = []
  const { client, remove } = setUp(() => new Promise<void>((resolve) => answers.push(resolve)))
  const isStale = () => client.getQueryState(['names'])?.isInvalidated
  const first = remove.mutate('Ana')
  const second = remove.mutate('Bea')
  await vi.waitFor(() => expect(answers).toHaveLength(2), 15_000)
  answers[0]?.()
  await first
  expect(isStale()).toBe(false)
  answers[1]?.()
  await second
  expect(isStale()).toBe(true)
})

/** A string to which each change appends one letter; the test resolves the calls. */
function letters(options: { accept?: boolean; refresh?: (wasAsking: boolean) => void } = {}) {
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } })
  const key = ['letters', 1]
  client.setQueryData(key, '')
  const calls = new Map<string, { succeed: (answer: string) => void; fail: () => void }>()
  const put = (letter: string) => client.setQueryData<string>(key, (text = '') => text + letter)
  const { refresh } = options
  const change = {
    ...optimisticChange<string, string>({
      mutationKey: ['letters'],
      keys: [['letters']],
      show: put,
      ...(options.accept && { accept: put }),
      ...(refresh && { refresh: (_client: QueryClient, wasAsking: boolean) => refresh(wasAsking) }),
    }),
    mutationFn: (letter: string) =>
      new Promise<string>((succeed, fail) => calls.set(letter, { succeed, fail: () => fail(new Error('no')) })),
  }
  const add = async (letter: string) => {
    const settled = new MutationObserver(client, change).mutate(letter).catch(() => 'refused')
    await vi.waitFor(() => expect(calls.has(letter)).toBe(true), 15_000)
    return { settled, ...calls.get(letter)! }
  }
  return { client, key, add, text: () => client.getQueryData(key) }
}

test('a refused change rolls back its own effect only', async () => {
  const { add, text } = letters()
  const a = await add('a')
  const b = await add('b')
  const c = await add('c')
  expect(text()).toBe('abc')
  b.succeed('b')
  await b.settled
  a.fail()
  await a.settled
  expect(text()).toBe('bc')
  c.fail()
  await c.settled
  expect(text()).toBe('b')
})

test('the response of an earlier change does not hide a later one', async () => {
  const { add, text } = letters({ accept: true })
  const a = await add('a')
  const b = await add('b')
  a.succeed('A')
  await a.settled
  expect(text()).toBe('Ab')
  b.fail()
  await b.settled
  expect(text()).toBe('A')
})

test('a refused change does not restore data that were cleared, as at the end of a session', async () => {
  const { client, add, text } = letters()
  const a = await add('a')
  client.clear()
  a.fail()
  await a.settled
  expect(text()).toBeUndefined()
})

test('refresh learns whether any of the changes cancelled a request', async () => {
  const refresh = vi.fn()
  const { client, key, add } = letters({ refresh })
  void client.fetchQuery({ queryKey: key, queryFn: () => new Promise<string>(() => {}) }).catch(() => {})
  const a = await add('a')
  const b = await add('b')
  a.succeed('a')
  await a.settled
  expect(refresh).not.toHaveBeenCalled()
  b.succeed('b')
  await b.settled
  expect(refresh).toHaveBeenCalledExactlyOnceWith(true)
})
