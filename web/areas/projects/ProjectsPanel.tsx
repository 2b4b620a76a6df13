import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { notify } from '../../api/notices.ts'
import { errorMessage } from '../../api/problem.ts'
import { QueryState } from '../../api/QueryState.tsx'
import type { ChangeState } from '../../lib/use-url-state.ts'
import { ActionsHead } from '../../ui/ActionsHead.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { DataHead } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import type { Filter } from '../../ui/FilterField.tsx'
import { ListPages, NothingFound } from '../../ui/ListPages.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import {
  companyProjectsQuery,
  exportProjects,
  projectStates,
  updateProject,
  type ProjectsView,
  type Proyecto,
} from './queries.ts'
import { stateNames } from './save-project.ts'

const ProjectDialog = onDemand(async () => (await import('./ProjectDialog.tsx')).ProjectDialog)

const stateFilter: Filter = {
  key: 'estado',
  label: 'Estado',
  kind: 'choice',
  options: projectStates.map((value) => ({ value, label: stateNames[value] })),
}

type ProjectsPanelProps = {
  companyId: number
  isAdministrator: boolean
  view: ProjectsView
  onView: ChangeState<ProjectsView>
}

/** The projects of a company. Administrators can create, edit and archive them. */
export function ProjectsPanel({ companyId, isAdministrator, view, onView }: ProjectsPanelProps) {
  const { isArchive, estado, search } = view
  const isNarrowed = search !== '' || estado !== ''
  const showAll = () => onView({ search: '', estado: '', page: 1 })
  const { data, error, refetch } = useQuery(companyProjectsQuery(companyId, view))
  const [edited, setEdited] = useState<Proyecto | 'new' | null>(null)
  const add = isAdministrator && !isArchive && (
    <Button variant="primary" onClick={() => setEdited('new')}>
      Agregar proyecto
    </Button>
  )
  // The project may have left the page since, e.g. archived or renamed by another user.
  const project =
    edited === 'new' || edited === null ? undefined : (data?.items.find(({ id }) => id === edited.id) ?? edited)
  return (
    <div className="company-stack">
      <div className="company-bar">
        <FilterBar
          filters={[stateFilter]}
          values={{ estado }}
          onChange={(part) => onView({ estado: part.estado as ProjectsView['estado'], page: 1 })}
        >
          <ListSearch label="Buscar proyectos" value={search} onSearch={(text) => onView({ search: text, page: 1 })} />
          <Button onClick={() => onView({ isArchive: !isArchive, search: '', estado: '', page: 1 })}>
            {isArchive ? 'Ver los proyectos en uso' : 'Ver los archivados'}
          </Button>
          <ExportMenu name="proyectos" read={(formato) => exportProjects(companyId, view, formato)} />
        </FilterBar>
        {add}
      </div>
      {!data ? (
        <QueryState error={error} onRetry={() => void refetch()} height="8rem" />
      ) : data.total === 0 && isNarrowed ? (
        <NothingFound search={search} onClear={showAll} />
      ) : data.total === 0 ? (
        <EmptyState title={isArchive ? 'No hay proyectos archivados' : 'Todavía no hay proyectos'}>
          {isArchive
            ? 'Los que archives quedan acá, con todo lo suyo, y se pueden restaurar.'
            : isAdministrator
              ? 'Agregá el primero para empezar a trabajar.'
              : 'Cuando un administrador agregue uno, lo vas a ver acá.'}
        </EmptyState>
      ) : (
        <>
          <ProjectsTable
            projects={data.items}
            onEdit={isAdministrator ? setEdited : undefined}
            {...{ companyId, view, onView }}
          />
          <ListPages noun="proyectos" singular="proyecto" view={view} list={data} onView={onView} />
        </>
      )}
      {edited !== null && <ProjectDialog companyId={companyId} project={project} onClose={() => setEdited(null)} />}
    </div>
  )
}

type ProjectsTableProps = Pick<ProjectsPanelProps, 'companyId' | 'view' | 'onView'> & {
  projects: Proyecto[]
  /** Undefined makes the table read-only. */
  onEdit: ((project: Proyecto) => void) | undefined
}

const sortHeads = [
  { key: 'nombre', header: 'Proyecto' },
  { key: 'estado', header: 'Estado' },
  { key: 'fechaInicio', header: 'Inicio' },
  { key: 'fechaFinPlan', header: 'Fin previsto' },
] as const

function ProjectsTable({ projects, companyId, view, onView, onEdit }: ProjectsTableProps) {
  const archive = ({ id, version, archivado, nombre }: Proyecto) =>
    void updateProject(companyId, id, { version, archivado: !archivado }).then(
      () => {
        const title = archivado ? 'Proyecto restaurado' : 'Proyecto archivado'
        notify({ type: 'success', title, message: nombre, duration: 6000 })
      },
      (error: unknown) => {
        notify({ type: 'error', title: 'No se pudo guardar', message: errorMessage(error), duration: 8000 })
      },
    )
  return (
    <TableScroll label="Proyectos">
      <table className="table" aria-label="Proyectos">
        <thead>
          <tr>
            {sortHeads.map((head) => (
              <DataHead
                key={head.key}
                column={{ ...head, isSortable: true }}
                sort={{ key: view.sort || 'nombre', order: view.order }}
                onSort={({ key, order }) => onView({ sort: key, order, page: 1 })}
              />
            ))}
            {onEdit && <ActionsHead />}
          </tr>
        </thead>
        <tbody>
          {projects.map((project) => (
            <tr key={project.id}>
              <td>
                <strong>{project.nombre}</strong> <span className="company-detail">{project.codigo}</span>
                <br />
                <span className="company-detail">{project.direccion || project.descripcion}</span>
              </td>
              <td>
                <StateTag state={project.estado} label={stateNames[project.estado]} />
              </td>
              <td data-label="Inicio">{project.fechaInicio ? formatDate(project.fechaInicio) : '—'}</td>
              <td data-label="Fin previsto">{project.fechaFinPlan ? formatDate(project.fechaFinPlan) : '—'}</td>
              {onEdit && (
                <td className="company-actions">
                  <Button size="small" aria-label={`Editar ${project.nombre}`} onClick={() => onEdit(project)}>
                    Editar
                  </Button>{' '}
                  <Button
                    size="small"
                    aria-label={`${project.archivado ? 'Restaurar' : 'Archivar'} ${project.nombre}`}
                    onClick={() => archive(project)}
                  >
                    {project.archivado ? 'Restaurar' : 'Archivar'}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
