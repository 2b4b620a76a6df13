import { CobrosSection } from './CobrosSection.tsx'
import { ReceiptPage } from './ReceiptPage.tsx'

/** The receipts of the project; below `/cobros/`, one of them to print. */
export function CobrosPages({ proyectoId, id }: { proyectoId: number; id: string | undefined }) {
  return id ? <ReceiptPage key={id} proyectoId={proyectoId} id={id} /> : <CobrosSection proyectoId={proyectoId} />
}
