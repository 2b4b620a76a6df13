import { expect, test } from 'vitest'
import { withChanges, withNewer, withOlder, withSent, type Message, type Thread } from './thread.ts'

const message = (number: number, value = `m${number}`): Message => ({
  id: `m${number}`,
  chatId: 'c',
  contactId: 'x',
  value,
  createdAt: `2026-03-16T12:${String(number).padStart(2, '0')}:00.000Z`,
  isMine: false,
})
const thread = (numbers: number[], more: Partial<Thread> = {}): Thread => ({
  items: numbers.map((number) => message(number)),
  hasOlder: true,
  hasNewer: false,
  firstUnread: null,
  asOf: '2026-03-16T12:30:00.000Z',
  ...more,
})
const ids = ({ items }: Thread) => items.map(({ id }) => id)

test('older and newer pages are merged without duplicates', () => {
  expect(withOlder(thread([3, 4]), thread([1, 2, 3], { hasOlder: false }))).toMatchObject({ hasOlder: false })
  expect(ids(withOlder(thread([3, 4]), thread([1, 2, 3])))).toEqual(['m1', 'm2', 'm3', 'm4'])
  expect(ids(withNewer(thread([1, 2], { hasNewer: true }), thread([2, 3])))).toEqual(['m1', 'm2', 'm3'])
})

test('withChanges replaces known messages and appends new ones', () => {
  const changes = thread([3], { items: [message(2, 'corregido'), message(3)], firstUnread: 'm3' })
  const changed = withChanges(thread([1, 2]), changes)
  expect(changed.items.map(({ value }) => value)).toEqual(['m1', 'corregido', 'm3'])
  expect(changed).toMatchObject({ firstUnread: 'm3', hasOlder: true })
})

test('withChanges ignores changes above the thread, and new messages beyond a gap', () => {
  expect(ids(withChanges(thread([5, 6]), thread([1, 7])))).toEqual(['m5', 'm6', 'm7'])
  expect(ids(withChanges(thread([1, 2], { hasNewer: true }), thread([9])))).toEqual(['m1', 'm2'])
})

test('withSent adds a message once', () => {
  expect(ids(withSent(thread([1]), message(2)))).toEqual(['m1', 'm2'])
  expect(ids(withSent(thread([1, 2]), message(2)))).toEqual(['m1', 'm2'])
})
