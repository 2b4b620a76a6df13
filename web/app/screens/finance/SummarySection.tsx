import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../../api/problem.ts'
import { projectCertificatesQuery } from '../../../areas/certificados/queries.ts'
import { contractsQuery } from '../../../areas/contratos/queries.ts'
import { changesQuery } from '../../../areas/modificaciones/queries.ts'
import { budgetsQuery } from '../../../areas/presupuestos/queries.ts'
import { moneyText } from '../../../lib/money-text.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LinkCards } from '../LinkCards.tsx'
import type { SectionProps } from './sections.ts'

const dashboard = [
  { title: 'Tablero del proyecto', text: 'El gasto por mes.', icon: 'pi-chart-bar', path: '/dashboards/project' },
]

/** Where the project stands, as far as there are figures; each leads to what it is made of. */
export function SummarySection({ proyectoId }: SectionProps) {
  const budgets = useQuery(budgetsQuery(proyectoId))
  const changes = useQuery(changesQuery(proyectoId, 1, 'aprobada'))
  const contracts = useQuery(contractsQuery(proyectoId, { search: '', page: 1, estado: 'vigente' }))
  const certificates = useQuery(projectCertificatesQuery(proyectoId, { page: 1, estado: 'aprobado' }))
  const all = [budgets, changes, contracts, certificates]
  const failed = all.find(({ error, data }) => error && !data)
  if (failed)
    return (
      <ErrorState message={errorMessage(failed.error)} onRetry={() => void all.forEach((each) => each.refetch())} />
    )
  if (!budgets.data || !changes.data || !contracts.data || !certificates.data) return <Skeleton height="10rem" />
  const approved = budgets.data.find(({ estado }) => estado === 'aprobado')
  const moneda = approved?.moneda
  const money = (amount: string) => (moneda ? moneyText(amount, moneda) : '—')
  const figures = [
    { title: 'Presupuesto aprobado', text: money(approved?.total ?? '0'), icon: 'pi-table', path: 'presupuesto' },
    {
      title: 'Modificaciones aprobadas',
      text: money(changes.data.totales.totalBase),
      icon: 'pi-plus-circle',
      path: 'modificaciones',
    },
    {
      title: 'Contratos vigentes',
      text: money(contracts.data.totales.totalBase),
      icon: 'pi-file-edit',
      path: 'contratos',
    },
    {
      title: 'Certificado y aprobado, con ajuste',
      text: money(certificates.data.totales.brutoAjustadoBase),
      icon: 'pi-verified',
      path: 'certificados',
    },
  ]
  const links = figures.map((figure) => ({ ...figure, path: `/finanzas/${figure.path}` }))
  return (
    <div className="finance-list">
      {!approved && <p className="finance-detail">Todavía no hay un presupuesto aprobado: empezá por ahí.</p>}
      <LinkCards links={[...links, ...dashboard]} />
    </div>
  )
}
