import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { q } from '../../../api/operations.ts'
import { Button } from '../../../ui/Button.tsx'
import { ListSearch } from '../../../ui/ListSearch.tsx'
import { KeysButton } from '../../../ui/KeysButton.tsx'
import { PageHelpButton } from '../../../ui/PageHelp.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { taskCountsQuery } from './queries.ts'
import { taskWhens, type TaskOrder, type TaskScope, type TaskView, type TaskWhen } from './task-view.ts'

type TaskHeaderProps = {
  view: TaskView
  onView: (change: Partial<TaskView>) => void
  week: { today: string; weekEnd: string }
  field: RefObject<HTMLDivElement | null>
  onNew: (() => void) | undefined
  onKeys: () => void
}

const scopes: { value: TaskScope; label: string }[] = [
  { value: 'mine', label: 'Mías' },
  { value: 'free', label: 'Libres' },
  { value: 'all', label: 'Todas' },
]
const orders: { value: TaskOrder; label: string }[] = [
  { value: 'due', label: 'Por vencimiento' },
  { value: 'priority', label: 'Por prioridad' },
  { value: 'own', label: 'Mi orden' },
]
const whenLabels: Record<TaskWhen, string> = {
  open: 'Pendientes',
  overdue: 'Vencidas',
  week: 'Esta semana',
  later: 'Más adelante',
  undated: 'Sin fecha',
  completed: 'Terminadas',
}

/** The filters of the task list: scope, due date, board, text and order. */
export function TaskHeader({ view, onView, week, field, onNew, onKeys }: TaskHeaderProps) {
  const counts = useQuery(taskCountsQuery(view, week)).data
  const boards = useQuery(q('listBoards')).data ?? []
  const narrow = (change: Partial<TaskView>) => onView({ ...change, page: 1 })
  return (
    <header className="task-header">
      <div className="task-header-line">
        <h1 className="task-header-title" tabIndex={-1}>
          Tareas
        </h1>
        <Segmented label="De quién" options={scopes} value={view.scope} onChange={(scope) => narrow({ scope })} />
        <KeysButton onClick={onKeys} />
        <PageHelpButton />
        {onNew && (
          <Button variant="primary" size="small" onClick={onNew}>
            <i className="pi pi-plus" aria-hidden="true" /> Nueva tarea
          </Button>
        )}
      </div>
      <nav className="task-whens" aria-label="Cuándo">
        {taskWhens.map((when) => (
          <button
            key={when}
            type="button"
            className="task-when"
            data-when={when}
            aria-pressed={view.when === when}
            onClick={() => narrow({ when })}
          >
            {whenLabels[when]} {counts && <span className="task-when-count">{counts[when]}</span>}
          </button>
        ))}
      </nav>
      <div className="task-header-line" ref={field}>
        <ListSearch label="Buscar tareas" value={view.search} onSearch={(search) => narrow({ search })} />
        <select
          className="input"
          aria-label="Tablero"
          value={view.boardId}
          onChange={(event) => narrow({ boardId: event.target.value })}
        >
          <option value="">Todos los tableros</option>
          {boards.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <select
          className="input"
          aria-label="Orden"
          value={view.order}
          onChange={(event) => narrow({ order: event.target.value as TaskOrder })}
        >
          {orders.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </header>
  )
}
