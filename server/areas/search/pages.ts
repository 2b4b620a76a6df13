import type { components } from '../../../openapi/generated/schema.d.ts'
import pages from '../../../openapi/generated/pages.json' with { type: 'json' }
import { hasWords } from '../../lib/text.ts'

type SearchResult = components['schemas']['SearchResult']

/** The screens whose title contains every word of the text, in the order of web/app/screens.ts. */
export const findPages = (text: string): SearchResult[] => pages.filter(({ value }) => hasWords(value, text))
