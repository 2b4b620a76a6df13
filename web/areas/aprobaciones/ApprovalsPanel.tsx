import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { QueryState } from '../../api/QueryState.tsx'
import { formatDate } from '../../lib/format.ts'
import type { SortedView } from '../../lib/list-view.ts'
import { moneyText } from '../../lib/money-text.ts'
import type { ChangeState } from '../../lib/use-url-state.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ListPages } from '../../ui/ListPages.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { pendingQuery, rulesQuery, type Pending } from './queries.ts'
import { RulesForm } from './RulesForm.tsx'
import { RulesList } from './RulesList.tsx'

type ApprovalsPanelProps = {
  companyId: number
  isAdministrator: boolean
  view: SortedView
  onView: ChangeState<SortedView>
}

/** What waits for an approval, and the rules of who approves. */
export function ApprovalsPanel({ companyId, isAdministrator, view, onView }: ApprovalsPanelProps) {
  const rules = useQuery(rulesQuery(companyId))
  if (!rules.data) return <QueryState error={rules.error} onRetry={() => void rules.refetch()} height="12rem" />
  return (
    <div className="company-stack">
      <h2>Pendientes</h2>
      <PendingList companyId={companyId} view={view} onView={onView} />
      <h2>Reglas</h2>
      {isAdministrator ? <RulesForm companyId={companyId} rules={rules.data} /> : <RulesList rules={rules.data} />}
    </div>
  )
}

function PendingList({ companyId, view, onView }: Omit<ApprovalsPanelProps, 'isAdministrator'>) {
  const { data, error, refetch } = useQuery(pendingQuery(companyId, view.page))
  if (!data) return <QueryState error={error} onRetry={() => void refetch()} height="8rem" />
  if (data.total === 0)
    return <EmptyState title="No hay nada para aprobar">Lo que pase el tope de una regla se ve acá.</EmptyState>
  return (
    <>
      <PendingTable rows={data.items} />
      <ListPages noun="pendientes" singular="pendiente" view={view} list={data} onView={onView} />
    </>
  )
}

function PendingTable({ rows }: { rows: Pending[] }) {
  return (
    <TableScroll label="Aprobaciones pendientes">
      <table className="table" aria-label="Aprobaciones pendientes">
        <thead>
          <tr>
            <th scope="col">Qué</th>
            <th scope="col">Proyecto</th>
            <th scope="col" className="table-number">
              Importe
            </th>
            <th scope="col">Cargó</th>
            <th scope="col">Aprueba</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.entidad} ${row.id}`}>
              <td>
                <Link to={row.enlace}>{row.titulo}</Link>
              </td>
              <td data-label="Proyecto">{row.proyecto}</td>
              <td data-label="Importe" className="table-number">
                {moneyText(row.importe, row.moneda)}
              </td>
              <td data-label="Cargó">
                {row.cargadoPor ?? 'Sin dato'}
                {row.desde && `, ${formatDate(row.desde)}`}
              </td>
              <td data-label="Aprueba">
                {row.puede ? <strong>Vos</strong> : row.aprueban.slice(0, 3).join(', ') || row.motivo}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
