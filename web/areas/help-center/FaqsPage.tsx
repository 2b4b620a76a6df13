import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { FaqList } from './FaqList.tsx'
import { HelpSearch } from './HelpSearch.tsx'
import { HelpTabs } from './HelpTabs.tsx'
import { SupportCard } from './SupportCard.tsx'
import { faqCategoryTitle } from './help-words.ts'
import { faqsQuery } from './queries.ts'

const slugs = ['most-asked', 'general-inquiries', 'licenses', 'payments', 'support']

/** Frequent questions. In the address, `categoria` filters and `pregunta` expands one. */
export function FaqsPage() {
  const [search, setSearch] = useSearchParams()
  const { data } = useQuery(faqsQuery)
  const categories = data ?? slugs.map((slug) => ({ slug, title: slug }))
  const chosen = search.get('categoria') ?? ''
  const visible = categories.filter(({ slug }) => slug === chosen)
  const choose = (slug: string) => setSearch(slug ? { categoria: slug } : {}, { preventScrollReset: true })
  return (
    <div className="page">
      <PageHeader title="Preguntas frecuentes" subtitle="Respuestas cortas, por tema." />
      <HelpTabs current="faqs" />
      <HelpSearch>
        <label className="faq-category">
          <span>Tema</span>
          <select className="input" value={chosen} onChange={({ target }) => choose(target.value)}>
            <option value="">Todos</option>
            {categories.map((category) => (
              <option key={category.slug} value={category.slug}>
                {faqCategoryTitle(category)}
              </option>
            ))}
          </select>
        </label>
        {(visible.length > 0 ? visible : categories).map((category) => (
          <Card key={category.slug} title={faqCategoryTitle(category)}>
            <FaqList slug={category.slug} open={search.get('pregunta') ?? ''} />
          </Card>
        ))}
        <SupportCard />
      </HelpSearch>
    </div>
  )
}
