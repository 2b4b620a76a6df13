import { formatMoney, formatPercent } from '../../lib/format.ts'
import type { FormState } from '../../ui/form/form-types.ts'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { draftNumber, priceOf, vatOptions, type ProductDraft } from './product-draft.ts'

/** A product's cost, base price and tax; `price` is derived from base and tax (docs/domain/suite.md, Inventory). */
export function PriceSection({ form }: { form: FormState<ProductDraft> }) {
  const cost = draftNumber(form.values, 'cost')
  const base = draftNumber(form.values, 'basePrice')
  const tax = draftNumber(form.values, 'taxPercent')
  const isPriced = base !== null && tax !== null
  const hasMargin = base !== null && cost !== null && base > 0
  return (
    <div className="product-grid">
      <MoneyField label="Costo" {...form.field('cost')} />
      <MoneyField label="Precio base" {...form.field('basePrice')} />
      <SelectField label="IVA" options={vatOptions(form.values.taxPercent)} {...form.field('taxPercent')} />
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
