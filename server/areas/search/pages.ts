import type { components } from '../../../openapi/generated/schema.d.ts'
import pages from '../../../openapi/generated/pages.json' with { type: 'json' }
import { fold } from '../../lib/text.ts'

type SearchResult = components['schemas']['SearchResult']

const foldedPages = pages.map((page) => ({ page, folded: fold(page.value) }))

/** The screens whose title contains the text, in the order of web/app/screens.ts. */
export function findPages(text: string): SearchResult[] {
  const foldedText = fold(text)
  return foldedPages.filter(({ folded }) => folded.includes(foldedText)).map(({ page }) => page)
}
