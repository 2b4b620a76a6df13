import { beforeEach, expect, test, vi } from 'vitest'
import { attempt } from './attempt.ts'
import { notices } from './notices.ts'

beforeEach(() => notices.set([]))

test('a failed change shows one notice with the reason, or none without a title', async () => {
  const mutationFn = () => Promise.reject(new Error('no'))
  expect(await attempt({ mutationFn }, undefined, 'No se pudo mover')).toBe(false)
  expect(notices.get().map(({ title }) => title)).toEqual(['No se pudo mover'])
  expect(await attempt({ mutationFn }, undefined, null)).toBe(false)
  expect(notices.get()).toHaveLength(1)
})

test('changes of one scope run in order, and a refused one does not block the next', async () => {
  const calls: string[] = []
  let refuse = () => {}
  const options = {
    scope: { id: 'mails' },
    mutationFn(name: string) {
      calls.push(name)
      if (name === 'second') return Promise.resolve()
      return new Promise<void>((_resolve, reject) => (refuse = () => reject(new Error('no'))))
    },
  }
  const first = attempt(options, 'first', null)
  const second = attempt(options, 'second', null)
  await vi.waitFor(() => expect(calls).toEqual(['first']), 15_000)
  refuse()
  expect([await first, await second]).toEqual([false, true])
  expect(calls).toEqual(['first', 'second'])
})
