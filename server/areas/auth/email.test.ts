import { beforeEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const current = 'obra-demo-2026'

async function newMails() {
  await server.current.services.background.settled()
  return server.current.mails.splice(0)
}
const tokenOf = (mail: { text: string } | undefined) => /\?token=(\w+)/.exec(mail?.text ?? '')?.[1] ?? 'none'

beforeEach(async () => {
  await newMails()
  await server.current.services.store.write((db) => db.deleteFrom('rateLimits').execute())
})

describe('changing the mail address', () => {
  it('takes effect when its user opens the link, and then signs in with the new address', async () => {
    const api = await server.current.as('sofia@obra.test')
    const wrong = await api('requestEmailChange', { body: { current: 'no es esta', email: 'sofi@obra.test' } })
    expect(wrong.body).toMatchObject({ issues: [{ field: 'current' }] })
    const same = await api('requestEmailChange', { body: { current, email: 'Sofia@obra.test' } })
    expect(same.body).toMatchObject({ issues: [{ field: 'email' }] })
    expect((await api('requestEmailChange', { body: { current, email: ' Sofi@obra.test' } })).status).toBe(400)
    expect((await api('requestEmailChange', { body: { current, email: 'Sofi@obra.test' } })).body).toBe(true)
    const [mail] = await newMails()
    expect([mail!.to].flat().join()).toBe('sofi@obra.test')
    const body = { token: tokenOf(mail) }
    const stranger = await server.current.as('martin@obra.test')
    expect((await stranger('confirmEmailChange', { body })).status).toBe(404)
    expect((await api('getUser')).body.email).toBe('sofia@obra.test')
    expect((await api('confirmEmailChange', { body })).body).toMatchObject({ email: 'sofi@obra.test' })
    expect((await api('confirmEmailChange', { body })).status).toBe(404)
    expect((await api('getUser')).body.email).toBe('sofi@obra.test')
    const [notice] = await newMails()
    expect([notice!.to].flat().join()).toBe('sofia@obra.test')
    const signIn = (email: string) => server.current.anonymous('signIn', { body: { email, password: current } })
    expect([(await signIn('sofi@obra.test')).status, (await signIn('sofia@obra.test')).status]).toEqual([200, 404])
  })

  it('does not reveal an address in use, whose owner gets a mail without a link; a newer link replaces an older one', async () => {
    const api = await server.current.as('demo@obra.test')
    const ask = (email: string) => api('requestEmailChange', { body: { current, email } })
    expect((await ask('martin@obra.test')).body).toBe(true)
    const [takenMail] = await newMails()
    expect([[takenMail!.to].flat().join(), tokenOf(takenMail)]).toEqual(['martin@obra.test', 'none'])
    await ask('uno@obra.test')
    const [older] = await newMails()
    await ask('dos@obra.test')
    const [newer] = await newMails()
    expect((await api('confirmEmailChange', { body: { token: tokenOf(older) } })).status).toBe(404)
    await server.current.anonymous('signUp', { body: { name: 'Dos', email: 'dos@obra.test', password: current } })
    expect((await api('confirmEmailChange', { body: { token: tokenOf(newer) } })).status).toBe(409)
  })

  it('succeeds for one of two users who confirm the same address concurrently, and answers 409 to the other', async () => {
    const apis = [await server.current.as('demo@obra.test'), await server.current.as('martin@obra.test')]
    for (let round = 1; round <= 5; round++) {
      await server.current.services.store.write((db) => db.deleteFrom('rateLimits').execute())
      const email = `libre${round}@obra.test`
      const tokens: string[] = []
      for (const api of apis) {
        expect((await api('requestEmailChange', { body: { current, email } })).body).toBe(true)
        tokens.push(tokenOf((await newMails())[0]))
      }
      const answers = await Promise.all(
        apis.map((api, index) => api('confirmEmailChange', { body: { token: tokens[index]! } })),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const refused = answers.find(({ status }) => status === 409)!.body as { message?: string }
      expect(refused.message).toBe('Esa dirección ya tiene otra cuenta de Obra.')
      await newMails()
    }
  })

  it('can be requested ten times in 15 minutes at most', async () => {
    const api = await server.current.as('martin@obra.test')
    const guess = () => api('requestEmailChange', { body: { current: 'no es esta', email: 'm@obra.test' } })
    for (let failure = 1; failure <= 10; failure++) expect((await guess()).status).toBe(400)
    expect((await guess()).status).toBe(429)
  })
})
