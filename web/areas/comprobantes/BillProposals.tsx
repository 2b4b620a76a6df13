import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { q } from '../../api/operations.ts'
import { queryClient } from '../../api/query-client.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import type { Schema } from '../../api/types.ts'
import { moneyText } from '../../lib/money-text.ts'
import { labelQuery } from '../../records/catalogue/queries.ts'
import { askFirst } from '../../ui/confirm.ts'
import type { FormState } from '../../ui/form/form-types.ts'
import { rubros } from '../rubros/door.ts'
import { filledBy, proposalsOf, typedAmounts, type Proposal } from './bill-proposals.ts'
import { contractsOfQuery, type ContractOfSupplier } from './bills.queries.ts'
import type { ComprobanteDraft } from './comprobante-draft.ts'
import './BillProposals.css'

type BillProposalsProps = {
  proyectoId: number
  monedaBase: Schema<'Moneda'>
  form: FormState<ComprobanteDraft>
  supplierId: string
}

const noContracts: ContractOfSupplier[] = []

/** The names of the rubros of a proposal, by id. */
async function rubroLabels({ parts }: Proposal): Promise<Map<string, string>> {
  const ids = [...new Set(parts.map(({ rubroId }) => rubroId))]
  const labels = await Promise.all(
    ids.map((id) => queryClient.fetchQuery({ ...labelQuery(rubros, id), staleTime: 60_000 })),
  )
  return new Map(ids.map((id, index) => [id, labels[index]!]))
}

/** Offers the open certificates and contracts of a supplier; choosing one fills in the net amount and what it was spent on. */
export function BillProposals({ proyectoId, monedaBase, form, supplierId }: BillProposalsProps) {
  const { data: contracts = noContracts } = useQuery(contractsOfQuery(proyectoId, supplierId))
  const { data: certificates } = useQuery(
    q('listProjectCertificados', { proyectoId, proveedorId: supplierId, estado: 'aprobado', size: 200 }),
  )
  /** What the last proposal filled in: replacing it loses nothing typed. */
  const filled = useRef('')
  const { contratoId: chosen, tipo } = form.values
  if (!certificates || chosen !== '' || tipo === 'notaCredito') return null
  const proposals = proposalsOf(contracts, certificates.items)
  if (proposals.length === 0) return null
  const choose = async (proposal: Proposal) => {
    const labels = await rubroLabels(proposal).catch(tellFailure('No se completó el comprobante'))
    if (!labels) return
    const { contratoId, certificadoId, ...amounts } = filledBy(proposal, labels)
    const typed = typedAmounts(form.values)
    const isTyped = typed !== '' && typed !== filled.current
    const replaces = Object.keys(amounts).length > 0 && isTyped
    const message = `El neto y los rubros que cargaste se cambian por los de «${proposal.title}».`
    const question = { title: '¿Reemplazar lo que escribiste?', message, label: 'Reemplazar', isLossy: true }
    if (replaces && !(await askFirst(question))) return
    const moneda = proposal.moneda === monedaBase ? '' : proposal.moneda
    const next = { contratoId, certificadoId, moneda, ...amounts }
    filled.current = typedAmounts({ ...form.values, ...next })
    // The pressed button disappears: the next field to type gets the focus.
    flushSync(() => form.change(next))
    form.element.current?.querySelector<HTMLElement>('[name="numero"]')?.focus()
  }
  return (
    <section className="bill-proposals" aria-label="Qué se factura">
      <p className="field-label">¿Qué se factura?</p>
      <ul role="list">
        {proposals.map((proposal) => (
          <li key={proposal.certificadoId || proposal.contratoId}>
            <button type="button" className="bill-proposal" onClick={() => void choose(proposal)}>
              <span>{proposal.title}</span>
              {proposal.neto !== null && <strong>{moneyText(proposal.neto, proposal.moneda)}</strong>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
