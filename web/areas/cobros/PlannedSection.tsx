import { InstalmentsList } from './InstalmentsList.tsx'
import { PlansList } from './PlansList.tsx'
import '../../records/money.css'

/** The planned receipts of the project: the plans, or below `/cobros-previstos/cuotas` their instalments by due date. */
export function PlannedSection({ proyectoId, id }: { proyectoId: number; id: string | undefined }) {
  return id === 'cuotas' ? <InstalmentsList proyectoId={proyectoId} /> : <PlansList proyectoId={proyectoId} />
}
