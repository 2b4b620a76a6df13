import { Link, useParams } from 'react-router-dom'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { DocumentArticle } from './DocumentArticle.tsx'
import { documentPath, documents } from './documents.ts'

/** A page of the documentation by section and slug. */
export function DocumentPage() {
  const params = useParams()
  const page = documents.find(({ section, slug }) => section === params.section && slug === params.slug)
  if (!page) {
    return (
      <div className="page">
        <EmptyState
          title="No encontramos esa página"
          icon={<i className="pi pi-book" />}
          actions={<Link to={documentPath(documents[0]!)}>Ir a la documentación</Link>}
        />
      </div>
    )
  }
  const { section, slug, title, load } = page
  return (
    <DocumentArticle
      key={slug}
      name={`${section}/${slug}`}
      title={title}
      subtitle="Para quienes instalan o desarrollan Obra. Está en inglés."
      load={load}
    />
  )
}
