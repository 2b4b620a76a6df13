import { useParams, useSearchParams } from 'react-router-dom'
import { valuationSearch } from '../../../areas/control/door.ts'
import { useActiveProjectId } from '../../../lib/use-active-project.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { TabLinks } from '../../../ui/TabLinks.tsx'
import { UndoNotices } from '../../../ui/UndoNotices.tsx'
import { ActiveProjectName } from '../ActiveProjectName.tsx'
import { sections } from './sections.ts'
import '../../../records/finance.css'

/** Finanzas of the active project: a tab per section, each with its own address. */
export function FinancePage() {
  const { '*': path = '' } = useParams()
  const [search] = useSearchParams()
  const valuation = valuationSearch(search)
  const proyectoId = useActiveProjectId()
  const [first = '', id, ...rest] = path.split('/').filter(Boolean)
  const current = sections.find((section) => section.path === first)
  const Section = current?.component
  return (
    <div className="page finance">
      <PageHeader title="Finanzas" subtitle={<ActiveProjectName />} />
      <TabLinks
        label="Partes de Finanzas"
        current={first}
        links={sections.map(({ path: part, title }) => ({
          key: part,
          label: title,
          to: `/finanzas${part && `/${part}`}${valuation}`,
        }))}
      />
      {Section && proyectoId !== null ? (
        <Section key={proyectoId} proyectoId={proyectoId} id={id} rest={rest} />
      ) : (
        <EmptyState title="No encontramos esa parte de Finanzas">Elegí una de las de arriba.</EmptyState>
      )}
      <UndoNotices />
    </div>
  )
}
