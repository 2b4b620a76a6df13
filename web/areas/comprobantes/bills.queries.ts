/** What a comprobante can bill (contracts, certificates) and be allocated to (rubros, items). */
import { q, type Output } from '../../api/operations.ts'
import { queryClient } from '../../api/query-client.ts'
import { hasWords } from '../../lib/fold.ts'
import type { Picked } from '../../ui/PickerField.tsx'

const freshMilliseconds = 60_000

/** The items of a rubro in the approved budget that contain all words. */
export async function searchItems(proyectoId: number, rubroId: string, text: string): Promise<Picked[]> {
  const budgets = await queryClient.fetchQuery({
    ...q('listPresupuestos', { proyectoId, size: 200 }),
    staleTime: freshMilliseconds,
  })
  const approved = budgets.items.find(({ estado }) => estado === 'aprobado')
  if (!approved) return []
  const sheet = await queryClient.fetchQuery({
    ...q('getPresupuestoItems', { proyectoId, presupuestoId: approved.id }),
    staleTime: freshMilliseconds,
  })
  return sheet.items
    .filter((item) => item.rubroId === rubroId)
    .map(({ id, codigo, descripcion }) => ({ id, label: `${codigo} ${descripcion}` }))
    .filter(({ label }) => hasWords(label, text))
}

export type ContractOfSupplier = Output<'listContratos'>['items'][number]

const withoutDrafts = ({ items }: Output<'listContratos'>) => items.filter(({ estado }) => estado !== 'borrador')

/** The contracts of a supplier, without drafts. */
export const contractsOfQuery = (proyectoId: number, proveedorId: string | null) => ({
  ...q('listContratos', { proyectoId, proveedorId: proveedorId ?? '', size: 200 }),
  select: withoutDrafts,
  enabled: proveedorId !== null,
})

const itemsOf = ({ items }: Output<'listProjectCertificados'>) => items

/** The approved certificates of a contract. */
export const approvedOfQuery = (proyectoId: number, contratoId: string) => ({
  ...q('listProjectCertificados', { proyectoId, contratoId, estado: 'aprobado', size: 200 }),
  select: itemsOf,
  enabled: contratoId !== '',
})

const withoutCreditNotes = ({ items }: Output<'listComprobantes'>) => items.filter(({ tipo }) => tipo !== 'notaCredito')

/** The registered documents that bill a certificate. */
export const billsOfQuery = (proyectoId: number, certificadoId: string) => ({
  ...q('listComprobantes', { proyectoId, certificadoId, estado: 'registrado', size: 200 }),
  select: withoutCreditNotes,
})
