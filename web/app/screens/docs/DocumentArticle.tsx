import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { GuideContent } from '../../../areas/help-center/GuideContent.tsx'
import { readGuideText } from '../../../areas/help-center/guide-text.ts'
import { onHost } from '../../../lib/base-path.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { documentPath, documents, pageQuery, sections } from './documents.ts'
import '../../../areas/help-center/GuideGroups.css'
import '../../../areas/help-center/GuidePage.css'
import './DocumentArticle.css'

type DocumentArticleProps = { name: string; title: string; subtitle: string; load: () => Promise<{ html: string }> }

/** A page of the documentation (in English), with links to the others. */
export function DocumentArticle({ name, title, subtitle, load }: DocumentArticleProps) {
  const { data, error, refetch } = useQuery(pageQuery(name, load))
  // The file's own title is replaced by the page's.
  const text = useMemo(() => data && readGuideText(data.html.replace(/<h1>.*?<\/h1>/s, '')), [data])
  return (
    <div className="page guide">
      <article className="guide-text" aria-labelledby="document-title">
        <h1 className="page-title" id="document-title" tabIndex={-1}>
          {title}
        </h1>
        <p className="page-subtitle">{subtitle}</p>
        {text ? (
          <div lang="en" className="document">
            <GuideContent html={text.html} />
          </div>
        ) : error ? (
          <ErrorState
            title="No pudimos abrir esta página"
            message="Revisá tu conexión y probá de nuevo."
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton height="24rem" />
        )}
      </article>
      <Others />
    </div>
  )
}

function Others() {
  const { pathname } = useLocation()
  const current = (path: string) => (path === pathname ? ('page' as const) : undefined)
  return (
    <aside className="guide-side" aria-label="Documentación">
      {Object.entries(sections).map(([section, title]) => (
        <nav key={section} aria-label={title}>
          <h2 className="guide-side-title">{title}</h2>
          <ul className="guide-links" role="list">
            {documents
              .filter((each) => each.section === section)
              .map((each) => (
                <li key={each.slug}>
                  <Link to={documentPath(each)} aria-current={current(documentPath(each))}>
                    {each.title}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
      ))}
      <nav aria-label="Novedades">
        <ul className="guide-links" role="list">
          <li>
            <Link to="/docs/changelog" aria-current={current('/docs/changelog')}>
              Novedades
            </Link>
          </li>
          <li>
            <a href={onHost('/api/docs')}>Descripción de la API</a>
          </li>
        </ul>
      </nav>
    </aside>
  )
}
