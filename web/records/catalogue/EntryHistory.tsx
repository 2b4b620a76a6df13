import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryState } from '../../api/QueryState.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { HistoryPanel, type HistoryItem } from '../../ui/HistoryPanel.tsx'
import type { Labels } from './draft.ts'
import { useLabels, type EntryReference } from './labels.ts'
import type { Entry, EntryKind, Field, Noun } from './noun.ts'
import { historyQuery, nounHistoryQuery, type Change } from './queries.ts'
import { cellOf, linesOf, lineTexts, fieldText } from './field-text.ts'

const actions: Record<string, string> = {
  crear: 'lo creó',
  cambiar: 'lo cambió',
  archivar: 'lo archivó',
  restaurar: 'lo restauró',
  ordenar: 'cambió su orden',
}

/** Removed and added lines of a list; unchanged lines are omitted. */
function listDifference(field: Field, { antes, despues }: Change, labels: Labels) {
  const [before, after] = [antes, despues].map((record) => lineTexts(field, record[field.name], labels)) as [
    string[],
    string[],
  ]
  const only = (lines: string[], others: string[]) => lines.filter((line) => !others.includes(line)).join(', ') || '—'
  return { label: field.label, before: only(before, after), after: only(after, before) }
}

function itemOf(noun: EntryKind, change: Change, labels: Labels, subject?: string): HistoryItem {
  const { id, usuario, accion, momento, antes, despues } = change
  const changed = accion === 'cambiar' ? noun.fields.filter(({ name }) => name in despues) : []
  const differences = changed.map((field) =>
    field.kind === 'lines'
      ? listDifference(field, change, labels)
      : {
          label: field.label,
          before: fieldText(field, antes[field.name], labels),
          after: fieldText(field, despues[field.name], labels),
        },
  )
  return { id, who: usuario, what: actions[accion] ?? accion, when: momento, subject, differences }
}

/** Entries of other catalogues referenced by these changes, without duplicates. */
function changeReferences(noun: EntryKind, changes: Change[]) {
  const records = changes.flatMap(({ antes, despues }) => [antes, despues])
  const references = (fields: Field[], record: (field: Field) => unknown[]) =>
    fields.flatMap((field) => {
      const { kind, from, columns = [] } = field
      if (kind === 'lines')
        return columns.flatMap((column) =>
          column.from
            ? record(field).flatMap((list) =>
                linesOf(list).map((line) => ({ noun: column.from!, id: cellOf(line, column) })),
              )
            : [],
        )
      return kind === 'entry' && from ? record(field).map((id) => ({ noun: from, id })) : []
    })
  const ids = references(noun.fields, ({ name }) => records.map((record) => record[name]))
  const texts = ids.flatMap(({ noun: key, id }) => (typeof id === 'string' ? [{ noun: key, id }] : []))
  return [...new Map(texts.map((each) => [each.id, each])).values()]
}

const noLabels: Labels = new Map()

/** The changes of an entry: user, time, old and new values. */
export function EntryHistory({ noun, entry }: { noun: EntryKind; entry: Entry }) {
  const { data, error, refetch } = useQuery(historyQuery(entry))
  const { labels = noLabels } = useLabels(changeReferences(noun, data?.items ?? []))
  if (!data) {
    return (
      <QueryState error={error} onRetry={() => void refetch()}>
        <p className="catalogue-note">Buscando los cambios…</p>
      </QueryState>
    )
  }
  if (data.items.length === 0) return <p className="catalogue-note">Sin cambios: está como vino con la empresa.</p>
  return <HistoryPanel items={data.items.map((change) => itemOf(noun, change, labels))} />
}

/** The changes of a whole catalogue, newest first. */
export function HistoryDialog({ noun, onClose }: { noun: Noun; onClose: () => void }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(nounHistoryQuery(noun.entity, page))
  const ids = [...new Set((data?.items ?? []).map(({ entidadId }) => entidadId))]
  const references: EntryReference[] = [
    ...ids.map((id) => ({ noun: noun.key, id })),
    ...changeReferences(noun, data?.items ?? []),
  ]
  const { labels = noLabels } = useLabels(references)
  return (
    <Dialog title={`Historial de ${noun.title.toLowerCase()}`} isOpen onClose={onClose}>
      {!data && <QueryState error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && <p className="catalogue-note">Sin cambios: la lista está como vino con la empresa.</p>}
      {data && (
        <HistoryPanel
          items={data.items.map((change) => itemOf(noun, change, labels, labels.get(change.entidadId) ?? '…'))}
        />
      )}
      {data && data.lastPage > 1 && (
        <p className="catalogue-turn">
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Más nuevos
          </Button>
          <Button size="small" disabled={page >= data.lastPage} onClick={() => setPage(page + 1)}>
            Más viejos
          </Button>
        </p>
      )}
    </Dialog>
  )
}
