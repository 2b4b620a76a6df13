import type { Schema } from '../../../api/types.ts'
import type { Task } from '../queries.ts'

export type TaskSection = Schema<'TaskSection'>
export type TaskMove = Schema<'TaskMove'>

/** A group of the user's own order: a section, or id null for tasks without one. */
export type OwnGroup = { id: string | null; title: string; tasks: Task[] }

/** The tasks grouped by section, with tasks without a section last. */
export function ownGroups(tasks: readonly Task[], sections: readonly TaskSection[]): OwnGroup[] {
  const sectionIds = new Set(sections.map(({ id }) => id))
  const bySection = Map.groupBy(tasks, ({ sectionId }) => (sectionId && sectionIds.has(sectionId) ? sectionId : null))
  const groups = sections.map(({ id, title }) => ({ id, title, tasks: bySection.get(id) ?? [] }))
  return [...groups, { id: null, title: 'Sin sección', tasks: bySection.get(null) ?? [] }]
}

/** The drag-and-drop id of a group's heading. */
export const headId = ({ id }: Pick<OwnGroup, 'id'>): string => `section-${id ?? ''}`

/** The drag-and-drop ids from top to bottom: each heading, then its tasks. */
export const dragIds = (groups: readonly OwnGroup[]): string[] =>
  groups.flatMap((group) => [headId(group), ...group.tasks.map(({ id }) => id)])

/** The move of a task dropped on another item (heading or task); undefined if it does not move. */
export function moveOver(groups: readonly OwnGroup[], id: string, overId: string): TaskMove | undefined {
  const ids = dragIds(groups)
  const [from, to] = [ids.indexOf(id), ids.indexOf(overId)]
  if (from < 0 || to < 0 || from === to) return undefined
  const after = ids.toSpliced(from, 1).toSpliced(to, 0, id)
  const heads = new Map(groups.map((group) => [headId(group), group]))
  const head = after.slice(0, to).findLast((each) => heads.has(each))
  // Dropped above the first heading: it becomes the first task of that section.
  const group = head === undefined ? groups[0] : heads.get(head)
  if (!group) return undefined
  const next = head === undefined ? after[to + 2] : after[to + 1]
  const beforeId = next === undefined || heads.has(next) || group.id === null ? null : next
  return { id, sectionId: group.id, beforeId }
}

/** A page of tasks after a move. */
export function moveInPage(tasks: readonly Task[], { id, sectionId, beforeId }: TaskMove): Task[] {
  const task = tasks.find((each) => each.id === id)
  if (!task) return [...tasks]
  const others = tasks.filter((each) => each.id !== id)
  const at = others.findIndex((each) => each.id === beforeId)
  return others.toSpliced(at < 0 ? others.length : at, 0, { ...task, sectionId })
}

/** The position of a task, as announced. */
export function ownPlaceWords(groups: readonly OwnGroup[], id: string): string {
  const group = groups.find(({ tasks }) => tasks.some((task) => task.id === id))
  const index = group?.tasks.findIndex((task) => task.id === id) ?? -1
  return group ? `${group.tasks[index]!.title}, posición ${index + 1} de ${group.tasks.length} en ${group.title}` : ''
}
