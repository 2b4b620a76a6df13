import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const titles = ['Getting Started', 'Projects', 'Settings', 'Payments', 'Your Account']

describe('help-center', () => {
  it('lists all categories of questions with their questions', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('listFaqCategories')
    const expected = ['Most asked', 'General inquiries', 'Licenses', 'Payments', 'Support']
    expect(body.map((category) => category.title)).toEqual(expected)
    for (const category of body) {
      expect(category.faqs.length).toBeGreaterThanOrEqual(5)
      expect(category.faqs.every((faq) => faq.categoryId === category.id)).toBe(true)
    }
    expect(JSON.stringify(body)).toContain('$20')
  })

  it('answers a single category of questions for a slug, still as a list', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('listFaqCategories', { query: { slug: 'licenses' } })
    expect(body.map((category) => category.title)).toEqual(['Licenses'])
  })

  it('lists the first five guides of each category, with their total number', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('listGuideCategories')
    expect(body.map((category) => category.title)).toEqual(titles)
    for (const category of body) {
      expect(category.guides).toHaveLength(5)
      expect(category.visibleGuides).toBe(5)
      expect(category.totalGuides).toBeGreaterThan(5)
    }
  })

  it('lists as many guides as the limit; visibleGuides is the limit even if there are fewer', async () => {
    const api = await server.current.as('demo@obra.test')
    const two = (await api('listGuideCategories', { query: { limit: 2 } })).body
    expect(two.map((category) => [category.visibleGuides, category.guides.length])).toEqual(titles.map(() => [2, 2]))
    const [many] = (await api('listGuideCategories', { query: { limit: 100 } })).body
    expect([many!.visibleGuides, many!.guides.length]).toEqual([100, many!.totalGuides])
  })

  it('lists all guides of a category for its slug, ignoring the limit', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('listGuideCategories', { query: { slug: 'projects', limit: 1 } })
    expect(body).toHaveLength(1)
    expect(body[0]!.guides).toHaveLength(body[0]!.totalGuides)
  })

  it('has content for every guide that it lists', async () => {
    const api = await server.current.as('sofia@obra.test')
    for (const category of (await api('listGuideCategories', { query: { limit: 100 } })).body) {
      for (const guide of category.guides) {
        const query = { categorySlug: category.slug, guideSlug: guide.slug }
        const { body } = await api('getGuide', { query })
        expect(body.guides).toEqual([{ ...guide, content: body.guides[0]!.content }])
        expect(body.guides[0]!.content.length).toBeGreaterThan(100)
        expect(body.totalGuides).toBe(category.totalGuides)
      }
    }
  })

  it('answers 404 for an unknown slug, also for a guide of another category', async () => {
    const api = await server.current.as('demo@obra.test')
    const answers = await Promise.all([
      api('listFaqCategories', { query: { slug: 'nada' } }),
      api('listGuideCategories', { query: { slug: 'nada' } }),
      api('getGuide', { query: { categorySlug: 'nada', guideSlug: 'primeros-pasos' } }),
      api('getGuide', { query: { categorySlug: 'projects', guideSlug: 'primeros-pasos' } }),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
  })

  it('refuses an invalid limit', async () => {
    const api = await server.current.as('demo@obra.test')
    const limits = ['0', '-1', '101', '2.5', 'cinco', '']
    const answers = await Promise.all(limits.map((limit) => api('listGuideCategories', { query: { limit } as never })))
    expect(answers.map((answer) => answer.status)).toEqual(limits.map(() => 400))
  })

  it('searches guides and questions ignoring case, accents and a wrong letter, with the matching sentence', async () => {
    const api = await server.current.as('sofia@obra.test')
    const find = async (text: string) => (await api('searchHelp', { query: { text } })).body
    const [best] = await find('CONTRASEÑA olvidada')
    expect(best?.title.toLowerCase()).toContain('contraseña')
    for (const text of ['contrasena', 'contraceña', 'Contraseñ']) {
      const hits = await find(text)
      expect(hits.map(({ link }) => link)).toContain('/apps/help-center/guides/your-account/recuperar-la-contrasena')
      expect(hits.every(({ excerpt }) => excerpt !== '')).toBe(true)
      expect(hits[0]!.words).toContain('contrasena')
    }
    expect((await find('sesion')).some(({ kind }) => kind === 'question')).toBe(true)
    const excerpts = (await find('administrador miembro lector')).map(({ excerpt }) => excerpt)
    expect(excerpts).toContain('Elegí el rol: administrador, miembro o lector.')
    expect(await find('   ')).toEqual([])
    expect(await find('xyzzyx')).toEqual([])
  })

  it("stores a user's feedback on a guide, for that user alone, and deletes it", async () => {
    const [demo, martin] = [await server.current.as('demo@obra.test'), await server.current.as('martin@obra.test')]
    const [category] = (await demo('listGuideCategories')).body
    const query = { guideId: category!.guides[0]!.id }
    const answerOf = async (api: typeof demo) => (await api('getGuideFeedback', { query })).body
    expect(await answerOf(demo)).toEqual({ useful: null, reason: '' })
    await demo('saveGuideFeedback', { query, body: { useful: false, reason: ' Falta un dibujo. ' } })
    expect(await answerOf(demo)).toEqual({ useful: false, reason: 'Falta un dibujo.' })
    expect(await answerOf(martin)).toEqual({ useful: null, reason: '' })
    await demo('saveGuideFeedback', { query, body: { useful: true } })
    expect(await answerOf(demo)).toEqual({ useful: true, reason: '' })
    await demo('saveGuideFeedback', { query, body: { useful: null } })
    expect(await answerOf(demo)).toEqual({ useful: null, reason: '' })
    const unknown = { query: { guideId: 'nada' } }
    expect((await demo('getGuideFeedback', unknown)).status).toBe(404)
    expect((await demo('saveGuideFeedback', { ...unknown, body: { useful: true } })).status).toBe(404)
  })

  it('mails a question to the administrators once, with a copy to the user', async () => {
    const lector = await server.current.join('sofia@obra.test', 1, 'lector')
    const { mails, services } = server.current
    const body = {
      subject: 'Un certificado',
      message: 'No lo encuentro.\nAyer estaba.',
      context: { screen: '/finanzas/certificados', project: 'Torre', browser: 'Firefox' },
    }
    const send = () => lector('createSupportRequest', { body, headers: { 'Idempotency-Key': 'consulta-1' } })
    const [first, again] = await Promise.all([send(), send()])
    expect([first.status, again.body.id]).toEqual([200, first.body.id])
    expect(first.body.sentTo).toBe('administrators')
    await services.background.settled()
    const sent = mails.filter(({ text }) => text.includes(first.body.id))
    expect(sent.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ['demo@obra.test', 'Consulta: Un certificado'],
      ['sofia@obra.test', 'Tu consulta: Un certificado'],
    ])
    const toAdministrator = sent.find(({ to }) => to === 'demo@obra.test')
    expect(toAdministrator?.replyTo?.address).toBe('sofia@obra.test')
    expect(toAdministrator?.text).toContain('No lo encuentro.\nAyer estaba.')
    expect(toAdministrator?.text).toContain('Pantalla: /finanzas/certificados')
  })

  it('mails a question to the support address of the installation if configured, also without a company', async () => {
    const { services, mails } = server.current
    const api = await server.current.as('martin@obra.test')
    services.supportMail = 'soporte@obra.test'
    const { body } = await api('createSupportRequest', { body: { subject: 'Hola', message: 'Una duda.' } })
    services.supportMail = undefined
    expect(body.sentTo).toBe('support')
    await services.background.settled()
    expect(mails.some(({ to, text }) => to === 'soporte@obra.test' && text.includes(body.id))).toBe(true)
  })

  it('refuses questions without words, and more than ten an hour', async () => {
    const api = await server.current.as('martin@obra.test')
    const body = { subject: 'Hola', message: 'Una duda.' }
    expect((await api('createSupportRequest', { body: { ...body, message: '  ' } })).status).toBe(400)
    server.current.advance(3_600_000)
    for (let count = 0; count < 10; count++) expect((await api('createSupportRequest', { body })).status).toBe(200)
    expect((await api('createSupportRequest', { body })).status).toBe(429)
  })
})
