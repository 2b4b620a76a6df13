/** 50,000 notes of one user: every page of the board must use an index. */
import { beforeAll, describe, expect, it } from 'vitest'
import { plansOf } from '../../../tests/support/explained.ts'
import { analyze, insertMany } from '../../../tests/support/many.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import type { Context } from '../../context.ts'
import { isPostgres } from '../../db/columns.ts'
import { listNotePage } from './list.service.ts'
import { foundBy } from './service.ts'

const server = useTestServer()
const noteCount = 50_000
const colors = ['red', 'teal', null] as const

let userId = ''
let labelId = ''

beforeAll(async () => {
  const { store } = server.current.services
  const users = store.read.selectFrom('users').select('id')
  userId = (await users.where('email', '=', 'demo@obra.test').executeTakeFirstOrThrow()).id
  const labels = store.read.selectFrom('noteLabels').select('id').where('userId', '=', userId)
  labelId = (await labels.limit(1).executeTakeFirstOrThrow()).id
  await insertMany(store, 'notes', noteCount, (index) => {
    const word = index % 5 === 0 ? 'encofrado' : 'hormigón'
    const content = `Pedir ${word} para la losa ${index}. ${'Confirmar la grúa con el corralón. '.repeat(index % 8)}`
    const tasks = index % 3 ? null : JSON.stringify([{ id: 'a', content: `Llamar al 4${index}`, completed: false }])
    const texts = { title: `Nota ${index}`, content, tasks }
    const day = String((index % 28) + 1).padStart(2, '0')
    return {
      ...texts,
      id: `many-${index}`,
      userId,
      foundBy: foundBy(texts),
      image: null,
      reminder: index % 4 ? null : `2027-01-${day}T12:00:00.000Z`,
      archived: index % 9 ? 0 : 1,
      pinned: index % 1000 ? 0 : 1,
      color: colors[index % 3]!,
      deletedAt: index % 11 ? null : `2026-03-${day.slice(0, 1) === '0' ? day : '09'}T12:00:00.000Z`,
      createdAt: '2026-03-01T12:00:00.000Z',
      updatedAt: '2026-03-01T12:00:00.000Z',
    }
  })
  const seqs = await store.read.selectFrom('notes').select('seq').where('userId', '=', userId).orderBy('seq').execute()
  await insertMany(store, 'noteLabelings', noteCount / 2, (index) => ({
    noteSeq: seqs.at(-1 - index * 2)!.seq,
    labelId,
  }))
  await analyze(store)
}, 240_000)

const context = () => ({ ...server.current.services, user: { id: userId } }) as Context
type Query = Parameters<typeof listNotePage>[1]

const scan = () =>
  isPostgres(server.current.services.store.read) ? /Sort.*Seq Scan on \\?"?notes\b/ : /SCAN notes\b(?! USING)/

describe('a page of 50,000 notes', () => {
  it.each<[string, () => Query]>([
    ['the board', () => ({ size: 60 })],
    ['the board far back', () => ({ size: 60, page: 500 })],
    ['reminders', () => ({ size: 60, view: 'reminders' })],
    ['the archive', () => ({ size: 60, view: 'archived' })],
    ['the trash', () => ({ size: 60, view: 'trash' })],
    ['those with a label', () => ({ size: 60, labels: labelId })],
    ['by a word of 40,000', () => ({ size: 60, query: 'hormigon' })],
    ['by a word of all in the trash', () => ({ size: 60, query: 'pedir', view: 'trash' })],
    ['by a word of one', () => ({ size: 60, query: 'llamar al 449998' })],
    ['by two words', () => ({ size: 60, query: 'encofrado grua' })],
    ['by two letters', () => ({ size: 60, query: 'lo' })],
    ['by a word of none', () => ({ size: 60, query: 'xilofon' })],
  ])('uses an index: %s', async (_what, query) => {
    const plans = await plansOf(context(), (ctx) => listNotePage(ctx, query()))
    expect(plans.length).toBeGreaterThan(0)
    for (const plan of plans) expect(plan).not.toMatch(scan())
  })
})

it('counts the first 1,000 matches, and pages beyond them one by one', async () => {
  const query = { size: 200, query: 'hormigon' }
  const first = await listNotePage(context(), query)
  expect(first).toMatchObject({ total: 1000, isTotalCut: true, lastPage: 5 })
  const pinned = first.items.filter((note) => note.pinned).length
  expect(first.items.slice(0, pinned).every((note) => note.pinned)).toBe(true)
  const sixth = await listNotePage(context(), { ...query, page: 6 })
  expect(sixth).toMatchObject({ total: 1000, isTotalCut: true, lastPage: 7 })
  expect(sixth.items).toHaveLength(200)
  expect(await listNotePage(context(), { query: 'llamar al 449998' })).toMatchObject({ total: 1, isTotalCut: false })
  const labelled = await listNotePage(context(), { labels: labelId, query: 'encofrado' })
  expect(labelled.items.every((note) => note.labels.includes(labelId))).toBe(true)
})
