import { Link } from 'react-router-dom'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalText, trimDecimal } from '../../lib/number-text.ts'
import { useAddressWithValuation } from '../control/door.ts'
import type { Pago } from './queries.ts'
import { impuestos, meansStates, medios } from './words.ts'

type Means = Pago['medios'][number]
type Withholding = Pago['retenciones'][number]

/** 'eCheq 00012345 del Banco Galicia' */
export const meansName = ({ medio, numero, banco }: Means) =>
  [medios[medio], numero, banco && `(${banco})`].filter(Boolean).join(' ')

/** 'Ganancias 2 % de $ 9.200.000,00' */
export const withholdingName = ({ impuesto, jurisdiccion, alicuota, base }: Withholding, moneda: Pago['moneda']) => {
  const tax = [impuestos[impuesto], jurisdiccion].filter(Boolean).join(' de ')
  return `${tax} ${decimalText(trimDecimal(alicuota))} % de ${moneyText(base, moneda)}`
}

/** The means of a payment, each with its account. */
export function MeansList({ pago: { medios: means, moneda } }: { pago: Pago }) {
  return (
    <ul className="money-payments" aria-label="Medios de pago">
      {means.map((each) => (
        <li key={each.id}>
          {meansName(each)}: {moneyText(each.importe, moneda)} · {each.cuenta ?? 'sin cuenta'}
          {each.fechaDebito && ` · se debita el ${dateText(each.fechaDebito)}`}
          {each.fechaDebito && ` · ${meansStates[each.estado].toLowerCase()}`}
          {each.motivo && `: ${each.motivo}`}
        </li>
      ))}
    </ul>
  )
}

/** The withholdings of a payment, each with a link to its certificate. */
export function WithholdingList({ pago }: { pago: Pago }) {
  const withValuation = useAddressWithValuation()
  if (pago.retenciones.length === 0) return null
  return (
    <ul className="money-payments" aria-label="Retenciones">
      {pago.retenciones.map((each) => (
        <li key={each.id}>
          {withholdingName(each, pago.moneda)}: {moneyText(each.importe, pago.moneda)} ·{' '}
          <Link to={withValuation(`/finanzas/pagos/${pago.id}/${each.id}`)}>Certificado {each.numeroCertificado}</Link>
        </li>
      ))}
    </ul>
  )
}
