/** What was deleted and can still be taken back: hidden at once, deleted when nobody took it back. */
import { attempt } from '../../api/attempt.ts'
import { createStore } from '../../lib/store.ts'
import { offerUndo } from '../../ui/undo.ts'
import { namesOf } from './file-view.ts'
import { deleteItem, type Item } from './queries.ts'

export const removed = createStore<ReadonlySet<string>>(new Set())

export function removeItems(items: readonly Item[]): void {
  const ids = items.map(({ id }) => id)
  const show = (shown: readonly string[]) =>
    removed.set(new Set([...removed.get()].filter((id) => !shown.includes(id))))
  removed.set(new Set([...removed.get(), ...ids]))
  offerUndo({
    text: items.length === 1 ? `Se eliminó ${namesOf(items)}.` : `Se eliminaron ${namesOf(items)}.`,
    undo: () => show(ids),
    onLapse: () =>
      void (async () => {
        for (const { id, name } of items) {
          if (!(await attempt(deleteItem, id, `No se eliminó «${name}»`))) show([id])
        }
      })(),
  })
}
