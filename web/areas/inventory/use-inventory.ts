import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useIsAddressTaken, useUrlState } from '../../lib/use-url-state.ts'
import { leaveForms } from '../../ui/form/open-forms.ts'
import { singlePress } from '../../ui/single-press.ts'
import { newProduct } from './product-draft.ts'
import { productView, wireFilters, type ProductView } from './product-view.ts'
import { productsQuery } from './queries.ts'
import { isSelected, nothing, toWire, type Selection } from './selection.ts'
import { useOpenProduct } from './use-open-product.ts'
import { useProductDeletion } from './use-product-changes.ts'

/** State and actions of the inventory screen. Its state is in the address. */
export type Inventory = ReturnType<typeof useInventory>

export function useInventory() {
  const listed = useProductList()
  const { view, changeView } = listed
  const isNew = view.product === newProduct.id
  const openId = isNew ? null : view.product
  const [createdId, setCreatedId] = useState<string | null>(null)
  const createOne = singlePress(async () => {
    if (await leaveForms()) changeView({ product: newProduct.id, tab: 'general' })
  })
  const openCreated = (id: string) => {
    setCreatedId(id)
    changeView({ product: id })
  }
  return {
    ...listed,
    ...useSelectedProducts(listed),
    isNew,
    openId,
    createOne,
    openCreated,
    open: useOpenProduct(listed.list.data?.products, openId, createdId),
  }
}

function useProductList() {
  const [view, changeView] = useUrlState(productView)
  const list = useQuery(productsQuery(view))
  const { page } = view
  const lastPage = list.data?.lastPage ?? 1
  const isBeyond = list.data !== undefined && !list.isPlaceholderData && page > 0 && page >= lastPage
  const isAddressTaken = useIsAddressTaken()
  useEffect(() => {
    // The page does not exist any more (deletions, an old link): go to the last one.
    if (isBeyond && !isAddressTaken()) changeView({ page: lastPage - 1 }, { replace: true })
  })
  const openProduct = (id: string | null) => changeView({ product: id, tab: 'general' })
  return { view, changeView, list, total: list.data?.total ?? 0, lastPage, openProduct }
}

function useSelectedProducts({ view, changeView, openProduct }: ReturnType<typeof useProductList>) {
  const [selection, setSelection] = useState<Selection>(nothing)
  const deletion = useProductDeletion()
  /** Changes the list's view: closes the open product and returns to page 1. False if the user stayed in an unsaved form. */
  const changeList = async (part: Partial<ProductView>, replace = false): Promise<boolean> => {
    if (!(await leaveForms())) return false
    if (part.page === undefined && part.sort === undefined) setSelection(nothing)
    changeView({ page: 0, product: null, ...part }, { replace, scroll: part.page !== undefined })
    return true
  }
  const removeSelected = async () => {
    const isOpenIn = view.product !== null && isSelected(selection, view.product)
    if (isOpenIn && !(await leaveForms())) return
    const isGone = await deletion.remove(toWire(selection, view.search, wireFilters(view)))
    if (!isGone) return
    setSelection(nothing)
    if (isOpenIn) openProduct(null)
  }
  return { selection, setSelection, deletion, changeList, removeSelected }
}
