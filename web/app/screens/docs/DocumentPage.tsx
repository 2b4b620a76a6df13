import { useParams } from 'react-router-dom'
import { NotFound } from '../../../ui/NotFound.tsx'
import { DocumentArticle } from './DocumentArticle.tsx'
import { documentPath, documents } from './documents.ts'

/** A page of the documentation by section and slug. */
export function DocumentPage() {
  const params = useParams()
  const page = documents.find(({ section, slug }) => section === params.section && slug === params.slug)
  if (!page) {
    return (
      <div className="page">
        <NotFound
          title="No encontramos esa página"
          icon={<i className="pi pi-book" />}
          to={documentPath(documents[0]!)}
          label="Ir a la documentación"
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
