import { offerUndoOf } from '../../../ui/undo.ts'
import { changeCard } from '../board-changes.ts'
import type { Priority, Task } from '../queries.ts'

/** Completes or reopens a task. It leaves the current list, so undo is offered. */
export async function completeTask(task: Task, completed: boolean): Promise<void> {
  const { title } = task
  const isChanged = changeCard(task, () => ({ completed }), `No se cambió «${title}»`)
  const undo = () => void changeCard(task, () => ({ completed: !completed }), `No se deshizo el cambio de «${title}»`)
  await offerUndoOf(isChanged, { text: completed ? `Terminaste «${title}».` : `Reabriste «${title}».`, undo })
}

export const setDueDate = (task: Task, dueDate: string | null): Promise<boolean> =>
  changeCard(task, () => ({ dueDate }), `No se cambió la fecha de «${task.title}»`)

export const setPriority = (task: Task, priority: Priority): Promise<boolean> =>
  changeCard(task, () => ({ priority }), `No se cambió la prioridad de «${task.title}»`)
