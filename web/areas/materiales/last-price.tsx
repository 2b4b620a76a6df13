import type { ReactNode } from 'react'
import type { Schema } from '../../api/types.ts'
import { decimalText } from '../../lib/number-text.ts'
import './last-price.css'

const change = (percent: string) => `${percent.startsWith('-') ? '' : '+'}${decimalText(percent)} %`

/** The last price with its age and change, and the change of CAC and dollar over the same days. */
export function lastPriceContent(price: Schema<'UltimoPrecio'> | null): ReactNode {
  if (!price) return '—'
  const { moneda, precio, dias, variacion, variacionCac, variacionDolar } = price
  const age = dias === 1 ? 'hace 1 día' : `hace ${dias} días`
  const beside = [variacionCac && `CAC ${change(variacionCac)}`, variacionDolar && `dólar ${change(variacionDolar)}`]
  return (
    <>
      {moneda === 'ARS' ? '$' : moneda} {decimalText(precio)}
      <small className="last-price-age">
        {variacion === null ? age : [`${age}, ${change(variacion)}`, ...beside.filter(Boolean)].join(' · ')}
      </small>
    </>
  )
}
