import { useParams, useSearchParams } from 'react-router-dom'
import { valuationSearch } from '../../../areas/control/door.ts'
import { useActiveProjectId } from '../../../lib/use-active-project.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { TabLinks } from '../../../ui/TabLinks.tsx'
import { UndoNotices } from '../../../ui/UndoNotices.tsx'
import { ActiveProjectName } from '../ActiveProjectName.tsx'
import { groups } from './sections.ts'
import '../../../records/finance.css'

/** Finanzas of the active project: a tab per group of sections, and below it a tab per section, each with its own address. */
export function FinancePage() {
  const { '*': path = '' } = useParams()
  const [search] = useSearchParams()
  const valuation = valuationSearch(search)
  const proyectoId = useActiveProjectId()
  const [first = '', id, ...rest] = path.split('/').filter(Boolean)
  const group = groups.find(({ sections }) => sections.some((section) => section.path === first))
  const Section = group?.sections.find((section) => section.path === first)?.component
  const address = (part: string) => `/finanzas${part && `/${part}`}${valuation}`
  return (
    <div className="page finance">
      <PageHeader title="Finanzas" subtitle={<ActiveProjectName />} />
      <TabLinks
        label="Partes de Finanzas"
        current={group?.title ?? ''}
        links={groups.map(({ title, sections }) => ({ key: title, label: title, to: address(sections[0]!.path) }))}
      />
      {group && group.sections.length > 1 && (
        <TabLinks
          label={group.title}
          isSecondary
          current={first}
          links={group.sections.map(({ path: part, title }) => ({ key: part, label: title, to: address(part) }))}
        />
      )}
      {Section && proyectoId !== null ? (
        <Section key={proyectoId} proyectoId={proyectoId} id={id} rest={rest} />
      ) : (
        <EmptyState title="No encontramos esa parte de Finanzas">Elegí una de las de arriba.</EmptyState>
      )}
      <UndoNotices />
    </div>
  )
}
