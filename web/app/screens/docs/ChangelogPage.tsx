import { DocumentArticle } from './DocumentArticle.tsx'
import { changelog } from './documents.ts'

/** The changes of each release, from CHANGELOG.md. */
export function ChangelogPage() {
  return (
    <DocumentArticle
      name="changelog"
      title="Novedades"
      subtitle="Lo que cambió en cada versión, de la más nueva a la más vieja. Está en inglés."
      load={changelog}
    />
  )
}
