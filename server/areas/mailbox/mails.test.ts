import { describe, expect, it } from 'vitest'
import { readFixture } from '../../db/fixtures.ts'
import { seedTime } from '../../../tests/support/stores.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import { filters, folderId, folders, type FolderSlug } from './folders.ts'
import { recount, selectTotals } from './counts.queries.ts'

const server = useTestServer()
const me = () => server.current.as('demo@obra.test')
const unknownId = '00000000-0000-4000-8000-000000000000'

type Fixture = { folders: object[]; filters: object[]; mails: { id: string; folder: string; date: string }[] }
const fixture = readFixture<Fixture>('mailbox')

async function firstMails(api: Api, folder: FolderSlug) {
  return (await api('listMails', { query: { folder } })).body.mails!
}

async function countOf(api: Api, slug: FolderSlug): Promise<number> {
  return (await api('listMailboxFolders')).body.find((folder) => folder.slug === slug)!.count
}

/** The stored counts, and the same counts recalculated: they must be equal. */
async function storedAndRecounted() {
  const { store } = server.current.services
  const { id } = await store.read
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'demo@obra.test')
    .executeTakeFirstOrThrow()
  const read = async () => {
    const rows = await store.read.selectFrom('mailCounts').select('view').where('userId', '=', id).execute()
    const views = rows.map((row) => row.view)
    return new Map([...(await selectTotals(store.read, id, views))].filter(([, total]) => total !== 0).toSorted())
  }
  const kept = await read()
  await store.write((db) => recount(db, id))
  return { kept, counted: await read() }
}

describe('the sample mails', () => {
  it('are at least 100, dated today, 1, 2 and 5 days ago, and on fixed days of 2018 and 2019', async () => {
    const rows = await server.current.services.store.read.selectFrom('mails').select('date').execute()
    expect(rows.length).toBeGreaterThanOrEqual(100)
    const today = Date.parse(seedTime.toISOString().slice(0, 10))
    const days = rows.map(({ date }) =>
      date.startsWith('2018') || date.startsWith('2019')
        ? date.slice(0, 4)
        : (today - Date.parse(date.slice(0, 10))) / 86_400_000,
    )
    expect([...new Set(days)].toSorted()).toEqual([0, 1, 2, '2018', '2019', 5])
  })

  it('have the folders and filters of the server', () => {
    expect(fixture.folders).toMatchObject(folders)
    expect(filters).toEqual(fixture.filters)
  })
})

describe('mail folders', () => {
  it('count none in sent and trash, all in drafts and spam, and unread ones in the inbox', async () => {
    const api = await me()
    const { body } = await api('listMailboxFolders')
    expect(body).toEqual(fixture.folders)
    const [mail] = await firstMails(api, 'spam')
    await api('updateMail', { body: { id: mail!.id, mail: { unread: !mail!.unread } } })
    expect(await countOf(api, 'spam')).toBe(body[3]!.count)
    await api('deleteMail', { query: { id: mail!.id } })
    expect(await countOf(api, 'spam')).toBe(body[3]!.count - 1)
    expect(await countOf(api, 'trash')).toBe(0)
  })

  it('are empty for a new user', async () => {
    const api = await server.current.as('martin@obra.test')
    const { body } = await api('listMailboxFolders')
    expect(body.map((folder) => folder.count)).toEqual([0, 0, 0, 0, 0])
    const pagination = { totalResults: 0, resultsPerPage: 10, currentPage: 1, lastPage: 1, startIndex: 0, endIndex: -1 }
    expect((await api('listMails')).body).toEqual({ mails: [], pagination })
  })
})

