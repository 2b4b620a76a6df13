import { useMutation } from '@tanstack/react-query'
import { notify } from '../../api/notices.ts'
import { errorMessage } from '../../api/problem.ts'
import { offerUndo } from '../../ui/undo.ts'
import { plural, productCount } from './product-words.ts'
import { deleteProducts, restoreProducts, type ProductSelection } from './queries.ts'

/** Offers to bring deleted products back; where that fails, the offer stands again. */
function offerBack(text: string, deletion: string): void {
  const undo = async () => {
    try {
      const count = await restoreProducts(deletion)
      notify({ type: 'success', title: `${productCount(count)} ${plural('recuperado', count)}`, message: '' })
    } catch (error) {
      notify({ type: 'error', title: 'No se pudo deshacer', message: errorMessage(error) })
      offerBack(text, deletion)
    }
  }
  offerUndo({ text, undo: () => void undo() })
}

/** Deleting products, with a way back. */
export function useProductDeletion() {
  const { mutateAsync, isPending } = useMutation(deleteProducts)
  /** True once they are gone. */
  const remove = async (selection: ProductSelection): Promise<boolean> => {
    try {
      const { count, deletion } = await mutateAsync(selection)
      offerBack(`${productCount(count)} ${plural('eliminado', count)}`, deletion)
      return true
    } catch (error) {
      notify({ type: 'error', title: 'No se eliminó ningún producto', message: errorMessage(error) })
      return false
    }
  }
  return { remove, isDeleting: isPending }
}
