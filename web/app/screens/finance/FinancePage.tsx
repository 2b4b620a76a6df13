import { Link, useParams, useSearchParams } from 'react-router-dom'
import { keptSearch } from '../../../areas/control/queries.ts'
import { useActiveProjectId } from '../../../lib/use-active-project.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ActiveProjectName } from '../ActiveProjectName.tsx'
import { sections } from './sections.ts'
import './FinancePage.css'

/** Finanzas of the active project: its parts beside one another, each with an address of its own. */
export function FinancePage() {
  const { '*': path = '' } = useParams()
  const [search] = useSearchParams()
  const kept = keptSearch(search)
  const proyectoId = useActiveProjectId()
  const [first = '', id, ...rest] = path.split('/').filter(Boolean)
  const current = sections.find((section) => section.path === first)
  const Section = current?.component
  return (
    <div className="page finance">
      <PageHeader title="Finanzas" subtitle={<ActiveProjectName />} />
      <nav className="finance-parts" aria-label="Partes de Finanzas">
        {sections.map((section) => (
          <Link
            key={section.path}
            to={`/finanzas${section.path && `/${section.path}`}${kept}`}
            aria-current={section === current ? 'page' : undefined}
          >
            {section.title}
          </Link>
        ))}
      </nav>
      {Section && proyectoId !== null ? (
        <Section key={proyectoId} proyectoId={proyectoId} id={id} rest={rest} />
      ) : (
        <EmptyState title="No encontramos esa parte de Finanzas">Elegí una de las de arriba.</EmptyState>
      )}
    </div>
  )
}
