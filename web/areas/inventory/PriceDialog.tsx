import { formatMoney, formatNumber } from '../../lib/format.ts'
import { numberError, parseNumber } from '../../lib/number-text.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { priceOf } from './product-draft.ts'
import { productCount } from './product-words.ts'
import type { Product, ProductsChange, ProductSelection } from './queries.ts'
import { useProductsUpdate } from './use-product-changes.ts'

type PriceDialogProps = {
  selection: ProductSelection
  count: number
  /** One of the selected products, to preview the change. */
  example: Product | undefined
  onClose: () => void
}
type Adjustment = { direction: 'up' | 'down'; percent: string }

const directions = [
  { value: 'up', label: 'Aumentar' },
  { value: 'down', label: 'Bajar' },
] as const

/** The undo notice: 'Precios ajustados: 3 productos, −12,5 %'. */
function adjustmentText(count: number, change: ProductsChange): string {
  const percent = 'percent' in change ? change.percent : 0
  return `Precios ajustados: ${productCount(count)}, ${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent))} %`
}

const percentError = ({ direction, percent }: Adjustment) =>
  numberError(percent, { decimals: 2, min: 0.01, max: direction === 'up' ? 1000 : 99.99 })

/** The percentage with its sign; null if the input is invalid. */
function signedPercent(adjustment: Adjustment): number | null {
  const percent = percentError(adjustment) ? null : parseNumber(adjustment.percent)
  return percent !== null && adjustment.direction === 'down' ? -percent : percent
}

/** Changes the prices of the selected products by a percentage. The input stays if the server refuses it. */
export function PriceDialog({ selection, count, example, onClose }: PriceDialogProps) {
  const { mutateAsync } = useProductsUpdate(adjustmentText)
  const form = useForm<Adjustment>({
    draft: { kind: 'precios', record: null },
    values: { direction: 'up', percent: '' },
    check: (adjustment) => ({ percent: percentError(adjustment) }),
    save: (adjustment) => mutateAsync({ body: { selection, change: { percent: signedPercent(adjustment) ?? 0 } } }),
    onSaved: onClose,
    renamed: { 'change.percent': 'percent' },
  })
  const { value: direction, onChange: turn } = form.field('direction')
  return (
    <FormDialog
      form={form}
      title="Ajustar precios"
      width={480}
      className="price-dialog"
      failure="No se cambió ningún precio."
      saveLabel={form.failure ? 'Reintentar' : 'Ajustar precios'}
      onClose={onClose}
    >
      <p>Cambia el precio base de {productCount(count)}; el precio con IVA lo sigue.</p>
      <Segmented label="Sentido del ajuste" options={directions} value={direction} onChange={turn} />
      <NumberField label="Porcentaje" autoFocus required {...form.field('percent')} />
      {example && <Example product={example} percent={signedPercent(form.values)} />}
    </FormDialog>
  )
}

/** The new price of the example product. */
function Example({ product, percent }: { product: Product; percent: number | null }) {
  const base = priceOf(product.basePrice, percent ?? 0)
  return (
    <p className="price-dialog-example" aria-live="polite">
      <span>{product.name}</span>
      <span>
        {formatMoney(product.price)} →{' '}
        <strong>{percent === null ? '…' : formatMoney(priceOf(base, product.taxPercent))}</strong>
      </span>
    </p>
  )
}
