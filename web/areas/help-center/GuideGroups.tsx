import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { QueryState } from '../../api/QueryState.tsx'
import { Card } from '../../ui/Card.tsx'
import { categoryPath, guideCategoryWords, guidePath, type PlacedGuide } from './help-words.ts'
import { guidesQuery } from './queries.ts'
import './GuideGroups.css'

const guidesPerCategory = 5

/** The guides by category, the first five of each. */
export function GuideGroups() {
  const { data, error, refetch } = useQuery(guidesQuery)
  if (!data) {
    return <QueryState error={error} onRetry={() => void refetch()} title="No pudimos traer las guías" height="20rem" />
  }
  return (
    <div className="guide-groups">
      {data.map((category) => {
        const { slug, guides, totalGuides } = category
        const { title, text, icon } = guideCategoryWords(category)
        return (
          <Card
            key={slug}
            title={
              <>
                <i className={`pi ${icon} guide-group-icon`} aria-hidden="true" /> {title}
              </>
            }
            subtitle={text}
          >
            <GuideLinks placed={guides.slice(0, guidesPerCategory).map((guide) => ({ guide, category }))} />
            <Link className="guide-group-all" to={categoryPath(slug)}>
              {totalGuides > guidesPerCategory ? `Ver las ${totalGuides} guías` : 'Ver todas'}
              <span className="visually-hidden"> de {title}</span>
            </Link>
          </Card>
        )
      })}
    </div>
  )
}

/** Guides as a list of links. */
export function GuideLinks({ placed, label }: { placed: PlacedGuide[]; label?: string }) {
  return (
    <ul className="guide-links" role="list" aria-label={label}>
      {placed.map(({ guide, category }) => (
        <li key={guide.id}>
          <Link to={guidePath(category.slug, guide.slug)}>{guide.title}</Link>
        </li>
      ))}
    </ul>
  )
}
