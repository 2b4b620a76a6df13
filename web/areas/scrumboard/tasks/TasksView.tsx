import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useKeys } from '../../../lib/use-keys.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { useLastPage } from '../../../lib/use-last-page.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { leaveForms } from '../../../ui/form/open-forms.ts'
import { KeysDialog } from '../../../ui/KeyList.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { undoLast } from '../../../ui/undo.ts'
import { UndoNotices } from '../../../ui/UndoNotices.tsx'
import { OfflineNote } from '../../../ui/OfflineNote.tsx'
import { useMay } from '../../developers/door.ts'
import { completeTask } from './task-changes.ts'
import { tasksQuery } from './queries.ts'
import { currentWeek } from '../due-date.ts'
import { newTaskId, taskPath, taskView } from './task-view.ts'
import { TaskHeader } from './TaskHeader.tsx'
import { TaskList } from './TaskList.tsx'
import { TaskPane } from './TaskPane.tsx'
import './TasksView.css'

const NewTaskDialog = onDemand(async () => (await import('./NewTaskDialog.tsx')).NewTaskDialog)

const keyEntries = [
  { keys: ['/'], text: 'Buscar' },
  { keys: ['n'], text: 'Tarea nueva' },
  { keys: ['j'], text: 'La que sigue' },
  { keys: ['k'], text: 'La anterior' },
  { keys: ['x'], text: 'Terminar la abierta, o volver a abrirla' },
  { keys: ['Espacio', '↑', '↓'], text: 'En «Mi orden»: levantar y mover, desde su manija' },
  { keys: ['u'], text: 'Volver a la lista' },
  { keys: ['z'], text: 'Deshacer lo último' },
  { keys: ['?'], text: 'Esta lista' },
]

/** The list of tasks and, beside it, the open one; on a phone one at a time. */
export function TasksView({ openId }: { openId: string | null }) {
  const [view, setView] = useUrlState(taskView)
  const navigate = useNavigate()
  const { search } = useLocation()
  const isPhone = useMedia('(width < 60rem)')
  const mayWrite = useMay('updateCard')
  const [isKeysOpen, setIsKeysOpen] = useState(false)
  const [week] = useState(currentWeek)
  const list = useQuery(tasksQuery(view, week))
  const { currentPage = 1, lastPage = 1 } = list.data?.pagination ?? {}
  useLastPage(view.page, { page: currentPage, lastPage }, (page) => setView({ page }, { replace: true }))
  const field = useRef<HTMLDivElement>(null)
  const tasks = list.data?.tasks ?? []
  const isNew = openId === newTaskId && mayWrite
  const paneId = openId === newTaskId ? null : openId
  const go = (id: string | null) => void navigate({ pathname: taskPath(id), search })
  const step = (by: 1 | -1) => {
    const at = tasks.findIndex(({ id }) => id === paneId)
    const next = at < 0 ? tasks[0] : tasks[at + by]
    if (next) go(next.id)
  }
  useKeys({
    '/': () => field.current?.querySelector('input')?.focus(),
    n: () => mayWrite && go(newTaskId),
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      const task = tasks.find(({ id }) => id === paneId)
      if (task && mayWrite) void completeTask(task, !task.completed)
    },
    u: () => go(null),
    z: () => void undoLast(),
    '?': () => setIsKeysOpen(true),
  })
  return (
    <div className="tasks prints-whole">
      <OfflineNote />
      <div className="tasks-panes prints-whole">
        <section className="tasks-list prints-whole" aria-label="Lista de tareas" hidden={isPhone && paneId !== null}>
          <TaskHeader
            view={view}
            onView={setView}
            week={week}
            field={field}
            onNew={mayWrite ? () => go(newTaskId) : undefined}
            onKeys={() => setIsKeysOpen(true)}
          />
          <TaskList
            list={list}
            view={view}
            onView={setView}
            week={week}
            openId={paneId}
            mayWrite={mayWrite}
            onNew={mayWrite ? () => go(newTaskId) : undefined}
          />
        </section>
        {paneId !== null && (
          <TaskPane
            key={paneId}
            id={paneId}
            isPhone={isPhone}
            onClose={async () => {
              const isLeft = await leaveForms()
              if (isLeft) go(null)
              return isLeft
            }}
          />
        )}
      </div>
      {isNew && <NewTaskDialog boardId={view.boardId} onClose={() => go(null)} onMade={go} />}
      {isKeysOpen && <KeysDialog entries={keyEntries} onClose={() => setIsKeysOpen(false)} />}
      <UndoNotices />
    </div>
  )
}
