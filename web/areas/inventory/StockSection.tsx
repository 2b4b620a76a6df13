import { formatNumber } from '../../lib/format.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { draftNumber, type NumberKey } from './product-draft.ts'
import type { SectionProps } from './ProductEditor.tsx'
import { StockMark } from './StockMark.tsx'

/** How a product is told apart and how much of it there is. */
export function StockSection({ draft, change, field }: SectionProps) {
  const text = (key: 'sku' | 'barcode', label: string) => (
    <TextField
      label={label}
      maxLength={64}
      autoComplete="off"
      {...field(key)}
      value={draft[key]}
      onChange={(event) => change({ [key]: event.target.value })}
    />
  )
  const number = (key: NumberKey, label: string, decimals = 0) => (
    <NumberField
      label={label}
      decimals={decimals}
      {...field(key)}
      value={draft[key]}
      onChange={(typed) => change({ [key]: typed })}
    />
  )
  const [stock, reserved] = [draftNumber(draft, 'stock'), draftNumber(draft, 'reserved')]
  return (
    <div className="product-grid">
      {text('sku', 'SKU')}
      {text('barcode', 'Código de barras')}
      {number('weight', 'Peso (kg)', 3)}
      {number('stock', 'Stock')}
      {number('reserved', 'Reservado')}
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
