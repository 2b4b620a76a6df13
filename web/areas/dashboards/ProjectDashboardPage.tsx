import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { useActiveProjectId } from '../../lib/use-active-project.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useNearView } from '../../ui/use-near-view.ts'
import { BudgetPanel } from './BudgetPanel.tsx'
import { BudgetSharePanel } from './BudgetSharePanel.tsx'
import { CrossesPanel } from './CrossesPanel.tsx'
import { ExpensesPanel } from './ExpensesPanel.tsx'
import { FirstStepsPanel } from './FirstStepsPanel.tsx'
import { partsWithData, type PartsWithData } from './has-data.ts'
import { IssuesPanel } from './IssuesPanel.tsx'
import { SchedulePanel } from './SchedulePanel.tsx'
import { SummaryPanel } from './SummaryPanel.tsx'
import { TasksPanel } from './TasksPanel.tsx'
import { TeamPanel } from './TeamPanel.tsx'
import { origins } from './origins.ts'
import { projectDashboardQuery, type ProjectDashboard as Dashboard } from './queries.ts'
import './ProjectDashboardPage.css'

const ExpiringPanel = onDemand(async () => (await import('./ExpiringPanel.tsx')).ExpiringPanel)

/** The main figures of the active project. */
export function ProjectDashboardPage() {
  return (
    <div className="page">
      <PageHeader
        title="Tablero del proyecto"
        subtitle="Presupuesto, gastos y avance. Importes sin IVA, en la moneda del proyecto."
      />
      <ProjectDashboard />
    </div>
  )
}

function ProjectDashboard() {
  const projectId = useActiveProjectId()
  const { data, error, isPending, refetch } = useQuery(projectDashboardQuery(projectId))
  if (isPending) return <DashboardSkeleton />
  if (error instanceof ApiError && error.status === 409) {
    return (
      <EmptyState
        title="No hay un proyecto activo"
        drawing={<Drawing name="crane" />}
        actions={
          <Link className="button button-primary" to="/seleccionar-desarrolladora">
            Elegir un proyecto
          </Link>
        }
      >
        {error.message}
      </EmptyState>
    )
  }
  if (error) {
    const retry = () => void refetch()
    return <ErrorState title="No pudimos traer el tablero" message={errorMessage(error)} onRetry={retry} />
  }
  return <DashboardPanels data={data} projectId={projectId} />
}

function DashboardPanels({ data, projectId }: { data: Dashboard; projectId: number | null }) {
  const parts = partsWithData(data)
  // Render the visible panels first; the rest is deferred and can be interrupted, so that the page stays responsive.
  const areLowerPanelsDue = useDeferredValue(true, false)
  return (
    <div className="dashboard">
      {projectId !== null && <FirstStepsPanel key={projectId} proyectoId={projectId} />}
      <SummaryPanel dashboard={data} parts={parts} />
      {!parts.budget && !parts.expenses && (
        <p className="dashboard-full dashboard-empty">
          Todavía no hay un presupuesto aprobado ni gastos. Cuando los haya, acá vas a ver cuánto se ejecutó.
        </p>
      )}
      {parts.expenses && <ExpensesPanel dashboard={data} />}
      <SchedulePanel schedule={data.schedule} to={origins.agenda} />
      {areLowerPanelsDue && <LowerPanels data={data} parts={parts} projectId={projectId} />}
    </div>
  )
}

type LowerPanelsProps = { data: Dashboard; parts: PartsWithData; projectId: number | null }

function LowerPanels({ data, parts, projectId }: LowerPanelsProps) {
  const { hash } = useLocation()
  // On arrival with a hash the panel is not rendered yet, so the browser could not scroll to it.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  return (
    <>
      {projectId !== null && <CrossesPanel proyectoId={projectId} />}
      {parts.issues && <IssuesPanel issues={data.githubIssues} />}
      {parts.tasks && <TasksPanel tasks={data.taskDistribution} />}
      {parts.budget && <BudgetPanel budget={data.budgetDetails} currency={data.currency} />}
      {parts.budgetShare && <BudgetSharePanel distribution={data.budgetDistribution} />}
      <LatePanels data={data} projectId={projectId} />
    </>
  )
}

/** What is not in the first view: its code and its request wait until somebody scrolls there, or the first screen is done. */
function LatePanels({ data, projectId }: Omit<LowerPanelsProps, 'parts'>) {
  const place = useRef<HTMLDivElement>(null)
  const isDue = useNearView(place, { wait: 5_000 })
  return (
    <div ref={place} className="dashboard-full dashboard-late">
      {isDue && projectId !== null && <ExpiringPanel proyectoId={projectId} />}
      <TeamPanel members={data.teamMembers} />
    </div>
  )
}

function DashboardSkeleton() {
  const tile = <Skeleton height="8.25rem" radius="var(--radius-md)" />
  const panel = <Skeleton height="100%" radius="var(--radius-md)" />
  return (
    <div className="dashboard" role="status">
      <span className="visually-hidden">Cargando el tablero…</span>
      <div className="dashboard-summary">
        <div className="summary-budget">{tile}</div>
        {tile}
        {tile}
      </div>
      <div className="dashboard-wide dashboard-waiting">{panel}</div>
      <div className="dashboard-narrow dashboard-waiting">{panel}</div>
    </div>
  )
}
