import type { Handlers } from '../../http/contract.ts'
import { readUpload } from '../../http/upload.ts'
import { deleteProducts, restoreProducts, revertProducts, updateProducts } from './bulk-service.ts'
import { exportProducts } from './export-service.ts'
import { getProductImage, uploadProductImage } from './image-service.ts'
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
  | 'updateProducts'
  | 'revertProducts'
  | 'deleteProducts'
  | 'restoreProducts'
  | 'exportProducts'
  | 'getProductImage'
  | 'uploadProductImage'
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
  updateProducts: (c) => updateProducts(c.var.ctx, c.req.valid('json')),
  revertProducts: (c) => revertProducts(c.var.ctx, c.req.valid('json')),
  deleteProducts: (c) => deleteProducts(c.var.ctx, c.req.valid('json')),
  restoreProducts: (c) => restoreProducts(c.var.ctx, c.req.valid('json')),
  exportProducts: async (c) => {
    const { ctx } = c.var
    const day = ctx.clock().toISOString().slice(0, 10)
    return c.body(await exportProducts(ctx, c.req.valid('query')), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="inventario-${day}.csv"`,
    })
  },
  getProductImage: async (c) => {
    const { type, content } = await getProductImage(c.var.services.store, c.req.valid('query').id)
    return c.body(content, 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
  },
  uploadProductImage: async (c) => {
    const { fields, bytes } = await readUpload(c, 'image')
    return uploadProductImage(c.var.ctx, fields.id, bytes)
  },
  getProduct: (c) => getProduct(c.var.ctx, c.req.valid('query').id),
  createProduct: (c) => createProduct(c.var.ctx),
  updateProduct: (c) => {
    const { id, product } = c.req.valid('json')
    return updateProduct(c.var.ctx, id, product)
  },
  deleteProduct: (c) => deleteProduct(c.var.ctx, c.req.valid('query').id),
}
