import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DndContextProps,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../../api/problem.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { openRow } from '../../../ui/open-row.ts'
import { QuickAdd } from '../QuickAdd.tsx'
import type { Task } from '../queries.ts'
import {
  dragIds,
  moveInPage,
  moveOver,
  ownGroups,
  ownPlaceWords,
  type OwnGroup,
  type TaskSection,
} from './own-order.ts'
import { sectionsQuery } from './queries.ts'
import { addSection, moveTask } from './section-changes.ts'
import { SectionHead } from './SectionHead.tsx'
import { TaskRow, type TaskRowProps } from './TaskRow.tsx'
import './OwnOrder.css'

type OwnOrderProps = { tasks: Task[] } & Omit<TaskRowProps, 'task' | 'isOpen' | 'drag'> & { openId: string | null }

/** Tasks in the user's own sections and order, changed by dragging or with Space and the arrow keys. */
export function OwnOrder({ tasks, openId, ...row }: OwnOrderProps) {
  const { data: sections = [], isLoadingError, error, refetch } = useQuery(sectionsQuery)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const groups = ownGroups(tasks, sections)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      autoScroll={{ canScroll: (element) => element.classList.contains('task-scroll') }}
      accessibility={dragAnnouncements(tasks, sections)}
      onDragEnd={({ active, over }) => {
        const move = over && moveOver(groups, String(active.id), String(over.id))
        const task = tasks.find(({ id }) => id === active.id)
        if (move && task) void moveTask(task, move)
      }}
    >
      {isLoadingError && (
        <ErrorState
          title="No pudimos traer tus secciones"
          message={errorMessage(error)}
          onRetry={() => void refetch()}
        />
      )}
      <SortableContext items={dragIds(groups)} strategy={verticalListSortingStrategy}>
        {groups.map((group, index) => (
          <section key={group.id} className="task-group" aria-label={group.title}>
            <SectionHead group={group} index={index} count={sections.length} />
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard has the link of the row */}
            <ul role="list" onClick={openRow}>
              {group.tasks.map((task) => (
                <OwnRow key={task.id} task={task} isOpen={task.id === openId} {...row} />
              ))}
            </ul>
          </section>
        ))}
      </SortableContext>
      <div className="own-new-section">
        <QuickAdd
          label="Título de la sección"
          button="Agregar sección"
          add="Agregar sección"
          maxLength={100}
          onAdd={addSection}
        />
      </div>
    </DndContext>
  )
}

function OwnRow(props: Omit<TaskRowProps, 'drag'>) {
  const { id } = props.task
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: 'tarea que se ordena' },
  })
  const style = { transform: transform ? `translateY(${transform.y}px)` : undefined, transition }
  return (
    <TaskRow
      {...props}
      drag={{ row: setNodeRef, grip: setActivatorNodeRef, handle: { ...attributes, ...listeners }, style, isDragging }}
    />
  )
}

/** The announcements of a drag, with the position of the task. */
function dragAnnouncements(tasks: Task[], sections: TaskSection[]): NonNullable<DndContextProps['accessibility']> {
  const groups: OwnGroup[] = ownGroups(tasks, sections)
  const at = (id: UniqueIdentifier, overId: UniqueIdentifier | undefined) => {
    const move = overId === undefined ? undefined : moveOver(groups, String(id), String(overId))
    return ownPlaceWords(move ? ownGroups(moveInPage(tasks, move), sections) : groups, String(id))
  }
  return {
    announcements: {
      onDragStart: ({ active }) => `Levantaste ${at(active.id, undefined)}. Las flechas la mueven.`,
      onDragOver: ({ active, over }) => at(active.id, over?.id),
      onDragEnd: ({ active, over }) => `Soltaste ${at(active.id, over?.id)}.`,
      onDragCancel: ({ active }) => `Quedó donde estaba: ${at(active.id, undefined)}.`,
    },
    screenReaderInstructions: {
      draggable: 'Espacio la levanta; las flechas la mueven, Espacio la suelta y Escape cancela.',
    },
  }
}
