import { dateText } from '../../lib/date-text.ts'
import { decimalText, trimDecimal } from '../../lib/number-text.ts'
import type { Entry } from '../../records/catalogue/noun.ts'
import { daysAgo, maxGapDays } from '../../records/catalogue/series.ts'
import { Alert } from '../../ui/Alert.tsx'
import './NewestRate.css'

/** The newest rate of a currency and kind, with a warning if it is older than `maxGapDays`. */
export function NewestRate({ value }: { value: Entry }) {
  const { fecha, venta, compra } = value as Entry & Record<'fecha' | 'venta' | 'compra', string>
  const days = daysAgo(fecha)
  return (
    <>
      <p className="newest-rate">
        Último valor: <strong>{decimalText(trimDecimal(venta))}</strong> venta, {decimalText(trimDecimal(compra))}{' '}
        compra ({dateText(fecha)})
      </p>
      {days > maxGapDays && <Alert type="warning">La última cotización es de hace {days} días.</Alert>}
    </>
  )
}
