import { useQuery } from '@tanstack/react-query'
import { q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { moneyText } from '../../lib/money-text.ts'
import { Alert } from '../../ui/Alert.tsx'

/** Which debts of a project are open, in words; null without any. */
export function debtsText({ moneda, impago, sinFacturar, retenido }: Schema<'Deudas'>): string | null {
  const part = ({ cantidad, importe }: Schema<'DeudaSuma'>, one: string, many: string) =>
    cantidad === 0 ? [] : [`${cantidad} ${cantidad === 1 ? one : many} por ${moneyText(importe, moneda)}`]
  const parts = [
    ...part(impago, 'documento impago', 'documentos impagos'),
    ...part(sinFacturar, 'certificado sin facturar del todo', 'certificados sin facturar del todo'),
    ...part(retenido, 'contrato con fondo de reparo retenido', 'contratos con fondo de reparo retenido'),
  ]
  return parts.length === 0 ? null : `Quedan ${new Intl.ListFormat('es-AR').format(parts)}.`
}

/** Warns about the open debts of a project that is about to be finished. */
export function OpenDebts({ proyectoId }: { proyectoId: number }) {
  const { data } = useQuery(q('getDeudas', { proyectoId }))
  const text = data && debtsText(data)
  if (!text) return null
  return (
    <Alert type="warning">
      {text} Podés terminarlo igual: un proyecto terminado acepta pagos, cobros y liberaciones, pero no facturas nuevas.
    </Alert>
  )
}
