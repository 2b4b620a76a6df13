import { useState, type FormEvent } from 'react'
import { errorMessage } from '../../api/problem.ts'
import { formatMoney, formatNumber } from '../../lib/format.ts'
import { numberError, parseNumber } from '../../lib/number-text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { priceOf, shownName } from './product-draft.ts'
import { productCount } from './product-words.ts'
import type { Product, ProductsChange, ProductSelection } from './queries.ts'
import { useProductsUpdate } from './use-product-changes.ts'

type PriceDialogProps = {
  selection: ProductSelection
  count: number
  /** One of the chosen products, to show what will happen. */
  example: Product | undefined
  onClose: () => void
}

const directions = [
  { value: 'up', label: 'Aumentar' },
  { value: 'down', label: 'Bajar' },
] as const

/** 'Precios ajustados: 3 productos, −12,5 %'. */
function adjusted(count: number, change: ProductsChange): string {
  const percent = 'percent' in change ? change.percent : 0
  return `Precios ajustados: ${productCount(count)}, ${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent))} %`
}

/** Moves the prices of what is chosen by a percentage. What was typed stays where the server refuses it. */
export function PriceDialog({ selection, count, example, onClose }: PriceDialogProps) {
  const [direction, setDirection] = useState<'up' | 'down'>('up')
  const [text, setText] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const { mutate, isPending, error } = useProductsUpdate(adjusted)
  const isUp = direction === 'up'
  const typed = parseNumber(text)
  const wrong = numberError(text, { decimals: 2, min: 0.01, max: isUp ? 1000 : 99.99 })
  const percent = wrong || typed === null ? null : isUp ? typed : -typed
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setHasTried(true)
    if (percent === null || isPending) return
    mutate({ selection, change: { percent } }, { onSuccess: onClose })
  }
  return (
    <Dialog title="Ajustar precios" isOpen width={480} onClose={onClose}>
      <form className="price-dialog" noValidate onSubmit={submit}>
        <p>Cambia el precio base de {productCount(count)}; el precio con IVA lo sigue.</p>
        <Segmented label="Sentido del ajuste" options={directions} value={direction} onChange={setDirection} />
        <NumberField
          label="Porcentaje"
          autoFocus
          required
          error={hasTried || text ? wrong : undefined}
          value={text}
          onChange={setText}
        />
        {example && <Example product={example} percent={percent} />}
        {error && <Alert type="error">No se cambió ningún precio. {errorMessage(error)}</Alert>}
        <div className="price-dialog-actions">
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="primary" busy={isPending}>
            {error ? 'Reintentar' : 'Ajustar precios'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** What becomes of one product. */
function Example({ product, percent }: { product: Product; percent: number | null }) {
  const base = priceOf(product.basePrice, percent ?? 0)
  return (
    <p className="price-dialog-example" aria-live="polite">
      <span>{shownName(product.name)}</span>
      <span>
        {formatMoney(product.price)} →{' '}
        <strong>{percent === null ? '…' : formatMoney(priceOf(base, product.taxPercent))}</strong>
      </span>
    </p>
  )
}
