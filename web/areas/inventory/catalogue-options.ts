import type { SelectOption } from '../../ui/SelectField.tsx'

export type Named = { id: string; name: string; parentId?: string | null }

/** Select options, children grouped under their parent. The chosen value is an option even before the entries load. */
export function catalogueOptions(entries: Named[] | undefined, chosen: string, empty = '—'): SelectOption[] {
  const none = { value: '', label: empty }
  if (!entries) return chosen ? [none, { value: chosen, label: '…' }] : [none]
  const parents = entries.filter(({ parentId }) => !parentId)
  const options = parents.flatMap((parent) => {
    const children = entries.filter(({ parentId }) => parentId === parent.id)
    const group = children.length > 0 ? parent.name : undefined
    return [parent, ...children].map(({ id, name }) => ({ value: id, label: name, group }))
  })
  return [none, ...options]
}
