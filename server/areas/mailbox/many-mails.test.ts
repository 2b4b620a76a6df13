import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { isPostgres } from '../../db/columns.ts'
import { createDateMover } from '../../db/date-mover.ts'
import { readFixture } from '../../db/fixtures.ts'
import { fold } from '../../lib/text.ts'
import { explained } from '../../../tests/support/explained.ts'
import { seedTime } from '../../../tests/support/stores.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import { folderId } from './folders.ts'
import { countMatching, selectFoundSeqs, selectMails, selectSlice } from './mails.queries.ts'
import { multiplyMailbox } from './seed.ts'

const server = useTestServer()
const scale = 40
type Sample = { id: string; folder: string; labels: string[]; subject: string; content: string }
const { mails: samples } = readFixture<{ mails: Sample[] }>('mailbox')

async function demoUserId(): Promise<string> {
  const users = server.current.services.store.read.selectFrom('users').select('id')
  return (await users.where('email', '=', 'demo@obra.test').executeTakeFirstOrThrow()).id
}

describe('many mails', () => {
  it('are older copies of the sample, counted, searched and paged the same way', async () => {
    const { store } = server.current.services
    const api = await server.current.as('demo@obra.test')
    const [newest] = (await api('listMails', { query: { folder: 'inbox' } })).body.mails!
    const context = {
      now: seedTime,
      move: createDateMover(seedTime),
      accounts: [],
      demoUserId: await demoUserId(),
      copies: [],
    }
    let reported = 0
    await store.write((db) => multiplyMailbox(db, context, scale, (rows) => void (reported += rows)))
    expect(reported).toBeGreaterThan(samples.length * (scale - 1))
    const { body } = await api('listMails', { query: { folder: 'inbox' } })
    const inInbox = samples.filter((mail) => mail.folder === folderId('inbox')).length
    expect(body.pagination.totalResults).toBe(inInbox * scale)
    expect(body.mails![0]!.id).toBe(newest!.id)
    const page = body.pagination.lastPage
    const { body: last } = await api('listMails', { query: { folder: 'inbox', page } })
    expect(last.pagination).toMatchObject({ currentPage: page, endIndex: body.pagination.totalResults! - 1 })
    const { body: found } = await api('listMails', { query: { query: 'póliza de riesgos', page: 2 } })
    expect(found.pagination).toMatchObject({ totalResults: scale, startIndex: 10, endIndex: 19 })
    const { body: beyond } = await api('listMails', { query: { query: 'póliza de riesgos', page: 9 } })
    expect(beyond).toEqual({ mails: null, pagination: { lastPage: scale / 10 } })
  })

  it('list each mail once, from either end of the list', async () => {
    const api = await server.current.as('demo@obra.test')
    const seen = new Set<string>()
    const dates: string[] = []
    const { lastPage } = (await api('listMails', { query: { filter: 'starred' } })).body.pagination
    for (let page = 1; page <= lastPage; page++) {
      for (const { id, date } of (await api('listMails', { query: { filter: 'starred', page } })).body.mails!) {
        seen.add(id)
        dates.push(date)
      }
    }
    expect(seen.size).toBe(dates.length)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('are limited to the newest 1,000 in a search for a frequent text', async () => {
    const api = await server.current.as('demo@obra.test')
    for (const query of ['a', 'test']) {
      const { body } = await api('listMails', { query: { query } })
      expect(body.pagination).toMatchObject({ totalResults: 1000, lastPage: 100 })
      const { body: all } = await api('listMails')
      expect(body.mails!.every((mail) => mail.date >= all.mails!.at(-1)!.date)).toBe(true)
      const { body: last } = await api('listMails', { query: { query, page: 100 } })
      expect(last.mails).toHaveLength(10)
    }
  })

  it('with a label are searched by rare and frequent text, and by two letters', async () => {
    const api = await server.current.as('demo@obra.test')
    const labels = (await api('listMailboxLabels')).body
    const viewOf = (labelId: string) =>
      samples.filter((mail) => mail.labels.includes(labelId) && mail.folder !== folderId('trash'))
    for (const { id, slug } of labels) {
      const holding = (text: string) =>
        viewOf(id).filter(({ subject, content }) => fold(`${subject}\n${content}`).includes(text))
      for (const text of ['que', 'poliza de riesgos', 'de']) {
        const { body } = await api('listMails', { query: { label: slug, query: text } })
        const atLeast = Math.min(holding(text).length * scale, 1000)
        expect(body.pagination.totalResults ?? 0).toBeGreaterThanOrEqual(atLeast)
        for (const mail of body.mails ?? []) expect(mail.labels).toContain(id)
      }
      for (const folder of ['inbox', 'trash'] as const) {
        const { body } = await api('listMails', { query: { label: slug, folder } })
        const inFolder = samples.filter((mail) => mail.folder === folderId(folder) && mail.labels.includes(id))
        expect(body.pagination.totalResults ?? 0).toBe(inFolder.length * scale)
      }
    }
  })

  it('are listed, read and searched by index', async () => {
    const { read } = server.current.services.store
    if (isPostgres(read)) await sql`vacuum analyze mails, "mailLabelings"`.execute(read)
    const userId = await demoUserId()
    const { id: labelId } = await read.selectFrom('mailboxLabels').select('id').limit(1).executeTakeFirstOrThrow()
    const slice = { offset: 20, limit: 10, order: 'desc' } as const
    const plans = await explained(read, async (db) => {
      await selectSlice(db, userId, { folder: 'inbox' }, slice)
      await selectSlice(db, userId, {}, slice)
      await selectSlice(db, userId, { flag: 'starred' }, slice)
      await selectSlice(db, userId, { labelId }, { ...slice, order: 'asc' })
      await selectMails(db, userId, [samples[0]!.id])
      await countMatching(db, userId, { folder: 'inbox', flag: 'starred' })
      await selectFoundSeqs(db, userId, {}, 'póliza de riesgos')
      await selectFoundSeqs(db, userId, { folder: 'inbox' }, 'ob')
      await selectFoundSeqs(db, userId, { labelId }, 'ob')
      await selectFoundSeqs(db, userId, { labelId }, 'póliza de riesgos')
    })
    expect(plans.length).toBeGreaterThanOrEqual(9)
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan|SCAN (mails|mailLabelings)\b(?! USING)/)
    const byDate = ['mails_folder', 'mails_everything', 'mails_starred', 'mailLabelings_list']
    for (const name of byDate) expect(plans.join('\n')).toContain(name)
  })
})
