import { formatNumber } from '../../lib/format.ts'
import type { FormState } from '../../ui/form/form-types.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { draftNumber, type ProductDraft } from './product-draft.ts'
import { StockMark } from './StockMark.tsx'

/** A product's codes, weight and stock. */
export function StockSection({ form }: { form: FormState<ProductDraft> }) {
  const [stock, reserved] = [draftNumber(form.values, 'stock'), draftNumber(form.values, 'reserved')]
  return (
    <div className="product-grid">
      <TextField label="SKU" maxLength={64} autoComplete="off" {...form.field('sku')} />
      <TextField label="Código de barras" maxLength={64} autoComplete="off" {...form.field('barcode')} />
      <NumberField label="Peso (kg)" decimals={3} {...form.field('weight')} />
      <NumberField label="Stock" decimals={0} {...form.field('stock')} />
      <NumberField label="Reservado" decimals={0} {...form.field('reserved')} />
      <dl className="product-derived" aria-live="polite">
        <dt>Disponible</dt>
        <dd>
          {stock === null || reserved === null ? (
            '—'
          ) : (
            <>
              {formatNumber(stock - reserved)}
              <StockMark stock={stock} reserved={reserved} />
            </>
          )}
        </dd>
      </dl>
    </div>
  )
}
