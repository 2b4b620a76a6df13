import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { onHost } from '../../lib/base-path.ts'
import { afterSelection } from '../../lib/redirect.ts'
import { storeActiveProject } from '../../lib/session.ts'
import { useOnlyChoice } from '../../lib/use-only-choice.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { Button } from '../../ui/Button.tsx'
import { useIsAdministrator } from '../developers/door.ts'
import { ChoiceCard } from '../../ui/ChoiceCard.tsx'
import { ChoicesLoading } from '../../ui/ChoicesLoading.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { chooseProject, projectChoicesQuery, type Project } from './queries.ts'

const ProjectDialog = onDemand(async () => (await import('./ProjectDialog.tsx')).ProjectDialog)

type ProjectStepProps = {
  developer: { id: number; nombre: string }
  /** Chooses the only project without asking. */
  isAutomatic: boolean
  onBack: () => void
}

/** The second step of the selection: choose a project of the company. */
export function ProjectStep({ developer, isAutomatic, onBack }: ProjectStepProps) {
  const { data, isFetching, refetch } = useQuery(projectChoicesQuery(developer.id))
  const subtitle = (
    <>
      Ahora elegí el proyecto en el que vas a trabajar. Desarrolladora: <strong>{developer.nombre}</strong>
    </>
  )
  const isAdministrator = useIsAdministrator(developer.id)
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  const add = isAdministrator && (
    <Button variant="primary" onClick={() => setDialog('open')}>
      Agregar proyecto
    </Button>
  )
  const hasProjects = data !== undefined && data.projects.length > 0
  const actions = (
    <>
      <Link className="button button-secondary button-normal" to="/empresa">
        Empresa y personas
      </Link>
      <Button onClick={onBack}>Cambiar Desarrolladora</Button>
      {hasProjects && add}
    </>
  )
  return (
    <>
      <PageHeader title="Selección de Proyecto" subtitle={subtitle} actions={actions} />
      {!data ? (
        <ChoicesLoading label="Cargando proyectos..." />
      ) : hasProjects ? (
        // Not one that was just created: its card says that it worked.
        <ProjectCards projects={data.projects} isAutomatic={isAutomatic && dialog === 'never'} />
      ) : (
        <NoProjects hasFailed={data.hasFailed} isRetrying={isFetching} onRetry={() => void refetch()} add={add} />
      )}
      {dialog === 'open' && <ProjectDialog companyId={developer.id} onClose={() => setDialog('closed')} />}
    </>
  )
}

/** Choosing a project stores it and reloads the application at the requested address. A refusal is shown on its card. */
function ProjectCards({ projects, isAutomatic }: { projects: Project[]; isAutomatic: boolean }) {
  const [search] = useSearchParams()
  const [chosen, setChosen] = useState<number | null>(null)
  const [refused, setRefused] = useState<number | null>(null)
  const choose = async (project: Project) => {
    setChosen(project.id)
    setRefused(null)
    try {
      await chooseProject(project.id)
      storeActiveProject(project.id)
      location.assign(onHost(afterSelection(search)))
    } catch (error) {
      console.error('The project could not be selected', error)
      setChosen(null)
      setRefused(project.id)
    }
  }
  useOnlyChoice(isAutomatic ? projects : [], (project) => void choose(project))
  return (
    <ul role="list" className="choices">
      {projects.map((project, index) => (
        <li key={project.id}>
          <ChoiceCard
            title={project.nombre}
            detail={project.descripcion || 'Proyecto de desarrollo'}
            index={index}
            busy={chosen === project.id}
            disabled={chosen !== null && chosen !== project.id}
            error={refused === project.id && 'No se pudo seleccionar el proyecto. Probá de nuevo o elegí otro.'}
            onChoose={() => void choose(project)}
          />
        </li>
      ))}
    </ul>
  )
}

type NoProjectsProps = { hasFailed: boolean; isRetrying: boolean; onRetry: () => void; add: ReactNode }

function NoProjects({ hasFailed, isRetrying, onRetry, add }: NoProjectsProps) {
  const retry = hasFailed && (
    <Button busy={isRetrying} onClick={onRetry}>
      Reintentar
    </Button>
  )
  return (
    <EmptyState
      title="No hay proyectos disponibles"
      drawing={<Drawing name={hasFailed ? 'gate' : 'plan'} />}
      actions={retry || add}
    >
      {hasFailed
        ? 'No pudimos traer la lista. Probá de nuevo en unos segundos.'
        : 'Esta desarrolladora no tiene proyectos asignados.'}
    </EmptyState>
  )
}
