import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { q } from '../../api/operations.ts'
import { ApiError } from '../../api/problem.ts'
import { ReadError } from '../../api/ReadError.tsx'
import type { Schema } from '../../api/types.ts'
import { selectionQuery } from '../../areas/developers/queries.ts'
import { afterSelection } from '../../lib/redirect.ts'
import { useActiveProjectId } from '../../lib/use-active-project.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NotFoundPage } from '../../ui/NotFound.tsx'
import { openProject } from './open-project.ts'
import './RedirectPage.css'

type Project = Schema<'ProjectWithCompany'>

const isMissing = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400)

/** Opens a link to another project than the active one: names the project and offers to switch. Without an active one it opens. */
export function ProjectLinkPage() {
  const { projectId = '' } = useParams()
  const [search] = useSearchParams()
  const address = afterSelection(search)
  const activeId = useActiveProjectId()
  const proyectoId = Number(projectId)
  const isActive = proyectoId === activeId
  const navigate = useNavigate()
  useEffect(() => {
    if (isActive) void navigate(address, { replace: true })
  }, [isActive, address, navigate])
  const isId = Number.isSafeInteger(proyectoId) && proyectoId > 0
  const { data, error, refetch } = useQuery({ ...q('getProjectById', { proyectoId }), enabled: isId && !isActive })
  if (!isId || isMissing(error)) return <MissingProject isWorking={activeId !== null} />
  if (error) {
    return (
      <div className="page">
        <ReadError error={error} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (!data) return <Opening />
  return <Switch key={data.id} project={data} address={address} hasOther={activeId !== null} />
}

function Opening() {
  return (
    <div className="redirect-page" role="status">
      <span className="spinner" aria-hidden="true" />
      Abriendo el proyecto…
    </div>
  )
}

function MissingProject({ isWorking }: { isWorking: boolean }) {
  const [to, label] = isWorking
    ? ['/dashboards/project', 'Ir a mi proyecto']
    : ['/seleccionar-desarrolladora', 'Elegir un proyecto']
  return (
    <NotFoundPage
      heading="Enlace de otro proyecto"
      title="No encontramos el proyecto de este enlace"
      to={to}
      label={label}
    >
      Puede que ya no exista, o que sea de una empresa de la que no formás parte. Si te mandaron el enlace, pedí que te
      inviten a esa empresa.
    </NotFoundPage>
  )
}

type SwitchProps = { project: Project; address: string; hasOther: boolean }

function Switch({ project, address, hasOther }: SwitchProps) {
  const { data: selection } = useQuery({ ...selectionQuery, enabled: hasOther })
  const { mutate, isPending, isError } = useMutation({
    mutationKey: selectionQuery.queryKey,
    mutationFn: openProject,
  })
  const open = () => mutate({ developer: project.desarrolladoraId, project: project.id, address })
  const isOpening = useRef(false)
  useEffect(() => {
    if (hasOther || isOpening.current) return
    isOpening.current = true
    mutate({ developer: project.desarrolladoraId, project: project.id, address })
  }, [hasOther, project, address, mutate])
  if (!hasOther && !isError) return <Opening />
  const current = selection?.proyecto?.nombre
  return (
    <div className="page">
      <h1 className="visually-hidden" tabIndex={-1}>
        Enlace de otro proyecto
      </h1>
      <EmptyState
        title={`Este enlace es de ${project.nombre}`}
        drawing={<Drawing name="gate" />}
        actions={
          <>
            <Button variant="primary" busy={isPending} onClick={open}>
              Abrir {project.nombre}
            </Button>
            <Link className="button button-normal button-secondary" to="/dashboards/project">
              {current ? `Seguir en ${current}` : 'Seguir en mi proyecto'}
            </Link>
          </>
        }
      >
        {isError && <Alert type="warning">No pudimos abrir el proyecto. Probá de nuevo en unos segundos.</Alert>}
        Es un proyecto de {project.desarrolladora}
        {current ? `, y ahora estás en ${current}` : ''}. Para ver lo que te mandaron, cambiá de proyecto.
      </EmptyState>
    </div>
  )
}
