import { useEffect, useEffectEvent, useState } from 'react'
import { addDraftSource, findDraft, removeFoundDraft, type Input } from '../../lib/draft-sources.ts'
import type { DraftName, DraftOffer } from './form-types.ts'

type DraftOptions<Value> = {
  name: DraftName | null
  title: () => string
  /** The current stored values, as JSON. */
  before: string
  /** The unsaved input; null if there is none. */
  read: () => Input<Value> | null
  restore: (input: Input<Value>) => void
}

const nameOf = ({ kind, record, parent }: DraftName) =>
  record === null ? `${kind}:new:${parent ?? ''}` : `${kind}:${record}`

/**
 * Stores the input of a form or sheet when the session ends, and offers it when the user opens the form again. After a reload that
 * the page announced, the input returns without a question if the record did not change.
 */
export function useDraft<Value>({ name, ...form }: DraftOptions<Value>): DraftOffer | null {
  const key = name && nameOf(name)
  const search = () => ({ key, found: key === null ? null : findDraft<Value>(key) })
  const [state, setState] = useState(search)
  // The form switched to another record.
  const { found } = state.key === key ? state : search()
  if (state.key !== key) setState({ key, found })
  const read = useEffectEvent(form.read)
  const title = useEffectEvent(form.title)
  const isSameRecord = found?.draft.before === form.before
  const remove = () => {
    if (found) removeFoundDraft(found)
    setState({ key, found: null })
  }
  const restore = () => {
    if (found) form.restore(found.draft)
    remove()
  }
  const returnAtOnce = useEffectEvent(restore)
  useEffect(() => {
    if (found?.draft.isReload && isSameRecord) returnAtOnce()
  }, [found, isSameRecord])
  useEffect(() => {
    if (key === null) return
    return addDraftSource({ name: key, title: () => title(), read: () => read() })
  }, [key])
  if (!found || (found.draft.isReload && isSameRecord)) return null
  return { storedAt: found.storedAt, isOutdated: name?.record != null && !isSameRecord, restore, remove }
}