describe('the list of mails', () => {
  it('has pages of 10, newest first, with every mail of the folder once', async () => {
    const api = await me()
    const { body: first } = await api('listMails', { query: { folder: 'inbox' } })
    const { totalResults = 0, lastPage } = first.pagination
    expect(first.pagination).toMatchObject({ resultsPerPage: 10, currentPage: 1, startIndex: 0, endIndex: 9 })
    const mails = []
    for (let page = 1; page <= lastPage; page++) {
      const { body } = await api('listMails', { query: { folder: 'inbox', page } })
      expect(body.pagination.startIndex).toBe(mails.length)
      mails.push(...body.mails!)
      expect(body.pagination.endIndex).toBe(mails.length - 1)
    }
    expect(mails).toHaveLength(totalResults)
    expect(new Set(mails.map((mail) => mail.id)).size).toBe(totalResults)
    const dates = mails.map((mail) => mail.date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const expected = fixture.mails.filter((mail) => mail.folder === folderId('inbox')).map((mail) => mail.id)
    expect(mails.map((mail) => mail.id).toSorted()).toEqual(expected.toSorted())
  })

  it('answers no mails and only the last page number beyond the last page', async () => {
    const api = await me()
    const { body } = await api('listMails', { query: { folder: 'drafts', page: 2 } })
    expect(body).toEqual({ mails: null, pagination: { lastPage: 1 } })
  })

  it('adds the number of further recipients', async () => {
    const api = await me()
    const mails = await firstMails(api, 'sent')
    for (const mail of mails) expect(mail).toMatchObject({ ccCount: mail.cc.length, bccCount: mail.bcc.length })
    expect(mails.some((mail) => mail.ccCount > 0)).toBe(true)
  })

  it('filters by flag or label across folders', async () => {
    const api = await me()
    const { body: starred } = await api('listMails', { query: { filter: 'starred' } })
    expect(starred.mails!.every((mail) => mail.starred)).toBe(true)
    const work = (await api('listMailboxLabels')).body.find((label) => label.slug === 'work')!
    const { body: labelled } = await api('listMails', { query: { label: 'work', page: 2 } })
    expect(labelled.mails!.every((mail) => mail.labels.includes(work.id))).toBe(true)
    const { body: both } = await api('listMails', { query: { label: 'work', filter: 'starred', folder: 'inbox' } })
    expect(both.mails!.every((mail) => mail.starred && mail.labels.includes(work.id))).toBe(true)
    expect(both.pagination.totalResults).toBe(both.mails!.length)
  })

  it('searches subject, content and addresses, ignoring case and accents', async () => {
    const api = await me()
    const subjectsOf = async (query: string) =>
      (await api('listMails', { query: { query } })).body.mails!.map((mail) => mail.subject)
    expect(await subjectsOf('FACHADA')).toContain('Render final de la fachada')
    expect(await subjectsOf('poliza de riesgos')).toEqual(['Vencimiento de la póliza de riesgos de obra'])
    expect(await subjectsOf('hugo@carpinteria')).toContain('Muestra de herrajes')
    expect(await subjectsOf('100 %')).toHaveLength(1)
    expect(await subjectsOf('no existe nada así')).toEqual([])
  })

  it('shows a change at once, also in a repeated search', async () => {
    const api = await server.current.as('demo@obra.test')
    const find = async () => (await api('listMails', { query: { folder: 'drafts', query: 'zanjeadora' } })).body.mails
    expect(await find()).toEqual([])
    const { body: draft } = await api('createMailDraft', { body: { draft: { subject: 'La zanjeadora' } } })
    expect((await find())?.map((mail) => mail.id)).toEqual([draft.id])
  })

  it('refuses an invalid page, folder or flag', async () => {
    const api = await me()
    for (const query of [{ page: 0 }, { page: 'x' }, { page: 1.5 }, { folder: 'cajón' }, { filter: 'folder' }]) {
      expect((await api('listMails', { query: query as never })).status).toBe(400)
    }
    expect((await api('listMails', { query: { label: 'nunca' } })).status).toBe(404)
  })
})

describe('changing mails', () => {
  it('merges flags, and keeps both of two concurrent changes', async () => {
    const api = await me()
    const mail = (await firstMails(api, 'inbox')).find((each) => !each.starred && each.unread)!
    const before = await countOf(api, 'inbox')
    await Promise.all([
      api('updateMail', { body: { id: mail.id, mail: { starred: true } } }),
      api('updateMail', { body: { id: mail.id, mail: { important: !mail.important } } }),
      api('updateMail', { body: { id: mail.id, mail: { unread: false } } }),
      api('updateMail', { body: { id: mail.id, mail: { unread: false } } }),
    ])
    const { body } = await api('getMail', { query: { id: mail.id } })
    expect(body).toMatchObject({ starred: true, important: !mail.important, unread: false, labels: mail.labels })
    expect(await countOf(api, 'inbox')).toBe(before - 1)
  })

  it('accepts every unchanged whole mail, from the list or alone', async () => {
    const api = await me()
    for (const folder of ['inbox', 'sent', 'drafts', 'spam'] as const) {
      for (const listed of await firstMails(api, folder)) {
        const answer = await api('updateMail', { body: { id: listed.id, mail: listed } })
        const { ccCount: _, bccCount: __, ...mail } = listed
        expect(answer).toMatchObject({ status: 200, body: mail })
      }
    }
  })

  it('accepts labels as objects, replaces the list, and refuses unknown labels', async () => {
    const api = await me()
    const [mail] = await firstMails(api, 'inbox')
    const labels = (await api('listMailboxLabels')).body.slice(0, 2)
    const patch = (value: unknown[]) => api('updateMail', { body: { id: mail!.id, mail: { labels: value as never } } })
    expect((await patch([labels[0]!, labels[1]!.id, labels[1]!])).body.labels.toSorted()).toEqual(
      labels.map((label) => label.id).toSorted(),
    )
    expect((await patch([unknownId])).status).toBe(404)
    expect((await patch([])).body.labels).toEqual([])
  })

  it('refuses a changed text on a mail that is not a draft, an unknown folder and a different inner id', async () => {
    const api = await me()
    const [mail] = await firstMails(api, 'inbox')
    const patch = (fields: object) => api('updateMail', { body: { id: mail!.id, mail: fields } })
    expect((await patch({ subject: 'Otro asunto' })).status).toBe(409)
    expect((await patch({ folder: unknownId })).status).toBe(404)
    expect((await patch({ id: unknownId })).status).toBe(400)
    expect((await patch({ color: 'rojo' })).status).toBe(400)
  })

  it('moves a mail to another folder, and out of the trash', async () => {
    const api = await me()
    const mail = (await firstMails(api, 'inbox')).find((each) => each.labels.length > 0)!
    const label = (await api('listMailboxLabels')).body.find((each) => each.id === mail.labels[0])!
    const ofLabel = async () => (await api('listMails', { query: { label: label.slug } })).body.pagination.totalResults!
    const before = await ofLabel()
    await api('updateMail', { body: { id: mail.id, mail: { folder: folderId('trash') } } })
    expect(await ofLabel()).toBe(before - 1)
    expect((await firstMails(api, 'trash')).map((each) => each.id)).toContain(mail.id)
    await api('updateMail', { body: { id: mail.id, mail: { folder: folderId('inbox') } } })
    expect(await ofLabel()).toBe(before)
  })

  it('changes many mails, all or none', async () => {
    const api = await me()
    const mails = (await firstMails(api, 'inbox')).slice(0, 3)
    const ids = mails.map((mail) => mail.id)
    const [label] = (await api('listMailboxLabels')).body
    const patch = { unread: false, starred: true, addLabels: [label!.id], removeLabels: mails[0]!.labels }
    const { body } = await api('updateMails', { body: { ids, mail: patch } })
    expect(body.map((mail) => mail.id)).toEqual(ids)
    for (const mail of body) expect(mail).toMatchObject({ unread: false, starred: true })
    const refused = await api('updateMails', { body: { ids: [...ids, unknownId], mail: { starred: false } } })
    expect(refused.status).toBe(404)
    expect((await api('getMail', { query: { id: ids[0]! } })).body.starred).toBe(true)
    const moved = await api('updateMails', { body: { ids, mail: { folder: folderId('spam') } } })
    expect(moved.body.every((mail) => mail.folder === folderId('spam'))).toBe(true)
  })

  it('keeps the stored counts equal to the mails', async () => {
    const { kept, counted } = await storedAndRecounted()
    expect(kept).toEqual(counted)
  })
})

describe('deleting mails', () => {
  it('moves to the trash, idempotently, and deletes permanently on request', async () => {
    const api = await me()
    const [mail] = await firstMails(api, 'inbox')
    const id = mail!.id
    expect((await api('deleteMail', { query: { id, forever: true } })).status).toBe(409)
    for (let time = 0; time < 2; time++) expect((await api('deleteMail', { query: { id } })).body).toBe(true)
    expect((await api('getMail', { query: { id } })).body.folder).toBe(folderId('trash'))
    expect((await api('deleteMail', { query: { id, forever: true } })).body).toBe(true)
    expect((await api('getMail', { query: { id } })).status).toBe(404)
  })

  it('deletes many permanently in one call, all or none, only in trash, spam and drafts', async () => {
    const api = await me()
    const [kept] = await firstMails(api, 'inbox')
    const ids = (await firstMails(api, 'inbox')).slice(1, 4).map(({ id }) => id)
    await api('updateMails', { body: { ids, mail: { folder: folderId('trash') } } })
    expect((await api('deleteMails', { body: { ids: [...ids, kept!.id] } })).status).toBe(409)
    expect((await api('deleteMails', { body: { ids: [...ids, 'nada'] } })).status).toBe(404)
    for (const id of ids) expect((await api('getMail', { query: { id } })).status).toBe(200)
    expect((await api('deleteMails', { body: { ids } })).body).toBe(true)
    for (const id of ids) expect((await api('getMail', { query: { id } })).status).toBe(404)
    const { kept: totals, counted } = await storedAndRecounted()
    expect(totals).toEqual(counted)
  })

  it('empties trash and spam, but no other folder', async () => {
    const api = await me()
    const kept = (await api('listMails', { query: { folder: 'inbox' } })).body.pagination.totalResults
    for (const folder of ['trash', 'spam'] as const) {
      expect((await api('emptyMailFolder', { query: { folder } })).body).toBe(true)
      expect(await firstMails(api, folder)).toEqual([])
    }
    expect((await api('emptyMailFolder', { query: { folder: 'inbox' as never } })).status).toBe(400)
    expect((await api('listMails', { query: { folder: 'inbox' } })).body.pagination.totalResults).toBe(kept)
    const { kept: totals, counted } = await storedAndRecounted()
    expect(totals).toEqual(counted)
  })

  it("answers 404 to another user's mail", async () => {
    const other = await server.current.as('martin@obra.test')
    const [mail] = await firstMails(await me(), 'sent')
    const id = mail!.id
    const answers = [
      await other('getMail', { query: { id } }),
      await other('updateMail', { body: { id, mail: { starred: true } } }),
      await other('updateMails', { body: { ids: [id], mail: { starred: true } } }),
      await other('deleteMail', { query: { id } }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
  })
})
