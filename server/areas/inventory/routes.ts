import type { Handlers } from '../../http/contract.ts'
import { selectCategories, selectNamed, selectTags } from './queries.ts'
import {
  createProduct,
  createTag,
  deleteProduct,
  deleteTag,
  getProduct,
  listProducts,
  updateProduct,
  updateTag,
} from './service.ts'

type Operations =
  | 'listInventoryCategories'
  | 'listInventoryBrands'
  | 'listInventoryVendors'
  | 'listInventoryTags'
  | 'createInventoryTag'
  | 'updateInventoryTag'
  | 'deleteInventoryTag'
  | 'listProducts'
  | 'getProduct'
  | 'createProduct'
  | 'updateProduct'
  | 'deleteProduct'

export const inventoryHandlers: Handlers<Operations> = {
  listInventoryCategories: (c) => selectCategories(c.var.ctx.store.read),
  listInventoryBrands: (c) => selectNamed(c.var.ctx.store.read, 'inventoryBrands'),
  listInventoryVendors: (c) => selectNamed(c.var.ctx.store.read, 'inventoryVendors'),
  listInventoryTags: (c) => selectTags(c.var.ctx.store.read),
  createInventoryTag: (c) => createTag(c.var.ctx, c.req.valid('json').tag.title),
  updateInventoryTag: (c) => {
    const { id, tag } = c.req.valid('json')
    return updateTag(c.var.ctx, id, tag)
  },
  deleteInventoryTag: (c) => deleteTag(c.var.ctx, c.req.valid('query').id),
  listProducts: (c) => listProducts(c.var.ctx, c.req.valid('query')),
  getProduct: (c) => getProduct(c.var.ctx, c.req.valid('query').id),
  createProduct: (c) => createProduct(c.var.ctx),
  updateProduct: (c) => {
    const { id, product } = c.req.valid('json')
    return updateProduct(c.var.ctx, id, product)
  },
  deleteProduct: (c) => deleteProduct(c.var.ctx, c.req.valid('query').id),
}
