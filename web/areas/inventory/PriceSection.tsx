import { formatMoney, formatPercent } from '../../lib/format.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { draftNumber, priceOf, type NumberKey } from './product-draft.ts'
import type { SectionProps } from './ProductEditor.tsx'

/** What a product costs and what it is sold for; the price follows from base and tax (seed 001, section 3). */
export function PriceSection({ draft, change, field }: SectionProps) {
  const number = (key: NumberKey, label: string) => (
    <NumberField label={label} {...field(key)} value={draft[key]} onChange={(typed) => change({ [key]: typed })} />
  )
  const cost = draftNumber(draft, 'cost')
  const base = draftNumber(draft, 'basePrice')
  const tax = draftNumber(draft, 'taxPercent')
  const isPriced = base !== null && tax !== null
  const hasMargin = base !== null && cost !== null && base > 0
  return (
    <div className="product-grid">
      {number('cost', 'Costo ($)')}
      {number('basePrice', 'Precio base ($)')}
      {number('taxPercent', 'IVA (%)')}
      <dl className="product-derived product-price" aria-live="polite">
        <dt>Precio con IVA</dt>
        <dd>{isPriced ? formatMoney(priceOf(base, tax)) : '—'}</dd>
      </dl>
      <dl className="product-derived">
        <dt>Margen sobre el precio base</dt>
        <dd>{hasMargin ? formatPercent(((base - cost) / base) * 100) : '—'}</dd>
      </dl>
    </div>
  )
}
