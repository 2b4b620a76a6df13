import type { ReactNode } from 'react'
import { dateText } from '../../lib/date-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import { DataTable, type DataColumn, type DataSort } from '../../ui/DataTable.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { EntryOrder, EntryPlace } from './EntryOrder.tsx'
import type { Column, Entry, EntryKind } from './noun.ts'

export type EntryActions = {
  open: (id: string | null) => void
  edit: (entry: Entry) => void
  setActive: (entry: Entry, isActive: boolean) => void
  /** Moves a tree entry up (-1) or down (1) among its siblings. */
  move?: ((entry: Entry, by: -1 | 1) => void) | undefined
  /** Moves a tree entry to the position of a sibling. */
  place?: ((id: string, targetId: string) => void) | undefined
}
type EntryTableProps = {
  noun: EntryKind
  entries: Entry[]
  levels: Map<string, number>
  sort: DataSort
  onSort: (sort: DataSort) => void
  openId: string | null
  /** False for the role lector, which gets no buttons. */
  mayWrite: boolean
  isBusy: boolean
  actions: EntryActions
  detail: (entry: Entry) => ReactNode
}

function cellContent({ name, kind = 'text', options = [], cell }: Column, entry: Entry): ReactNode {
  if (cell) return cell(entry)
  const value = entry[name]
  if (value === null || value === undefined || value === '') return '—'
  if (kind === 'flag') return value ? 'Sí' : 'No'
  if (kind === 'date') return dateText(String(value))
  if (kind === 'decimal') return decimalText(String(value))
  if (kind === 'choice') return options.find(([key]) => key === value)?.[1] ?? String(value)
  if (kind === 'colour')
    return <span className="catalogue-colour" style={{ background: String(value) }} title={String(value)} />
  return String(value)
}

/** The entries of a catalogue with their action buttons. */
export function EntryTable({ noun, entries, levels, mayWrite, actions, ...table }: EntryTableProps) {
  const { openId } = table
  const columns: DataColumn<Entry>[] = noun.columns.map((column, index) => ({
    key: column.sort ?? column.name,
    header: column.title,
    isSortable: column.sort !== undefined,
    isNumber: column.isNumber ?? (column.kind === 'number' || column.kind === 'decimal'),
    cell: (entry) =>
      index === 0 ? (
        <FirstCell
          noun={noun}
          entry={entry}
          entries={entries}
          level={levels.get(entry.id) ?? 0}
          {...{ openId, actions, mayWrite }}
        >
          {cellContent(column, entry)}
        </FirstCell>
      ) : (
        cellContent(column, entry)
      ),
  }))
  if (!noun.hasNoUses) columns.push({ key: 'usos', header: 'Usos', isNumber: true, cell: ({ usos }) => usos })
  if (mayWrite) {
    columns.push({
      key: 'actions',
      header: <span className="visually-hidden">Acciones</span>,
      cell: (entry) => <EntryButtons name={noun.label(entry)} entry={entry} actions={actions} />,
    })
  }
  const rows = (
    <DataTable
      label={noun.title}
      rows={entries}
      columns={columns}
      {...table}
      className="catalogue-table"
      rowClass={({ activo }) => (activo ? undefined : 'catalogue-archived')}
    />
  )
  return actions.place && mayWrite ? <EntryOrder onPlace={actions.place}>{rows}</EntryOrder> : rows
}

type FirstCellProps = Pick<EntryTableProps, 'noun' | 'entries' | 'openId' | 'actions' | 'mayWrite'> & {
  entry: Entry
  level: number
  children: ReactNode
}

/** Button that expands an entry; in a tree with a drag handle and drop target around it. */
function FirstCell({ noun, entry, entries, level, openId, actions, mayWrite, children }: FirstCellProps) {
  const open = (
    <button
      type="button"
      className="catalogue-open"
      aria-expanded={entry.id === openId}
      onClick={() => actions.open(entry.id === openId ? null : entry.id)}
    >
      {children}
    </button>
  )
  const padding = { paddingInlineStart: `calc(${level} * var(--space-5))` }
  if (!actions.place || !mayWrite) return <span style={padding}>{open}</span>
  return (
    <div style={padding}>
      <EntryPlace
        id={entry.id}
        group={String(entry.padreId ?? '')}
        label={noun.label(entry)}
        index={entries.indexOf(entry)}
      >
        {open}
      </EntryPlace>
    </div>
  )
}

function EntryButtons({ name, entry, actions }: { name: string; entry: Entry; actions: EntryActions }) {
  const { move } = actions
  return (
    <div className="catalogue-actions">
      {move && <IconButton label={`Subir ${name}`} icon="pi-arrow-up" onClick={() => move(entry, -1)} />}
      {move && <IconButton label={`Bajar ${name}`} icon="pi-arrow-down" onClick={() => move(entry, 1)} />}
      <IconButton label={`Editar ${name}`} icon="pi-pencil" onClick={() => actions.edit(entry)} />
      {entry.activo ? (
        <IconButton label={`Archivar ${name}`} icon="pi-inbox" onClick={() => actions.setActive(entry, false)} />
      ) : (
        <IconButton label={`Restaurar ${name}`} icon="pi-replay" onClick={() => actions.setActive(entry, true)} />
      )}
    </div>
  )
}
