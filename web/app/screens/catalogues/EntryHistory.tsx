import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../../api/problem.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { HistoryPanel, type HistoryItem } from '../../../ui/HistoryPanel.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Labels } from './draft.ts'
import type { Entry, Field, Noun } from './nouns.ts'
import { historyQuery, labelsQuery, nounHistoryQuery, type Change } from './queries.ts'

const actions: Record<string, string> = {
  crear: 'lo creó',
  cambiar: 'lo cambió',
  archivar: 'lo archivó',
  restaurar: 'lo restauró',
  ordenar: 'cambió su orden',
}

function said({ kind, options = [] }: Field, value: unknown, labels: Labels): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (Array.isArray(value)) return value.length === 0 ? 'ninguno' : String(value.length)
  if (kind === 'entry') return labels.get(String(value)) ?? 'otro'
  return options.find(([key]) => key === value)?.[1] ?? String(value)
}

function itemOf(noun: Noun, change: Change, labels: Labels, subject?: string): HistoryItem {
  const { id, usuario, accion, momento, antes, despues } = change
  const changed = accion === 'cambiar' ? noun.fields.filter(({ name }) => name in despues) : []
  const differences = changed.map((field) => ({
    label: field.label,
    before: said(field, antes[field.name], labels),
    after: said(field, despues[field.name], labels),
  }))
  return { id, who: usuario, what: actions[accion] ?? accion, when: momento, subject, differences }
}

/** The entries of other catalogues that changes name. */
function namedIn(noun: Noun, changes: Change[]) {
  const ids = noun.fields.flatMap(({ kind, from, name }) =>
    kind === 'entry' && from
      ? changes
          .flatMap(({ antes, despues }) => [antes[name], despues[name]])
          .flatMap((id) => (typeof id === 'string' ? [{ noun: from, id }] : []))
      : [],
  )
  return [...new Map(ids.map((each) => [each.id, each])).values()]
}

const nobody: Labels = new Map()

/** Who changed an entry, when, and what it was before. */
export function EntryHistory({ noun, entry }: { noun: Noun; entry: Entry }) {
  const { data, error, refetch } = useQuery(historyQuery(entry))
  const named = namedIn(noun, data?.items ?? [])
  const { data: labels = nobody } = useQuery({ ...labelsQuery(named), enabled: named.length > 0 })
  if (error) return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <p className="catalogue-note">Buscando los cambios…</p>
  if (data.items.length === 0) return <p className="catalogue-note">Sin cambios: está como vino con la empresa.</p>
  return <HistoryPanel items={data.items.map((change) => itemOf(noun, change, labels))} />
}

/** Who changed what in a whole catalogue, the newest first. */
export function HistoryDialog({ noun, onClose }: { noun: Noun; onClose: () => void }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(nounHistoryQuery(noun.entity, page))
  const ids = [...new Set((data?.items ?? []).map(({ entidadId }) => entidadId))]
  const named = [...ids.map((id) => ({ noun: noun.key, id })), ...namedIn(noun, data?.items ?? [])]
  const { data: labels = nobody } = useQuery({ ...labelsQuery(named), enabled: named.length > 0 })
  return (
    <Dialog title={`Historial de ${noun.title.toLowerCase()}`} isOpen onClose={onClose}>
      {error && !data && <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="12rem" />}
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
