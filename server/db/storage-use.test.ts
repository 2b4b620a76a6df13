import { describe, expect, it } from 'vitest'
import { explained } from '../../tests/support/explained.ts'
import { useTestServer } from '../../tests/support/server.ts'
import { storageUse } from './storage-use.ts'

const server = useTestServer()

const textFile = (bytes: number) => {
  const form = new FormData()
  form.set('file', new File(['x'.repeat(bytes)], 'plano.txt', { type: 'text/plain' }))
  return form
}

describe('quotas of uploads', () => {
  it('count attachments on the person, and getStorageUse returns them', async () => {
    const me = await server.current.as('sofia@obra.test')
    const before = (await me('getStorageUse')).body.person
    expect((await me('uploadMailAttachment', { wrong: textFile(1000) })).status).toBe(200)
    expect((await me('getStorageUse')).body.person).toEqual({ ...before, used: before.used + 1000 })
  })

  it('refuse an upload above the limit with 413, naming limit and use', async () => {
    const me = await server.current.as('martin@obra.test')
    server.current.services.limits.personMegabytes = 1
    expect((await me('uploadMailAttachment', { wrong: textFile(700_000) })).status).toBe(200)
    const { status, body } = await me('uploadMailAttachment', { wrong: textFile(700_000) })
    expect([status, body]).toMatchObject([413, { message: expect.stringContaining('ocupan 0,7 MB de 1 MB') as string }])
    expect((await me('uploadMailAttachment', { wrong: textFile(200_000) })).status).toBe(200)
    server.current.services.limits.personMegabytes = 2000
  })

  it('let only one of two concurrent uploads through when both exceed the limit', async () => {
    const me = await server.current.as('sofia@obra.test')
    server.current.services.limits.personMegabytes = 1
    const both = await Promise.all(
      [700_000, 700_000].map((bytes) => me('uploadMailAttachment', { wrong: textFile(bytes) })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 413])
    server.current.services.limits.personMegabytes = 2000
  })

  it("count a company's files on the company, for every uploader", async () => {
    const demo = await server.current.as('demo@obra.test', 1)
    const other = await server.current.join('sofia@obra.test', 1)
    const before = (await demo('getStorageUse')).body.company!
    server.current.services.limits.companyMegabytes = Math.ceil(before.used / 1e6) + 1
    expect((await other('uploadFile', { wrong: textFile(900_000) })).status).toBe(200)
    expect((await demo('getStorageUse')).body.company!.used).toBe(before.used + 900_000)
    const form = textFile(1_900_000)
    form.set('whenTaken', 'both')
    const { status, body } = await demo('uploadFile', { wrong: form })
    expect([status, body]).toMatchObject([
      413,
      { message: expect.stringMatching(/^Los archivos de la empresa/) as string },
    ])
  })
})

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A one-pixel PNG as a data URL, with `bytes` of padding after its end. */
const paddedPicture = (bytes: number) =>
  `data:image/png;base64,${Buffer.concat([Buffer.from(pixel, 'base64'), Buffer.alloc(bytes)]).toString('base64')}`

describe('pictures stored inline', () => {
  it('count on the person: profile, notes, and avatar and background of contacts', async () => {
    const me = await server.current.as('martin@obra.test')
    const contact = (await me('createContact')).body
    const before = (await me('getStorageUse')).body.person.used
    const picture = paddedPicture(3000)
    expect((await me('updateUser', { body: { user: { avatar: picture } } })).status).toBe(200)
    expect((await me('createNote', { body: { note: { title: 'x', image: picture } } })).status).toBe(200)
    const pictures = { avatar: picture, background: picture }
    const changed = await me('updateContact', { body: { id: contact!.id, contact: pictures } })
    expect(changed.status).toBe(200)
    expect((await me('getStorageUse')).body.person.used).toBe(before + 4 * picture.length)
    expect((await me('updateContact', { body: { id: contact!.id, contact: { background: null } } })).status).toBe(200)
    expect((await me('getStorageUse')).body.person.used).toBe(before + 3 * picture.length)
  })

  it('are refused above the quota, while an existing one may be resent, reduced and removed', async () => {
    const me = await server.current.as('sofia@obra.test')
    const small = paddedPicture(3000)
    const note = (await me('createNote', { body: { note: { title: 'x', image: small } } })).body
    server.current.services.limits.personMegabytes = 0
    const large = paddedPicture(9000)
    const refused = [
      await me('updateUser', { body: { user: { avatar: large } } }),
      await me('createNote', { body: { note: { title: 'y', image: large } } }),
      await me('updateNote', { body: { updatedNote: { id: note.id, image: large } } }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([413, 413, 413])
    for (const image of [small, paddedPicture(1000), null]) {
      expect((await me('updateNote', { body: { updatedNote: { id: note.id, image } } })).status).toBe(200)
    }
    server.current.services.limits.personMegabytes = 2000
  })

  it('are counted by partial indexes', async () => {
    const { store } = server.current.services
    if (store.kind === 'postgresql') return
    const asking = { limits: server.current.services.limits, user: { id: 'x' } }
    const plans = await explained(store.read, async (db) => void (await storageUse(asking, db)))
    expect(plans.join()).toContain('contacts_inlinePictures')
    expect(plans.join()).toContain('notes_inlinePictures')
  })
})
