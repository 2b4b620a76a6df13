import type { Preview } from './board-state.ts'
import type { List } from './queries.ts'

const clamp = (value: number, last: number) => Math.max(0, Math.min(value, last))

/** The next drop target after an arrow key. */
export function keyboardStep(lists: readonly List[], preview: Preview, code: string): Preview {
  const step = code === 'ArrowUp' || code === 'ArrowLeft' ? -1 : 1
  const isSideways = code === 'ArrowLeft' || code === 'ArrowRight'
  if (preview.kind === 'list') {
    return isSideways ? { ...preview, index: clamp(preview.index + step, lists.length - 1) } : preview
  }
  const othersIn = (list: List | undefined) => list?.cards.filter(({ id }) => id !== preview.id).length ?? 0
  const here = lists.findIndex(({ id }) => id === preview.listId)
  if (!isSideways) return { ...preview, index: clamp(preview.index + step, othersIn(lists[here])) }
  const next = lists[clamp(here + step, lists.length - 1)]
  return next ? { ...preview, listId: next.id, index: clamp(preview.index, othersIn(next)) } : preview
}
