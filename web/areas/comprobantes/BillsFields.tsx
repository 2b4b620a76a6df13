import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import type { Schema } from '../../api/types.ts'
import { Alert } from '../../ui/Alert.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { FormRow } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { BillProposals } from './BillProposals.tsx'
import { approvedOfQuery, billsOfQuery, contractsOfQuery } from './bills.queries.ts'
import type { ComprobanteDraft } from './comprobante-draft.ts'
import { useDocumentAddress } from './document-address.ts'

type BillsFieldsProps = {
  proyectoId: number
  monedaBase: Schema<'Moneda'>
  form: FormState<ComprobanteDraft>
  supplierId: string | null
  /** A registered comprobante keeps its amounts: nothing is proposed. */
  isRegistered?: boolean
}

/** The contract and certificate that a comprobante bills, with proposals; hidden if the supplier has no contract. */
export function BillsFields({ proyectoId, monedaBase, form, supplierId, isRegistered }: BillsFieldsProps) {
  const { contratoId, certificadoId } = form.values
  const { data: contracts = [] } = useQuery(contractsOfQuery(proyectoId, supplierId))
  const { data: certificates = [] } = useQuery(approvedOfQuery(proyectoId, contratoId))
  if (supplierId === null || (contracts.length === 0 && contratoId === '')) return null
  return (
    <>
      {!isRegistered && <BillProposals {...{ proyectoId, monedaBase, form, supplierId }} />}
      <FormRow>
        <SelectField
          label="Contrato que factura"
          options={[
            { value: '', label: 'Ninguno' },
            ...contracts.map(({ id, numero, objeto }) => ({ value: id, label: `${numero}. ${objeto}` })),
          ]}
          {...form.field('contratoId')}
          onChange={(value) => form.change({ contratoId: value, certificadoId: '' })}
        />
        {contratoId !== '' && (
          <SelectField
            label="Certificado que factura"
            help="Se paga esta factura en lugar del certificado."
            options={[
              { value: '', label: 'Ninguno' },
              ...certificates.map(({ id, numero, periodo, neto, moneda }) => ({
                value: id,
                label: `N.º ${numero}, ${dateText(periodo)} (${moneyText(neto, moneda)})`,
              })),
            ]}
            {...form.field('certificadoId')}
          />
        )}
      </FormRow>
      {certificadoId !== '' && <OtherBills proyectoId={proyectoId} certificadoId={certificadoId} />}
    </>
  )
}

/** The registered documents that already bill a certificate; links open in a new tab, so that the form is not lost. */
function OtherBills({ proyectoId, certificadoId }: { proyectoId: number; certificadoId: string }) {
  const { data: bills = [] } = useQuery(billsOfQuery(proyectoId, certificadoId))
  const addressOf = useDocumentAddress()
  if (bills.length === 0) return null
  return (
    <Alert type="warning">
      Este certificado ya está facturado: cargá solo lo que falta.
      <ul>
        {bills.map((bill) => (
          <li key={bill.id}>
            <Link to={addressOf(bill)} target="_blank" rel="noreferrer">
              {bill.numeroCompleto}
            </Link>{' '}
            del {dateText(bill.fecha)}, neto {moneyText(bill.sinImpuestos, bill.moneda)}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
