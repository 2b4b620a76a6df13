import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../../api/notices.ts'
import { errorMessage } from '../../api/problem.ts'
import { plural, productCount } from './product-words.ts'
import { deleteProducts, restoreProducts, type ProductSelection } from './queries.ts'

/** Deleting products, and the way back from the last deletion. */
export function useProductDeletion() {
  const [last, setLast] = useState<{ deletion: string; text: string } | null>(null)
  const deletion = useMutation(deleteProducts)
  const restoration = useMutation(restoreProducts)
  const remove = async (selection: ProductSelection): Promise<boolean> => {
    try {
      const { count, deletion: name } = await deletion.mutateAsync(selection)
      restoration.reset()
      setLast({ deletion: name, text: `${productCount(count)} ${plural('eliminado', count)}` })
      return true
    } catch (error) {
      notify({ type: 'error', title: 'No se eliminó ningún producto', message: errorMessage(error) })
      return false
    }
  }
  const undo = () => {
    if (!last) return
    restoration.mutate(last.deletion, {
      onSuccess({ count }) {
        setLast(null)
        notify({ type: 'success', title: `${productCount(count)} ${plural('recuperado', count)}`, message: '' })
      },
    })
  }
  return {
    remove,
    isDeleting: deletion.isPending,
    last,
    undo,
    isUndoing: restoration.isPending,
    undoError: restoration.error ? `No se pudo deshacer. ${errorMessage(restoration.error)}` : undefined,
    forget: () => setLast(null),
  }
}
