import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import { ApiError } from '../../api/problem.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { GuideContent } from './GuideContent.tsx'
import { GuideFeedback } from './GuideFeedback.tsx'
import { GuideLinks } from './GuideGroups.tsx'
import { readGuideText, type GuideSection } from './guide-text.ts'
import { categoryPath, guideCategoryWords, guidePath, helpCenter, placedGuides } from './help-words.ts'
import { guideQuery, guidesQuery } from './queries.ts'
import './GuidePage.css'

/** A guide: its text, table of contents, previous and next guide, and feedback. */
export function GuidePage() {
  const { category = '', slug = '' } = useParams()
  const { data, error, refetch } = useQuery(guideQuery(category, slug))
  const guide = data?.guides[0]
  if (!data || !guide) {
    const isMissing = error instanceof ApiError && error.status === 404
    return (
      <div className="page">
        {isMissing ? (
          <NotFound
            title="No encontramos esa guía"
            icon={<i className="pi pi-book" />}
            to={`${helpCenter}/guides`}
            label="Ver todas las guías"
          />
        ) : (
          <QueryState error={error} onRetry={() => void refetch()} title="No pudimos traer la guía" height="24rem" />
        )}
      </div>
    )
  }
  return <GuideArticle key={guide.id} category={data} guide={guide} />
}

type GuideArticleProps = {
  category: { slug: string; title: string }
  guide: { id: string; slug: string; title: string; subtitle: string; content: string }
}

function GuideArticle({ category, guide }: GuideArticleProps) {
  const { html, sections, minutes } = useMemo(() => readGuideText(guide.content), [guide.content])
  const { hash } = useLocation()
  // The text loads after navigation, so the browser could not scroll to the section.
  useEffect(() => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView(), [hash])
  return (
    <div className="page guide">
      <article className="guide-text" aria-labelledby="guide-title">
        <nav aria-label="Dónde está esta guía" className="guide-where">
          <Link to={helpCenter}>Centro de ayuda</Link> <span aria-hidden="true">/</span>{' '}
          <Link to={categoryPath(category.slug)}>{guideCategoryWords(category).title}</Link>
        </nav>
        <h1 className="page-title" id="guide-title" tabIndex={-1}>
          {guide.title}
        </h1>
        <p className="page-subtitle">
          {guide.subtitle} <span className="guide-minutes">{minutes} min de lectura</span>
        </p>
        <GuideContent html={html} />
        <GuideFeedback guideId={guide.id} />
        <Neighbours category={category.slug} slug={guide.slug} />
      </article>
      <aside className="guide-side" aria-label="Esta guía y las de su tema">
        <Contents sections={sections} />
        <OfCategory category={category} slug={guide.slug} />
      </aside>
    </div>
  )
}

function Contents({ sections }: { sections: GuideSection[] }) {
  if (sections.length < 2) return null
  return (
    <nav aria-label="En esta guía">
      <h2 className="guide-side-title">En esta guía</h2>
      <ul className="guide-links" role="list">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={{ hash: id }}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function OfCategory({ category, slug }: { category: { slug: string; title: string }; slug: string }) {
  const { data = [] } = useQuery(guidesQuery)
  const placed = placedGuides(data).filter((each) => each.category.slug === category.slug && each.guide.slug !== slug)
  const { title } = guideCategoryWords(category)
  return (
    <div className="guide-more">
      <h2 className="guide-side-title">Más de {title}</h2>
      <GuideLinks placed={placed} label={`Guías de ${title}`} />
    </div>
  )
}

/** The previous and next guide, across categories. */
function Neighbours({ category, slug }: { category: string; slug: string }) {
  const { data = [] } = useQuery(guidesQuery)
  const placed = placedGuides(data)
  const at = placed.findIndex((each) => each.category.slug === category && each.guide.slug === slug)
  const before = placed[at - 1]
  const after = at < 0 ? undefined : placed[at + 1]
  return (
    <nav className="guide-neighbours" aria-label="Guía anterior y siguiente">
      {before && (
        <Link to={guidePath(before.category.slug, before.guide.slug)}>
          <span>Anterior</span> {before.guide.title}
        </Link>
      )}
      {after && (
        <Link className="guide-after" to={guidePath(after.category.slug, after.guide.slug)}>
          <span>Siguiente</span> {after.guide.title}
        </Link>
      )}
    </nav>
  )
}
