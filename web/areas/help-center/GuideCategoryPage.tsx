import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { QueryState } from '../../api/QueryState.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { HelpSearch } from './HelpSearch.tsx'
import { HelpTabs } from './HelpTabs.tsx'
import { SupportCard } from './SupportCard.tsx'
import { guideCategoryWords, guidePath, helpCenter } from './help-words.ts'
import { guidesQuery, type GuideCategory } from './queries.ts'
import './GuideCategoryPage.css'

/** All guides of one category. */
export function GuideCategoryPage() {
  const { category: categorySlug = '' } = useParams()
  const { data, error, refetch } = useQuery(guidesQuery)
  const category = data?.find(({ slug }) => slug === categorySlug)
  const { title, text } = guideCategoryWords(category ?? { slug: categorySlug, title: 'Guías' })
  return (
    <div className="page">
      <PageHeader title={title} subtitle={text} />
      <HelpTabs current="guides" />
      {category ? (
        <HelpSearch>
          <Guides category={category} />
          <SupportCard />
        </HelpSearch>
      ) : data ? (
        <NotFound
          title="No encontramos ese tema"
          icon={<i className="pi pi-book" />}
          to={`${helpCenter}/guides`}
          label="Ver todas las guías"
        />
      ) : (
        <QueryState error={error} onRetry={() => void refetch()} title="No pudimos traer las guías" height="20rem" />
      )}
    </div>
  )
}

function Guides({ category }: { category: GuideCategory }) {
  return (
    <ul className="guide-tiles" role="list" aria-label="Guías">
      {category.guides.map(({ id, slug, title, subtitle }) => (
        <li key={id} className="guide-tile">
          <Link to={guidePath(category.slug, slug)}>{title}</Link>
          <p>{subtitle}</p>
        </li>
      ))}
    </ul>
  )
}
