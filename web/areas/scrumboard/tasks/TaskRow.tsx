import type { ButtonHTMLAttributes, CSSProperties, Ref } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Menu } from '../../../ui/Menu.tsx'
import { DueBadge } from '../DueBadge.tsx'
import { LabelChip } from '../LabelChip.tsx'
import { People } from '../People.tsx'
import { PriorityMark } from '../PriorityMark.tsx'
import type { Task } from '../queries.ts'
import { priorityOptions } from '../words.ts'
import { DuePicker } from './DuePicker.tsx'
import { completeTask, setPriority } from './task-changes.ts'
import { taskPath } from './task-view.ts'

/** The drag props of a row and its handle. */
type RowDrag = {
  row: Ref<HTMLLIElement>
  grip: Ref<HTMLButtonElement>
  handle: ButtonHTMLAttributes<HTMLButtonElement>
  style: CSSProperties
  isDragging: boolean
}
export type TaskRowProps = { task: Task; isOpen: boolean; mayWrite: boolean; today: string; drag?: RowDrag }

/** A task with controls for completion, due date and priority; a click on the row opens it, as its title does. */
export function TaskRow({ task, isOpen, mayWrite, today, drag }: TaskRowProps) {
  const { id, title, boardTitle, listTitle, completed, dueDate, priority, labels, members } = task
  const { search } = useLocation()
  return (
    <li
      ref={drag?.row}
      style={drag?.style}
      className={classNames(
        'task-row',
        isOpen && 'task-row-open',
        completed && 'task-row-done',
        drag?.isDragging && 'task-row-held',
      )}
    >
      {drag && (
        <button {...drag.handle} ref={drag.grip} type="button" className="task-grip" aria-label={`Mover ${title}`}>
          <i className="pi pi-bars" aria-hidden="true" />
        </button>
      )}
      <Checkbox
        label={completed ? `Reabrir ${title}` : `Terminar ${title}`}
        checked={completed}
        disabled={!mayWrite}
        onChange={(event) => void completeTask(task, event.target.checked)}
      />
      <div className="task-row-text">
        <Link
          className="task-row-title"
          to={{ pathname: taskPath(id), search }}
          aria-current={isOpen ? 'true' : undefined}
        >
          {title}
        </Link>
        <span className="task-row-place">
          {boardTitle} · {listTitle}
        </span>
      </div>
      <span className="task-row-labels">
        {labels.slice(0, 2).map((label) => (
          <LabelChip key={label.id} label={label} />
        ))}
      </span>
      <People people={members} most={3} label="A cargo" />
      {mayWrite ? <DuePicker task={task} today={today} /> : dueDate && <DueBadge day={dueDate} completed={completed} />}
      {mayWrite ? (
        <Menu
          label={`Prioridad de ${title}`}
          title="Prioridad"
          entries={priorityOptions.map(({ value, label }) => ({
            id: value,
            label,
            isChoice: true,
            checked: value === priority,
            icon: value === 'none' ? <i className="pi pi-flag" /> : <PriorityMark priority={value} />,
            onSelect: () => void setPriority(task, value),
          }))}
        >
          {priority === 'none' ? <i className="pi pi-flag" aria-hidden="true" /> : <PriorityMark priority={priority} />}
        </Menu>
      ) : (
        priority !== 'none' && <PriorityMark priority={priority} />
      )}
    </li>
  )
}
