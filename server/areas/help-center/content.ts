/** The help about Obra. It is part of the program, not of the database: each release has its own. */
import { marked } from 'marked'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { readFixture, readFixtureFile } from '../../db/fixtures.ts'
import { cleanHtml } from '../../lib/html.ts'

type Schemas = components['schemas']
type Category = Pick<Schemas['GuideCategory'], 'id' | 'slug' | 'title'>
type Fixture = {
  faqCategories: Schemas['FaqCategory'][]
  guideCategories: (Category & { guides: Schemas['Guide'][] })[]
}
export type GuideCategoryContent = Category & { guides: Schemas['GuideWithContent'][] }
export type HelpContent = { faqCategories: Schemas['FaqCategory'][]; guideCategories: GuideCategoryContent[] }

let content: HelpContent | undefined

/** Renders a guide from the Markdown in `fixtures/help-center-files/<slug>.md`. */
function readGuide(slug: string): string {
  const text = new TextDecoder().decode(readFixtureFile(`help-center-files/${slug}.md`))
  return cleanHtml(marked.parse(text, { async: false }))
}

/** All questions and guides, in fixture order; loaded on the first request. */
export function helpContent(): HelpContent {
  if (content) return content
  const { faqCategories, guideCategories } = readFixture<Fixture>('help-center')
  const withContent = guideCategories.map(({ id, slug, title, guides }) => {
    return { id, slug, title, guides: guides.map((guide) => ({ ...guide, content: readGuide(guide.slug) })) }
  })
  content = { faqCategories, guideCategories: withContent }
  return content
}
