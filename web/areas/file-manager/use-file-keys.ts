import { useKeys } from '../../lib/use-keys.ts'
import type { Item } from './queries.ts'
import type { FileManager } from './use-file-manager.ts'

const names = () => [...document.querySelectorAll<HTMLElement>('.file-entry-name')]

function step(by: number): void {
  const all = names()
  const at = all.indexOf(document.activeElement as HTMLElement)
  const next = at === -1 ? all[0] : all[at + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** The keys of the file manager: they act on what is chosen, else on what has the focus. */
export function useFileKeys(manager: FileManager): void {
  const { items, selected, mayWrite, setChosen } = manager
  const meant = (): Item[] => {
    if (selected.length > 0) return selected
    const id = document.activeElement?.closest<HTMLElement>('[data-file]')?.dataset.file
    return items.filter((item) => item.id === id)
  }
  const write = (act: (items: Item[]) => void) => () => {
    const chosen = meant()
    if (mayWrite && chosen.length > 0) act(chosen)
  }
  useKeys({
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Backspace: manager.goUp,
    Escape: () => setChosen(new Set()),
    F2: write(([first]) => manager.setRenaming(first!.id)),
    Delete: write(manager.remove),
    m: write(manager.setMoving),
    a: () => setChosen(new Set(items.map(({ id }) => id))),
  })
}
