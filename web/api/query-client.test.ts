import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

afterEach(() => queryClient.clear())

/** A query whose requests the test resolves. */
function setUp() {
  const answers: ((value: string) => void)[] = []
  const queryFn = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)))
  const queryKey = ['test', 'overtaken']
  const data = () => queryClient.getQueryData(queryKey)
  return { answers, options: { queryKey, queryFn }, queryKey, queryFn, data }
}

/** Waits until any pending request has started. */
const waitForRequests = () => new Promise((resolve) => setImmediate(resolve))

test('a first response is shown and refetched once if data were invalidated during the request', async () => {
  const { answers, options, queryFn, data } = setUp()
  const stop = new QueryObserver(queryClient, options).subscribe(() => {})
  void queryClient.invalidateQueries({ queryKey: ['test'] })
  void queryClient.invalidateQueries({ queryKey: ['test'] })
  answers[0]!('before')
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2), 15_000)
  expect(data()).toBe('before')
  answers[1]!('after')
  await vi.waitFor(() => expect(data()).toBe('after'), 15_000)
  await waitForRequests()
  expect(queryFn).toHaveBeenCalledTimes(2)
  stop()
})

test('without observers it is marked as invalidated instead', async () => {
  const { answers, options, queryFn, queryKey } = setUp()
  const loaded = queryClient.fetchQuery(options)
  void queryClient.invalidateQueries({ queryKey: ['test'] })
  answers[0]!('before')
  expect(await loaded).toBe('before')
  await waitForRequests()
  expect(queryFn).toHaveBeenCalledTimes(1)
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('no refetch without invalidation or with refetchType none', async () => {
  const { answers, options, queryFn, data } = setUp()
  const stop = new QueryObserver(queryClient, options).subscribe(() => {})
  void queryClient.invalidateQueries({ queryKey: ['other'] })
  void queryClient.invalidateQueries({ queryKey: ['test'], refetchType: 'none' })
  answers[0]!('only')
  await vi.waitFor(() => expect(data()).toBe('only'), 15_000)
  await waitForRequests()
  expect(queryFn).toHaveBeenCalledTimes(1)
  stop()
})
