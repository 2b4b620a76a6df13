import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { storeActiveProject } from '../../lib/session.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCard } from '../../ui/ChoiceCard.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { chooseProject, projectChoicesQuery, type Project } from './queries.ts'
import './ProjectStep.css'

type ProjectStepProps = { developer: { id: number; nombre: string }; onBack: () => void }

/** The second step of the selection: the projects of the chosen company. */
export function ProjectStep({ developer, onBack }: ProjectStepProps) {
  const { data, isPending, isFetching, refetch } = useQuery(projectChoicesQuery(developer.id))
  const [chosen, setChosen] = useState<number | null>(null)
  const [refused, setRefused] = useState<number | null>(null)
  const choose = async (project: Project) => {
    setChosen(project.id)
    setRefused(null)
    try {
      await chooseProject(project.id)
      storeActiveProject(project.id)
      location.assign('/')
    } catch (error) {
      console.error('The project could not be selected', error)
      setChosen(null)
      setRefused(project.id)
    }
  }
  return (
    <>
      <PageHeader
        title="Selección de Proyecto"
        subtitle={
          <>
            Ahora elegí el proyecto en el que vas a trabajar. Desarrolladora: <strong>{developer.nombre}</strong>
          </>
        }
        actions={<Button onClick={onBack}>Cambiar Desarrolladora</Button>}
      />
      {isPending ? (
        <div role="status" className="project-step-loading">
          <p>Cargando proyectos...</p>
          <div className="choices">
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} height="5.75rem" radius="var(--radius-md)" />
            ))}
          </div>
        </div>
      ) : data && data.projects.length > 0 ? (
        <ul role="list" className="choices">
          {data.projects.map((project, index) => (
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
      ) : (
        <EmptyState
          title="No hay proyectos disponibles"
          icon="0"
          actions={
            data?.hasFailed && (
              <Button busy={isFetching} onClick={() => void refetch()}>
                Reintentar
              </Button>
            )
          }
        >
          {data?.hasFailed
            ? 'No pudimos traer la lista. Probá de nuevo en unos segundos.'
            : 'Esta desarrolladora no tiene proyectos asignados.'}
        </EmptyState>
      )}
    </>
  )
}
