import { previewLists, type Preview } from './board-state.ts'
import type { List } from './queries.ts'

/** The position of the dragged item, as announced: 'Revoque, posición 2 de 5 en Por hacer'. */
export function placeWords(lists: readonly List[], preview: Preview): string {
  const after = previewLists(lists, preview)
  if (preview.kind === 'list') {
    const title = after.find(({ id }) => id === preview.id)?.title ?? ''
    return `la lista ${title}, posición ${preview.index + 1} de ${after.length}`
  }
  const list = after.find(({ id }) => id === preview.listId)
  const title = list?.cards.find(({ id }) => id === preview.id)?.title ?? ''
  return `${title}, posición ${preview.index + 1} de ${list?.cards.length ?? 0} en ${list?.title ?? ''}`
}
