import { useMutation } from '@tanstack/react-query'
import { notify } from '../../api/notices.ts'
import { ApiError } from '../../api/problem.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import { offerUndo } from '../../ui/undo.ts'
import { plural, productCount } from './product-words.ts'
import {
  deleteProducts,
  restoreProducts,
  revertProducts,
  updateProducts,
  type ProductsChange,
  type ProductSelection,
} from './queries.ts'

/**
 * Offers to undo a change of `count` products. If the undo fails it is offered again, unless the server refuses it as
 * too late.
 */
function offerBulkUndo(text: string, count: number, undoChange: () => Promise<number>): void {
  const undo = async () => {
    try {
      const back = await undoChange()
      const others = count - back
      const message = others > 0 ? `${productCount(others)} ya tenían otro valor y quedaron como están.` : ''
      notify({ type: 'success', title: `${productCount(back)} como antes`, message })
    } catch (error) {
      tellFailure('No se pudo deshacer')(error)
      const isTooLate = error instanceof ApiError && error.status === 404
      if (!isTooLate) offerBulkUndo(text, count, undoChange)
    }
  }
  offerUndo({ text, undo: () => void undo() })
}

/** Deletes products and offers to undo it. */
export function useProductDeletion() {
  const { mutateAsync, isPending } = useMutation(deleteProducts)
  /** True if they were deleted. */
  const remove = async (selection: ProductSelection): Promise<boolean> => {
    try {
      const { count, deletion } = await mutateAsync({ body: { selection } })
      const text = `${productCount(count)} ${plural('eliminado', count)}`
      offerBulkUndo(text, count, () => restoreProducts({ deletion }))
      return true
    } catch (error) {
      tellFailure('No se eliminó ningún producto')(error)
      return false
    }
  }
  return { remove, isDeleting: isPending }
}

/** Changes products and offers to undo it; `describe` returns the notice for a number of products. */
export function useProductsUpdate(describe: (count: number, change: ProductsChange) => string) {
  return useMutation({
    ...updateProducts,
    onSuccess({ count, change: name }, { body: { change } }) {
      if (count > 0) offerBulkUndo(describe(count, change), count, () => revertProducts(name))
      else notify({ type: 'info', title: 'No hubo nada que cambiar', message: 'Los productos ya estaban así.' })
    },
  })
}
