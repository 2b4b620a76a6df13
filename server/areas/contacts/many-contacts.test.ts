/** 50,000 contacts of one user: every page of the list must use an index. */
import { beforeAll, expect, it } from 'vitest'
import { explained, plansOf } from '../../../tests/support/explained.ts'
import { analyze, insertMany, surnames } from '../../../tests/support/many.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import type { Context } from '../../context.ts'
import { isPostgres } from '../../db/columns.ts'
import { initialOf } from '../../lib/text.ts'
import { countByInitial, selectFound } from './list.queries.ts'
import { listContactPage } from './list.service.ts'
import { contactRow, wholeContact } from './service.ts'

const server = useTestServer()
const contactCount = 50_000
const firstNames = ['Agustina', 'Bruno', 'Camila', 'Damián', 'Elena', 'Facundo', 'Gabriela']
const picture = `data:image/png;base64,${'A'.repeat(8000)}`

let ownerId = ''
let tagId = ''
let otherTagId = ''

beforeAll(async () => {
  const { store } = server.current.services
  const users = store.read.selectFrom('users').select('id')
  ownerId = (await users.where('email', '=', 'demo@obra.test').executeTakeFirstOrThrow()).id
  const tags = store.read.selectFrom('contactTags').select('id').where('ownerId', '=', ownerId)
  ;[tagId, otherTagId] = (await tags.limit(2).execute()).map(({ id }) => id) as [string, string]
  await insertMany(store, 'contacts', contactCount, (index) => {
    const name = `${surnames[index % 10]} ${firstNames[(index * 13) % 7]} ${index}`
    const emails = [{ email: `${index}@corralon.test`, label: 'Work' }]
    const phoneNumbers = [{ country: 'ar', phoneNumber: `11 ${4_000_000 + index}`, label: 'Mobile' }]
    const company = index % 5 === 0 ? 'Hormigones del Sur' : 'Corralón del Norte'
    const { fields } = wholeContact({ name, company, emails, phoneNumbers })
    return contactRow(ownerId, { ...fields, id: `many-${index}`, avatar: index % 10 === 0 ? picture : null })
  })
  await insertMany(store, 'contactTagLinks', contactCount, (index) => ({
    contactId: `many-${Math.floor(index / 2) * (index % 2 === 0 ? 2 : 1)}`,
    tagId: index % 2 === 0 ? tagId : otherTagId,
    position: index % 2,
    initial: initialOf(surnames[(Math.floor(index / 2) * (index % 2 === 0 ? 2 : 1)) % 10]!),
  }))
  await analyze(store)
}, 240_000)

const context = () => ({ ...server.current.services, user: { id: ownerId } }) as Context

const scan = () =>
  isPostgres(server.current.services.store.read) ? /Sort.*Seq Scan on \\?"?contacts\b/ : /SCAN contacts\b(?! USING)/

it.each<[string, Parameters<typeof listContactPage>[1] | (() => Parameters<typeof listContactPage>[1])]>([
  ['the first contacts', {}],
  ['contacts far back', { page: 1500 }],
  ['200 contacts', { size: 200 }],
  ['by a word that all carry', { query: 'corralon' }],
  ['by a word that few carry', { query: '49876@corralon' }],
  ['by two words', { query: 'hormigones nunez' }],
  ['by two letters', { query: 'qu' }],
  ['by a phone number', { query: '11 4012345' }],
  ['by a word that none carries', { query: 'xilofon' }],
  ['those with a tag', () => ({ tags: tagId })],
  ['those with a tag by a word', () => ({ tags: tagId, query: 'hormigones' })],
  ['those with one of two tags', () => ({ tags: `${tagId},${otherTagId}` })],
  ['those with a tag by two letters', () => ({ tags: tagId, query: 'qu' })],
])('lists by an index: %s', async (_what, query) => {
  const input = typeof query === 'function' ? query() : query
  const plans = await plansOf(context(), (ctx) => listContactPage(ctx, input))
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) expect(plan).not.toMatch(scan())
})

it('counts initials and searches two letters with an index only', async () => {
  const { store } = server.current.services
  const search = { ownerId, words: [] as string[], tags: [] as string[] }
  const plans = await explained(store.read, async (read) => {
    await countByInitial(read, search)
    await countByInitial(read, { ...search, tags: [tagId] })
    await selectFound(read, { ...search, words: ['qu'] })
  })
  const rowsAreRead = isPostgres(store.read)
    ? /(Index|Seq|Heap) Scan (using (?!contacts_long)\S+ )?on \\?"?contact(s|TagLinks)\b/
    : /(SCAN|SEARCH) (contacts|link)\b(?! USING COVERING)/
  expect(plans.length).toBeGreaterThan(2)
  for (const plan of plans) expect(plan).not.toMatch(rowsAreRead)
})

it('lists the first 1,000 matches in list order', async () => {
  const { body: all } = await (
    await server.current.as('demo@obra.test')
  )('listContactPage', {
    query: { query: 'corralon', size: 50, page: 20 },
  })
  expect(all).toMatchObject({ total: 1000, isTotalCut: true, lastPage: 20 })
  expect(all.initials.reduce((sum, { count }) => sum + count, 0)).toBe(1000)
  const names = all.items.map(({ name }) => name)
  expect(names).toHaveLength(50)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es')))
  const rare = await listContactPage(context(), { query: 'hormigones nunez 45005' })
  expect(rare).toMatchObject({ total: 1, isTotalCut: false, initials: [{ initial: 'N', count: 1 }] })
})
