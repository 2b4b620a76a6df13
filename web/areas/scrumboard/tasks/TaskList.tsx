import type { UseQueryResult } from '@tanstack/react-query'
import type { Schema } from '../../../api/types.ts'
import { QueryState } from '../../../api/QueryState.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Drawing } from '../../../ui/Drawing.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { openRow } from '../../../ui/open-row.ts'
import { Pagination } from '../../../ui/Pagination.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StaleBar } from '../../../ui/StaleBar.tsx'
import { groupTasks } from './task-groups.ts'
import { tasksPageSize } from './queries.ts'
import type { TaskView } from './task-view.ts'
import { TaskRow } from './TaskRow.tsx'

const OwnOrder = onDemand(async () => (await import('./OwnOrder.tsx')).OwnOrder)

type TaskListProps = {
  list: UseQueryResult<Schema<'TaskPage'>>
  view: TaskView
  onView: (change: Partial<TaskView>) => void
  week: { today: string; weekEnd: string }
  openId: string | null
  mayWrite: boolean
  onNew: (() => void) | undefined
}

/** A page of tasks in groups. */
export function TaskList({ list, view, onView, week, openId, mayWrite, onNew }: TaskListProps) {
  const { data, error, refetch } = list
  if (!data) {
    return (
      <QueryState
        error={error}
        title="No pudimos traer las tareas"
        offline="Las tareas aparecen apenas vuelva."
        onRetry={() => void refetch()}
      >
        <div className="task-loading" role="status">
          <span className="visually-hidden">Cargando las tareas…</span>
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} height="3.25rem" />
          ))}
        </div>
      </QueryState>
    )
  }
  const { tasks, pagination } = data
  return (
    <div className="task-scroll prints-whole">
      {tasks.length === 0 && <Nothing view={view} onView={onView} onNew={onNew} />}
      {view.order === 'own' ? (
        <OwnOrder tasks={tasks} openId={openId} mayWrite={mayWrite} today={week.today} />
      ) : (
        groupTasks(tasks, view.order, week).map((group) => (
          <section key={group.title} className="task-group" aria-label={group.title}>
            <h2 className="task-group-title">{group.title}</h2>
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard has the link of the row */}
            <ul role="list" onClick={openRow}>
              {group.tasks.map((task) => (
                <TaskRow key={task.id} task={task} isOpen={task.id === openId} mayWrite={mayWrite} today={week.today} />
              ))}
            </ul>
          </section>
        ))
      )}
      {pagination.lastPage > 1 && (
        <Pagination
          noun="tareas"
          page={view.page}
          pageSize={tasksPageSize}
          total={pagination.totalResults}
          onPage={(page) => onView({ page })}
        />
      )}
      {/* Below the list, so that it does not move the rows during a drag. */}
      {error && <StaleBar onRetry={() => void refetch()} />}
    </div>
  )
}

function Nothing({ view, onView, onNew }: Pick<TaskListProps, 'view' | 'onView' | 'onNew'>) {
  if (view.search || view.boardId || view.page > 1) {
    return (
      <EmptyState
        title="Nada con esa búsqueda"
        drawing={<Drawing name="gate" />}
        actions={<Button onClick={() => onView({ search: '', boardId: '', page: 1 })}>Quitar los filtros</Button>}
      >
        Probá con otra palabra o en otro tablero.
      </EmptyState>
    )
  }
  const create = onNew && (
    <Button variant="primary" onClick={onNew}>
      Nueva tarea
    </Button>
  )
  const isMine = view.scope === 'mine'
  return (
    <EmptyState
      title={view.when === 'open' ? 'No queda nada pendiente' : 'No hay tareas acá'}
      icon={<i className="pi pi-check-square" />}
      actions={isMine ? <Button onClick={() => onView({ scope: 'all' })}>Ver las de todos</Button> : create}
    >
      {isMine ? 'Ninguna tarea tuya en esta parte de la lista.' : 'Las tarjetas de los tableros aparecen acá.'}
    </EmptyState>
  )
}
