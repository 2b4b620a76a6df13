import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'
import { insertGuides } from './queries.ts'

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

  it('answers one category of questions for a slug, still as a list', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('listFaqCategories', { query: { slug: 'licenses' } })
    expect(body.map((category) => category.title)).toEqual(['Licenses'])
  })

  it('shows the first five guides of each category, and says how many there are', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('listGuideCategories')
    expect(body.map((category) => category.title)).toEqual(titles)
    for (const category of body) {
      expect(category.guides).toHaveLength(5)
      expect(category.visibleGuides).toBe(5)
      expect(category.totalGuides).toBeGreaterThan(5)
    }
  })

  it('shows as many guides as the limit says; visibleGuides is the limit also where there are fewer', async () => {
    const api = await server.current.as('demo@obra.test')
    const two = (await api('listGuideCategories', { query: { limit: 2 } })).body
    expect(two.map((category) => [category.visibleGuides, category.guides.length])).toEqual(titles.map(() => [2, 2]))
    const [many] = (await api('listGuideCategories', { query: { limit: 100 } })).body
    expect([many!.visibleGuides, many!.guides.length]).toEqual([100, many!.totalGuides])
  })

  it('shows all guides of a category for its slug, whatever the limit', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('listGuideCategories', { query: { slug: 'projects', limit: 1 } })
    expect(body).toHaveLength(1)
    expect(body[0]!.guides).toHaveLength(body[0]!.totalGuides)
  })

  it('fills in the content of every single guide that it lists', async () => {
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

  it('answers 404 for a slug that is not there, also for a guide of another category', async () => {
    const api = await server.current.as('demo@obra.test')
    const answers = await Promise.all([
      api('listFaqCategories', { query: { slug: 'nada' } }),
      api('listGuideCategories', { query: { slug: 'nada' } }),
      api('getGuide', { query: { categorySlug: 'nada', guideSlug: 'primeros-pasos' } }),
      api('getGuide', { query: { categorySlug: 'projects', guideSlug: 'primeros-pasos' } }),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
  })

  it('refuses a limit that is none', async () => {
    const api = await server.current.as('demo@obra.test')
    const limits = ['0', '-1', '101', '2.5', 'cinco', '']
    const answers = await Promise.all(limits.map((limit) => api('listGuideCategories', { query: { limit } as never })))
    expect(answers.map((answer) => answer.status)).toEqual(limits.map(() => 400))
  })

  it('sanitises the content of a guide when it is written', async () => {
    const { store } = server.current.services
    const category = { id: 'c1', slug: 'prueba', title: 'Prueba', position: 9 }
    const content = '<p onclick="x()">Hola</p><script>alert(1)</script>'
    const guide = { id: 'g1', categoryId: 'c1', slug: 'uno', title: 'Uno', subtitle: '', content, position: 0 }
    await store.write((db) => insertGuides(db, [category], [guide]))
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('getGuide', { query: { categorySlug: 'prueba', guideSlug: 'uno' } })
    expect(body.guides[0]!.content).toBe('<p>Hola</p>')
  })
})
