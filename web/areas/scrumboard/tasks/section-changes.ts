/** Optimistic changes of the user's own task order, rolled back if they fail. */
import { mutationOptions } from '@tanstack/react-query'
import { attempt } from '../../../api/attempt.ts'
import { call } from '../../../api/operations.ts'
import { optimisticChange } from '../../../api/optimistic.ts'
import { queryClient } from '../../../api/query-client.ts'
import { offerUndoOf } from '../../../ui/undo.ts'
import { orderChanges, taskData, type Task } from '../queries.ts'
import { moveInPage, type TaskMove, type TaskSection } from './own-order.ts'
import { isInOwnOrder, sectionsQuery } from './queries.ts'

type OrderChange = { show: () => void; send: () => Promise<unknown> }

/** Changes run one at a time, as each builds on the result of the one before. */
const orderChange = mutationOptions({
  ...optimisticChange<OrderChange>({
    mutationKey: orderChanges,
    keys: taskData,
    show: ({ show }) => show(),
  }),
  scope: { id: 'task-order' },
  mutationFn: ({ send }: OrderChange) => send(),
})

const changeSections = (change: (sections: TaskSection[]) => TaskSection[]) =>
  void queryClient.setQueryData(sectionsQuery.queryKey, (sections) => sections && change(sections))

/** Moves a task in the user's own order. */
export function moveTask({ title }: Task, move: TaskMove): Promise<boolean> {
  const show = () =>
    void queryClient.setQueriesData<{ tasks: Task[] }>(
      isInOwnOrder,
      (page) => page && { ...page, tasks: moveInPage(page.tasks, move) },
    )
  const send = () => call('moveTask', { body: { task: move } })
  return attempt(orderChange, { show, send }, `No se movió «${title}»`)
}

export function addSection(title: string): Promise<boolean> {
  const send = async () => {
    const added = await call('createTaskSection', { body: { section: { title } } })
    changeSections((sections) => [...sections, added])
  }
  return attempt(orderChange, { show: () => {}, send }, `No se agregó la sección «${title}»`)
}

export function renameSection({ id, title: before }: TaskSection, title: string): Promise<boolean> {
  const show = () => changeSections((all) => all.map((each) => (each.id === id ? { ...each, title } : each)))
  const send = () => call('updateTaskSection', { body: { id, section: { title } } })
  return attempt(orderChange, { show, send }, `No se cambió el título de «${before}»`)
}

/** Moves a section to an index. */
export function moveSection({ id, title }: TaskSection, index: number): Promise<boolean> {
  const show = () =>
    changeSections((all) => {
      const held = all.find((each) => each.id === id)
      const others = all.filter((each) => each.id !== id)
      return held ? others.toSpliced(index, 0, held) : all
    })
  const send = () => call('updateTaskSection', { body: { id, section: { index } } })
  return attempt(orderChange, { show, send }, `No se movió la sección «${title}»`)
}

/** Deletes a section but not its tasks, and offers to restore it with their order. */
export async function deleteSection({ id, title }: TaskSection): Promise<void> {
  const show = () => changeSections((all) => all.filter((each) => each.id !== id))
  const send = () => call('deleteTaskSection', { id })
  const restore = async () => {
    const sections = await call('restoreTaskSection', { body: { id } })
    changeSections(() => sections)
  }
  const undo = () => void attempt(orderChange, { show: () => {}, send: restore }, `No se recuperó «${title}»`)
  const isDeleted = attempt(orderChange, { show, send }, `No se eliminó la sección «${title}»`)
  await offerUndoOf(isDeleted, { text: `Eliminaste la sección «${title}».`, undo })
}
