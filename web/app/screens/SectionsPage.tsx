import type { ComponentType } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { useActiveProjectId } from '../../lib/use-active-project.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { UndoNotices } from '../../ui/UndoNotices.tsx'
import { ActiveProjectName } from './ActiveProjectName.tsx'
import '../../records/records.css'

/** The props of a section: the project, and the rest of the path after the section's. */
export type SectionProps = { proyectoId: number; id: string | undefined; rest: string[] }
export type Section = { path: string; title: string; component: ComponentType<SectionProps> }
/** A tab of the page with its sections; with several, a second line of tabs has one each. */
export type SectionGroup = { title: string; sections: readonly Section[] }

type SectionsPageProps = {
  title: string
  /** The address of the page; a section is at `<address>/<path>`. */
  address: string
  groups: readonly SectionGroup[]
  /** Added to each link: the part of the address that all sections share. */
  search?: string
  /** The paths of sections without a tab: the user may not open them. */
  hidden?: readonly string[]
}

/** A module of the active project: a tab per group of sections, and below it a tab per section, each with its own address. */
export function SectionsPage({ title, address, groups, search = '', hidden = [] }: SectionsPageProps) {
  const { '*': path = '' } = useParams()
  const location = useLocation()
  const proyectoId = useActiveProjectId()
  const [first = '', id, ...rest] = path.split('/').filter(Boolean)
  const group = groups.find(({ sections }) => sections.some((section) => section.path === first))
  const Section = group?.sections.find((section) => section.path === first)?.component
  // A module without a section at its own address opens with the first one.
  if (path === '' && !Section)
    return <Navigate to={{ ...location, pathname: `${address}/${groups[0]!.sections[0]!.path}` }} replace />
  const addressOf = (part: string) => `${address}${part && `/${part}`}${search}`
  return (
    <div className="page sections-page">
      <PageHeader title={title} subtitle={<ActiveProjectName />} />
      {groups.length > 1 && (
        <TabLinks
          label={`Partes de ${title}`}
          current={group?.title ?? ''}
          links={groups.map((each) => ({ key: each.title, label: each.title, to: addressOf(each.sections[0]!.path) }))}
        />
      )}
      {group && group.sections.length > 1 && (
        <TabLinks
          label={group.title}
          isSecondary
          current={first}
          links={group.sections
            .filter((each) => !hidden.includes(each.path))
            .map((each) => ({ key: each.path, label: each.title, to: addressOf(each.path) }))}
        />
      )}
      {Section && proyectoId !== null ? (
        <Section key={proyectoId} proyectoId={proyectoId} id={id} rest={rest} />
      ) : (
        <EmptyState title={`No encontramos esa parte de ${title}`}>Elegí una de las de arriba.</EmptyState>
      )}
      <UndoNotices />
    </div>
  )
}
