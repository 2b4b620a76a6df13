import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../../api/problem.ts'
import { budgetsQuery } from '../../../areas/presupuestos/queries.ts'
import { moneyText } from '../../../lib/money-text.ts'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LinkCards } from '../LinkCards.tsx'
import type { SectionProps } from './sections.ts'

const links = [
  {
    title: 'Presupuesto',
    text: 'Las versiones, ítem por ítem.',
    icon: 'pi-table',
    path: '/finanzas/presupuesto',
  },
  { title: 'Contratos', text: 'Con quién, qué y cuánto.', icon: 'pi-file-edit', path: '/finanzas/contratos' },
  { title: 'Certificados', text: 'El avance de cada mes.', icon: 'pi-verified', path: '/finanzas/certificados' },
  { title: 'Tablero del proyecto', text: 'El gasto por mes.', icon: 'pi-chart-bar', path: '/dashboards/project' },
]

/** Where the project stands, as far as there are figures. */
export function SummarySection({ proyectoId }: SectionProps) {
  const { data, error, refetch } = useQuery(budgetsQuery(proyectoId))
  if (error && !data) return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="10rem" />
  const approved = data.find(({ estado }) => estado === 'aprobado')
  return (
    <>
      <Card title="Presupuesto vigente">
        {approved ? (
          <p className="finance-figure">{moneyText(approved.total, approved.moneda)}</p>
        ) : (
          <EmptyState title="Todavía no hay un presupuesto aprobado">Cargá uno y aprobalo para empezar.</EmptyState>
        )}
      </Card>
      <section aria-label="Seguir">
        <LinkCards links={links} />
      </section>
    </>
  )
}
