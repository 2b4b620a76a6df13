import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../api/problem.ts'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import { monedas } from '../../records/words.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { tipos } from '../comprobantes/door.ts'
import { partKey } from './pago-draft.ts'
import { pendingCertificatesQuery, pendingQuery } from './queries.ts'
import './PendingParts.css'

type Moneda = Schema<'Moneda'>
type Certificado = Schema<'Certificado'>
/** A comprobante or certificate with a balance. */
type Payable = { key: string; name: string; detail: string; saldo: string; moneda: Moneda; isCredit: boolean }

const dueText = (vencimiento: string | null, estadoPago: string | null) =>
  vencimiento ? `${estadoPago === 'vencido' ? 'venció' : 'vence'} el ${dateText(vencimiento)}` : ''

function ofDocument({
  id,
  numeroCompleto,
  tipo,
  vencimiento,
  estadoPago,
  saldo,
  moneda,
}: Schema<'Comprobante'>): Payable {
  const isCredit = tipo === 'notaCredito'
  const detail = isCredit ? tipos.notaCredito : dueText(vencimiento, estadoPago)
  return { key: partKey('comprobanteId', id), name: numeroCompleto, detail, saldo, moneda, isCredit }
}

function ofCertificate({
  id,
  numero,
  periodo,
  contrato,
  vencimiento,
  estadoPago,
  saldo,
  moneda,
}: Certificado): Payable {
  const name = `Certificado N.º ${numero}, ${dateText(periodo)}`
  const detail = [contrato, dueText(vencimiento, estadoPago)].filter(Boolean).join(' · ')
  return { key: partKey('certificadoId', id), name, detail, saldo, moneda, isCredit: false }
}

type PendingPartsProps = {
  proyectoId: number
  supplierId: string
  moneda: Moneda
  partes: Record<string, string>
  error: string | undefined
  onChange: (partes: Record<string, string>) => void
}

/** What the supplier is owed: checking an entry pays its balance; the amount can be changed. */
export function PendingParts({ proyectoId, supplierId, moneda, partes, error, onChange }: PendingPartsProps) {
  const documents = useQuery(pendingQuery(proyectoId, supplierId, moneda))
  const certificates = useQuery(pendingCertificatesQuery(proyectoId, supplierId, moneda))
  const failure = documents.error ?? certificates.error
  const change = (key: string, text: string | null) => {
    const { [key]: _before, ...others } = partes
    onChange(text === null ? others : { ...partes, [key]: text })
  }
  const retry = () => void Promise.all([documents.refetch(), certificates.refetch()])
  if (!documents.data || !certificates.data)
    return failure ? <ErrorState message={errorMessage(failure)} onRetry={retry} /> : <Skeleton height="6rem" />
  const payables = [...documents.data.items.map(ofDocument), ...certificates.data.items.map(ofCertificate)]
  if (payables.length === 0)
    return <p className="money-note">No le debés nada en {monedas[moneda].toLowerCase()}: el pago queda a cuenta.</p>
  return (
    <Fieldset isFramed legend="Qué se paga">
      <ul role="list" className="money-pending">
        {payables.map((each) => (
          <PayableRow
            key={each.key}
            payable={each}
            part={partes[each.key]}
            onChange={(text) => change(each.key, text)}
          />
        ))}
      </ul>
      {error && <p className="field-note field-error">{error}</p>}
    </Fieldset>
  )
}

type PayableRowProps = { payable: Payable; part: string | undefined; onChange: (text: string | null) => void }

function PayableRow({ payable: { name, detail, saldo, moneda, isCredit }, part, onChange }: PayableRowProps) {
  return (
    <li className="money-pending-row">
      <label className="field-choice">
        <Checkbox
          label={`Pagar ${name}`}
          checked={part !== undefined}
          onChange={(event) => onChange(event.target.checked ? decimalText(saldo) : null)}
        />
        <span aria-hidden="true">
          {name}
          <small>{detail}</small>
        </span>
      </label>
      <span className="money-pending-saldo">{moneyText(isCredit ? `-${saldo}` : saldo, moneda)}</span>
      {part !== undefined && (
        <NumberField label={`${isCredit ? 'Se usa' : 'Se paga'} de ${name}`} value={part} onChange={onChange} />
      )}
    </li>
  )
}
