import { ChangesPanel } from '../../../areas/modificaciones/ChangesPanel.tsx'
import { BudgetPanel } from '../../../areas/presupuestos/BudgetPanel.tsx'
import { DocumentHistory } from '../../../records/DocumentHistory.tsx'
import type { SectionProps } from '../SectionsPage.tsx'

/** The versions of the budget, with their history. */
export function BudgetSection({ proyectoId, id }: SectionProps) {
  return (
    <BudgetPanel
      proyectoId={proyectoId}
      id={id}
      historyOf={(budget) => <DocumentHistory key={budget} proyectoId={proyectoId} id={budget} />}
    />
  )
}

/** The modifications of the budget, with their history. */
export function ChangesSection({ proyectoId }: SectionProps) {
  return (
    <ChangesPanel
      proyectoId={proyectoId}
      historyOf={({ id, numero, motivo }) => (
        <DocumentHistory proyectoId={proyectoId} id={id} subject={`de la modificación ${numero ?? motivo}`} />
      )}
    />
  )
}
