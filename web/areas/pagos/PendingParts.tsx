import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '../../api/problem.ts'
import type { Schema } from '../../api/types.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import { activeCompanyId } from '../../lib/session.ts'
import { monedas } from '../../records/words.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import type { PagoDraft } from './pago-draft.ts'
import { usePayables, type Payable } from './payables.ts'
import { lastRateQuery } from './queries.ts'
import './PendingParts.css'

type Moneda = Schema<'Moneda'>
type Parts = Pick<PagoDraft, 'partes' | 'enSuMoneda'>
type PendingPartsProps = {
  proyectoId: number
  supplierId: string
  /** The currency of the payment. */
  moneda: Moneda
  parts: Parts
  error: string | undefined
  onChange: (parts: Parts) => void
}

const without = (amounts: Record<string, string>, key: string) => {
  const { [key]: _before, ...others } = amounts
  return others
}

/**
 * What the supplier is owed, and the advances of its contracts: checking an entry pays its balance; the amount can be changed. What is in another currency needs the amount
 * in that of the payment, too.
 */
export function PendingParts({ proyectoId, supplierId, moneda, parts, error, onChange }: PendingPartsProps) {
  const { payables, error: failure, retry } = usePayables(proyectoId, supplierId)
  if (!payables)
    return failure ? <ErrorState message={errorMessage(failure)} onRetry={retry} /> : <Skeleton height="6rem" />
  const own = payables.filter((each) => each.moneda === moneda)
  const foreign = payables.filter((each) => each.moneda !== moneda)
  const { partes, enSuMoneda } = parts
  return (
    <>
      {own.length === 0 && (
        <p className="money-note">No le debés nada en {monedas[moneda].toLowerCase()}: el pago queda a cuenta.</p>
      )}
      {own.length > 0 && (
        <Fieldset isFramed legend="Qué se paga">
          <ul role="list" className="money-pending">
            {own.map((each) => (
              <PayableRow
                key={each.key}
                payable={each}
                isPaid={each.key in partes}
                onPaid={(isPaid) => {
                  const rest = without(partes, each.key)
                  onChange({ ...parts, partes: isPaid ? { ...rest, [each.key]: decimalText(each.saldo) } : rest })
                }}
              >
                <NumberField
                  label={`${each.isCredit ? 'Se usa' : 'Se paga'} de ${each.name}`}
                  value={partes[each.key] ?? ''}
                  onChange={(text) => onChange({ ...parts, partes: { ...partes, [each.key]: text } })}
                />
              </PayableRow>
            ))}
          </ul>
        </Fieldset>
      )}
      {foreign.length > 0 && (
        <Fieldset isFramed legend="En otra moneda">
          <ul role="list" className="money-pending">
            {foreign.map((each) => (
              <PayableRow
                key={each.key}
                payable={each}
                isPaid={each.key in partes}
                onPaid={(isPaid) => {
                  const [amounts, amountsInTheirs] = [without(partes, each.key), without(enSuMoneda, each.key)]
                  if (!isPaid) return onChange({ partes: amounts, enSuMoneda: amountsInTheirs })
                  onChange({
                    partes: { ...amounts, [each.key]: '' },
                    enSuMoneda: { ...amountsInTheirs, [each.key]: decimalText(each.saldo) },
                  })
                }}
              >
                <NumberField
                  label={`Se cancela de ${each.name}, en ${monedas[each.moneda].toLowerCase()}`}
                  value={enSuMoneda[each.key] ?? ''}
                  onChange={(text) => onChange({ partes, enSuMoneda: { ...enSuMoneda, [each.key]: text } })}
                />
                <NumberField
                  label={`Se paga por ${each.name}, en ${monedas[moneda].toLowerCase()}`}
                  value={partes[each.key] ?? ''}
                  onChange={(text) => onChange({ enSuMoneda, partes: { ...partes, [each.key]: text } })}
                />
              </PayableRow>
            ))}
          </ul>
        </Fieldset>
      )}
      {error && <p className="field-note field-error">{error}</p>}
    </>
  )
}

type PayableRowProps = {
  payable: Payable
  isPaid: boolean
  onPaid: (isPaid: boolean) => void
  /** The fields of its amounts, once it is paid. */
  children: ReactNode
}

function PayableRow({ payable, isPaid, onPaid, children }: PayableRowProps) {
  const { name, detail, saldo, moneda, isCredit, rate } = payable
  return (
    <li className="money-pending-row">
      <label className="field-choice">
        <Checkbox label={`Pagar ${name}`} checked={isPaid} onChange={(event) => onPaid(event.target.checked)} />
        <span aria-hidden="true">
          {name}
          <small>
            {detail}
            {rate !== null && <Rates moneda={moneda} rate={rate} />}
          </small>
        </span>
      </label>
      <span className="money-pending-saldo">{moneyText(isCredit ? `-${saldo}` : saldo, moneda)}</span>
      {isPaid && children}
    </li>
  )
}

/** The rate of a document beside the last one of its currency. */
function Rates({ moneda, rate }: { moneda: Moneda; rate: string }) {
  const { data } = useQuery({ ...lastRateQuery(activeCompanyId() ?? 0, moneda), enabled: moneda !== 'ARS' })
  const last = data?.items[0]
  return (
    <>
      {' '}
      · cargado a {decimalText(rate)}
      {last && `, hoy ${decimalText(last.venta)}`}
    </>
  )
}
