import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'

const server = useTestServer()

const textFile = (bytes: number) => {
  const form = new FormData()
  form.set('file', new File(['x'.repeat(bytes)], 'plano.txt', { type: 'text/plain' }))
  return form
}

describe('quotas of uploads', () => {
  it('count attachments on the person, and are told', async () => {
    const me = await server.current.as('sofia@obra.test')
    const before = (await me('getStorageUse')).body.person
    expect((await me('uploadMailAttachment', { wrong: textFile(1000) })).status).toBe(200)
    expect((await me('getStorageUse')).body.person).toEqual({ ...before, used: before.used + 1000 })
  })

  it('refuse what would pass them with a sentence that says the limit and what is used', async () => {
    const me = await server.current.as('martin@obra.test')
    server.current.services.limits.personMegabytes = 1
    expect((await me('uploadMailAttachment', { wrong: textFile(700_000) })).status).toBe(200)
    const { status, body } = await me('uploadMailAttachment', { wrong: textFile(700_000) })
    expect([status, body]).toMatchObject([413, { message: expect.stringContaining('ocupan 0,7 MB de 1 MB') as string }])
    expect((await me('uploadMailAttachment', { wrong: textFile(200_000) })).status).toBe(200)
    server.current.services.limits.personMegabytes = 2000
  })

  it('count two uploads at once one after the other', async () => {
    const me = await server.current.as('sofia@obra.test')
    server.current.services.limits.personMegabytes = 1
    const both = await Promise.all(
      [700_000, 700_000].map((bytes) => me('uploadMailAttachment', { wrong: textFile(bytes) })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 413])
    server.current.services.limits.personMegabytes = 2000
  })

  it("count a company's files on the company, whoever uploads them", async () => {
    const demo = await server.current.as('demo@obra.test', 1)
    const other = await server.current.join('sofia@obra.test', 1)
    const before = (await demo('getStorageUse')).body.company!
    server.current.services.limits.companyMegabytes = Math.ceil(before.used / 1e6) + 1
    expect((await other('uploadFile', { wrong: textFile(900_000) })).status).toBe(200)
    expect((await demo('getStorageUse')).body.company!.used).toBe(before.used + 900_000)
    const { status, body } = await demo('uploadFile', { wrong: textFile(1_900_000) })
    expect([status, body]).toMatchObject([
      413,
      { message: expect.stringMatching(/^Los archivos de la empresa/) as string },
    ])
  })
})
