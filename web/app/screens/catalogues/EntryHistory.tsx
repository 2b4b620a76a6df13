import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../../api/problem.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import type { Entry, Noun } from './nouns.ts'
import { historyQuery, type Change } from './queries.ts'

const actions: Record<string, string> = {
  crear: 'lo creó',
  cambiar: 'lo cambió',
  archivar: 'lo archivó',
  restaurar: 'lo restauró',
  ordenar: 'cambió su orden',
}
const unshown = new Set(['version', 'id', 'usos', 'activo', 'ultimoPrecio', 'ultimo'])
const moment = new Intl.DateTimeFormat('es-AR', { dateStyle: 'short', timeStyle: 'short' })

const said = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Who changed an entry, when, and what it was before. */
export function EntryHistory({ noun, entry }: { noun: Noun; entry: Entry }) {
  const { data, error, refetch } = useQuery(historyQuery(entry))
  if (error) return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <p className="catalogue-note">Buscando los cambios…</p>
  if (data.items.length === 0) return <p className="catalogue-note">Sin cambios: está como vino con la empresa.</p>
  const labelOf = (name: string) => noun.fields.find((field) => field.name === name)?.label
  return (
    <ol className="catalogue-history">
      {data.items.map((change) => (
        <li key={change.id}>
          <p>
            <strong>{change.usuario}</strong> {actions[change.accion] ?? change.accion}
            <time dateTime={change.momento}> · {moment.format(new Date(change.momento))}</time>
          </p>
          {change.accion === 'cambiar' && <Differences change={change} labelOf={labelOf} />}
        </li>
      ))}
    </ol>
  )
}

function Differences({ change, labelOf }: { change: Change; labelOf: (name: string) => string | undefined }) {
  const names = Object.keys(change.despues).filter((name) => !unshown.has(name) && labelOf(name))
  return (
    <ul role="list">
      {names.map((name) => (
        <li key={name}>
          {labelOf(name)}: <del>{said(change.antes[name])}</del> → <ins>{said(change.despues[name])}</ins>
        </li>
      ))}
    </ul>
  )
}
