import { useQuery } from '@tanstack/react-query'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import type { FormState } from '../../ui/form/form-types.ts'
import { FormRow } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { approvedOfQuery, contractsOfQuery } from './bills.queries.ts'
import type { ComprobanteDraft } from './comprobante-draft.ts'

type BillsFieldsProps = { proyectoId: number; form: FormState<ComprobanteDraft>; supplierId: string | null }

/** The contract and certificate that a comprobante bills; hidden if the supplier has no contract. */
export function BillsFields({ proyectoId, form, supplierId }: BillsFieldsProps) {
  const { contratoId } = form.values
  const { data: contracts = [] } = useQuery(contractsOfQuery(proyectoId, supplierId))
  const { data: certificates = [] } = useQuery(approvedOfQuery(proyectoId, contratoId))
  if (supplierId === null || (contracts.length === 0 && contratoId === '')) return null
  return (
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
  )
}
