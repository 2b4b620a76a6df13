import { useEffect, useRef } from 'react'
import { useKeys } from '../../lib/use-keys.ts'
import { undoLast } from '../../ui/undo.ts'
import { focusEntry } from './focus-entry.ts'
import { placeAfter } from './selection.ts'
import type { FileManager } from './use-file-manager.ts'

const steps = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'PageDown', 'PageUp', 'Home', 'End']

const focusedEntry = () => document.activeElement?.closest<HTMLElement>('[data-place]')
const placeOf = () => Number(focusedEntry()?.dataset.place ?? -1)

const focusPlace = (place: number) => focusEntry(`[data-place="${place}"]`)

/** Binds Ctrl+A, which `useKeys` does not handle. */
function useChooseAll(choose: () => void): void {
  const latest = useRef(choose)
  latest.current = choose
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCovered = document.querySelector('dialog[open], [aria-modal="true"], :popover-open') !== null
      const isTyped = (event.target as Element).closest?.('input:not([type=checkbox]), textarea, [contenteditable]')
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'a' || isCovered || isTyped) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** The keyboard shortcuts: they act on the selection, else on the focused entry. */
export function useFileKeys(manager: FileManager): void {
  const { list, selection, mayWrite } = manager
  const actionIds = (): readonly string[] => {
    if (selection.ids.size > 0) return [...selection.ids]
    const id = focusedEntry()?.dataset.file
    return id ? [id] : []
  }
  const write = (act: (ids: readonly string[]) => void) => () => {
    const ids = actionIds()
    if (mayWrite && ids.length > 0) act(ids)
  }
  const go = (event: KeyboardEvent) => {
    const from = placeOf()
    const page = Math.max(1, Math.floor((list.rows.scrollRect?.height ?? 0) / list.grid.rowHeight) - 1)
    const next = placeAfter(event.key, from, list.grid, page)
    if (next === undefined) return
    list.rows.scrollToIndex(Math.floor(next / list.grid.columns))
    focusPlace(next)
    const [start, id] = [list.itemAt(from)?.id, list.itemAt(next)?.id]
    if (event.shiftKey && mayWrite && id) selection.extend(id, start)
  }
  useChooseAll(() => mayWrite && selection.all())
  useKeys({
    ...Object.fromEntries(steps.map((key) => [key, go])),
    '/': () => document.querySelector<HTMLElement>('.files-tools input')?.focus(),
    '?': () => manager.setDialog('keys'),
    Backspace: manager.goUp,
    Escape: selection.clear,
    F2: write(([id]) => manager.setRenaming(id!)),
    Delete: write(manager.remove),
    m: write((ids) => manager.setMoving(manager.targetOf(ids))),
    x: () => {
      const id = focusedEntry()?.dataset.file
      if (mayWrite && id) selection.toggle(id)
    },
    n: () => mayWrite && !manager.view.search && manager.setDialog('folder'),
    z: () => void undoLast(),
  })
}
