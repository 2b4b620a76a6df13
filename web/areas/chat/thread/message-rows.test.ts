import { expect, test } from 'vitest'
import { dayName, messageRows } from './message-rows.ts'
import type { Message } from './thread.ts'

const message = (id: string, createdAt: string, isMine = false): Message => ({
  id,
  chatId: 'c',
  contactId: 'x',
  value: id,
  createdAt,
  isMine,
})
const now = new Date('2026-03-16T15:00:00')
const options = { firstUnread: null, now }

test('only the first message of a day has its name; "Hoy" and "Ayer" replace the date', () => {
  const rows = messageRows(
    [
      message('a', '2026-03-09T10:00:00'),
      message('b', '2026-03-15T10:00:00'),
      message('c', '2026-03-16T10:00:00'),
      message('d', '2026-03-16T10:01:00'),
    ],
    [],
    options,
  )
  expect(rows.map(({ day }) => day)).toEqual(['9 de marzo de 2026', 'Ayer', 'Hoy', null])
  expect(dayName('2026-03-16T23:59:00', now)).toBe('Hoy')
})

test('groups messages of one author that are less than five minutes apart', () => {
  const rows = messageRows(
    [
      message('a', '2026-03-16T10:00:00'),
      message('b', '2026-03-16T10:02:00'),
      message('c', '2026-03-16T10:03:00', true),
      message('d', '2026-03-16T10:20:00', true),
    ],
    [],
    options,
  )
  expect(rows.map(({ isFirst, isLast }) => [isFirst, isLast])).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [true, true],
  ])
})

test('the first unread message starts a group; outgoing ones come last, without duplicates', () => {
  const outgoing = { chatId: 'c', value: 'x', createdAt: '2026-03-16T10:05:00', failure: null }
  const rows = messageRows(
    [message('a', '2026-03-16T10:00:00'), message('b', '2026-03-16T10:01:00')],
    [
      { ...outgoing, id: 'b' },
      { ...outgoing, id: 'new' },
    ],
    { firstUnread: 'b', now },
  )
  expect(rows.map((row) => row.message.id)).toEqual(['a', 'b', 'new'])
  expect(rows[1]).toMatchObject({ isFirst: true, isFirstUnread: true, outgoing: null })
  expect(rows[2]!.outgoing?.id).toBe('new')
})
