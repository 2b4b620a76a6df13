import MiniSearch from 'minisearch'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { textOfHtml } from '../../lib/html.ts'
import { fold } from '../../lib/text.ts'
import { helpContent } from './content.ts'

type HelpHit = components['schemas']['HelpHit']
type Page = Pick<HelpHit, 'kind' | 'title' | 'link'> & { id: string; subtitle: string; headings: string; text: string }

const mostHits = 20
/** Words too frequent to be useful in a search. */
const stopWords = new Set('a al como con cual de del el en es la las lo los o para por que se su un una y'.split(' '))
const words = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

function allPages(): Page[] {
  const { faqCategories, guideCategories } = helpContent()
  const guides = guideCategories.flatMap((category) =>
    category.guides.map((guide): Page => {
      const { id, slug, title, subtitle, content } = guide
      const headings = [...content.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => textOfHtml(heading!)).join(' ')
      const link = `/apps/help-center/guides/${category.slug}/${slug}`
      return { id, kind: 'guide', title, link, subtitle, headings, text: textOfHtml(content) }
    }),
  )
  const questions = faqCategories.flatMap(({ slug, faqs }) =>
    faqs.map(({ id, question, answer }): Page => {
      const link = `/apps/help-center/faqs?categoria=${slug}&pregunta=${id}`
      return { id, kind: 'question', title: question, link, subtitle: '', headings: '', text: answer }
    }),
  )
  return [...guides, ...questions]
}

type Index = { search: MiniSearch<Page>; pages: Map<string, Page> }
let index: Index | undefined

/** Built on the first search: about 70 pages, a few milliseconds. */
function helpIndex(): Index {
  if (index) return index
  const pages = allPages()
  const search = new MiniSearch<Page>({
    fields: ['title', 'subtitle', 'headings', 'text'],
    tokenize: words,
    processTerm: (term) => (stopWords.has(term) ? null : term),
    searchOptions: { boost: { title: 6, subtitle: 3, headings: 3 }, prefix: (term) => term.length > 1 },
  })
  search.addAll(pages)
  index = { search, pages: new Map(pages.map((page) => [page.id, page])) }
  return index
}

/** The sentence with most of the matched words, or the first one. */
function excerptOf({ text, subtitle }: Page, found: readonly string[]): string {
  const sentences = text.split(/(?<=[.?!])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence))
  const countIn = (sentence: string) => {
    const present = new Set(words(sentence))
    return found.filter((word) => present.has(word)).length
  }
  let best = { sentence: subtitle || (sentences[0] ?? ''), count: 0 }
  for (const sentence of sentences) {
    const count = countIn(sentence)
    if (count > best.count) best = { sentence, count }
  }
  return best.sentence.trim()
}

/** Guides and questions with all of the words, or else any of them. Prefixes match, and longer words with one or two wrong letters. */
export function searchHelp(text: string): HelpHit[] {
  const { search, pages } = helpIndex()
  const fuzzy = (term: string) => (term.length > 7 ? 2 : term.length > 3 ? 1 : false)
  const withAll = search.search(text, { fuzzy, combineWith: 'AND' })
  const found = withAll.length > 0 ? withAll : search.search(text, { fuzzy })
  return found.slice(0, mostHits).map(({ id, terms }) => {
    const page = pages.get(id as string)!
    return { kind: page.kind, title: page.title, link: page.link, words: terms, excerpt: excerptOf(page, terms) }
  })
}

/** Guides whose title, subtitle or headings contain all of the words exactly. */
export function findGuides(text: string, limit: number): Pick<HelpHit, 'title' | 'link'>[] {
  const { search, pages } = helpIndex()
  const found = search.search(text, { fields: ['title', 'subtitle', 'headings'], combineWith: 'AND' })
  const guides = found.map(({ id }) => pages.get(id as string)!).filter(({ kind }) => kind === 'guide')
  return guides.slice(0, limit).map(({ title, link }) => ({ title, link }))
}
