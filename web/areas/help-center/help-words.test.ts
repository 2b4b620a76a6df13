import { expect, it } from 'vitest'
import { guidesOf, placedGuides, readingMinutes } from './help-words.ts'
import type { GuideCategory } from './queries.ts'

const guide = (slug: string, screens: string[]) => ({
  id: slug,
  categoryId: 'c',
  slug,
  title: slug,
  subtitle: '',
  screens,
})
const guides = [
  guide('todas', ['/finanzas']),
  guide('pagos', ['/finanzas/pagos']),
  guide('notas', ['/apps/notes', '/calendario']),
]
const categories: GuideCategory[] = [
  { id: 'c', slug: 'payments', title: 'Payments', visibleGuides: 100, totalGuides: 3, guides },
]
const slugsOf = (address: string) => guidesOf(address, categories).map(({ guide: { slug } }) => slug)

it('guidesOf finds the guides of a screen, the most specific first', () => {
  expect(slugsOf('/finanzas/pagos/7')).toEqual(['pagos', 'todas'])
  expect(slugsOf('/finanzas')).toEqual(['todas'])
  expect(slugsOf('/finanzas-2')).toEqual([])
  expect(slugsOf('/calendario')).toEqual(['notas'])
  expect(placedGuides(categories)).toHaveLength(3)
})

it('readingMinutes assumes 200 words a minute and returns at least 1', () => {
  expect([readingMinutes('dos palabras'), readingMinutes('palabra '.repeat(500))]).toEqual([1, 3])
})
