import { useState } from 'react'
import { tellFailure } from '../../api/tell-failure.ts'
import { BulkBar } from '../../ui/BulkBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { PriceDialog } from './PriceDialog.tsx'
import { matchCount, plural, productCount } from './product-words.ts'
import type { Product } from './queries.ts'
import { countSelected, everything, isSelected, nothing, toWire, type Selection } from './selection.ts'
import { useProductsUpdate } from './use-product-changes.ts'

type ProductBulkBarProps = {
  selection: Selection
  onSelect: (selection: Selection) => void
  /** The products of the current page. */
  products: Product[]
  /** Number of products that match the search. */
  total: number
  search: string
  /** The list's filters in the contract's shape. */
  filters: object
  isDeleting: boolean
  onDelete: () => void
}

/** Confirms a change that reaches products beyond the current page. */
async function confirmAll(question: string, label: string): Promise<boolean> {
  const answer = await confirm({
    title: question,
    message: 'Alcanza también a los que no están en esta página.',
    icon: { name: 'pi-exclamation-triangle', color: 'warning' },
    actions: { confirm: { label, color: 'primary' }, cancel: { label: 'Cancelar' } },
    dismissible: true,
  })
  return answer === 'confirmed'
}

/** Bulk actions for the selected products. */
export function ProductBulkBar(props: ProductBulkBarProps) {
  const { selection, onSelect, products, total, search, filters, isDeleting, onDelete } = props
  const [isPricing, setIsPricing] = useState(false)
  const { mutate, isPending, variables } = useProductsUpdate((changed, change) => {
    const isOn = 'active' in change && change.active
    return `${productCount(changed)} ${plural(isOn ? 'activado' : 'desactivado', changed)}`
  })
  const count = countSelected(selection, total)
  const isAll = selection.kind === 'all'
  const isPageChosen = products.length > 0 && products.every(({ id }) => isSelected(selection, id))
  const activate = async (active: boolean) => {
    const verb = active ? 'Activar' : 'Desactivar'
    if (isAll && !(await confirmAll(`¿${verb} ${productCount(count)}?`, verb))) return
    mutate(
      { body: { selection: toWire(selection, search, filters), change: { active } } },
      {
        onError: (error) => tellFailure('No se cambió ningún producto')(error),
      },
    )
  }
  const remove = async () => {
    if (!isAll || (await confirmAll(`¿Eliminar ${productCount(count)}?`, 'Eliminar'))) onDelete()
  }
  const isChanging = (active: boolean) =>
    isPending && 'active' in variables.body.change && variables.body.change.active === active
  return (
    <>
      <BulkBar
        text={`${productCount(count)} ${plural('elegido', count)}`}
        more={
          !isAll &&
          isPageChosen &&
          total > count && (
            <Button variant="quiet" size="small" onClick={() => onSelect(everything)}>
              Elegir los {matchCount(total, search)}
            </Button>
          )
        }
        busy={
          isPending || isDeleting ? `${isDeleting ? 'Eliminando' : 'Cambiando'} ${productCount(count)}…` : undefined
        }
        onClear={() => onSelect(nothing)}
        actions={
          <>
            <Button size="small" busy={isChanging(true)} onClick={() => void activate(true)}>
              Activar
            </Button>
            <Button size="small" busy={isChanging(false)} onClick={() => void activate(false)}>
              Desactivar
            </Button>
            <Button size="small" onClick={() => setIsPricing(true)}>
              Ajustar precio
            </Button>
            <Button size="small" busy={isDeleting} onClick={() => void remove()}>
              <i className="pi pi-trash" aria-hidden="true" /> Eliminar
            </Button>
          </>
        }
      />
      {isPricing && (
        <PriceDialog
          selection={toWire(selection, search, filters)}
          count={count}
          example={products.find(({ id }) => isSelected(selection, id))}
          onClose={() => setIsPricing(false)}
        />
      )}
    </>
  )
}
