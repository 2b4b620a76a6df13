import type { components } from '../../../openapi/generated/schema.d.ts'
import { readFixture } from '../../db/fixtures.ts'
import type { Db } from '../../db/schema.ts'
import { insertFaqs, insertGuides } from './queries.ts'

type Category = { id: string; slug: string; title: string }
type Fixture = {
  faqCategories: components['schemas']['FaqCategory'][]
  guideCategories: (Category & { guides: { summary: components['schemas']['Guide']; content: string }[] })[]
}

const withPosition = <T extends object>(list: T[]) => list.map((entry, position) => ({ ...entry, position }))

/** The help about Obra itself, in the order of the fixtures. */
export async function seedHelpCenter(db: Db): Promise<void> {
  const { faqCategories, guideCategories } = readFixture<Fixture>('help-center')
  await insertFaqs(
    db,
    faqCategories.map(({ id, slug, title }, position) => ({ id, slug, title, position })),
    faqCategories.flatMap((category) => withPosition(category.faqs)),
  )
  await insertGuides(
    db,
    guideCategories.map(({ id, slug, title }, position) => ({ id, slug, title, position })),
    guideCategories.flatMap(({ guides }) =>
      withPosition(guides.map(({ summary, content }) => ({ ...summary, content }))),
    ),
  )
}
