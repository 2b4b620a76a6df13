import type { AreaHandlers } from '../../http/contract.ts'
import { pictureHeaders } from '../../http/picture-headers.ts'
import { readUpload } from '../../http/upload.ts'
import {
  deleteProduct,
  deleteProducts,
  listDeletedProducts,
  restoreProducts,
  revertProducts,
  updateProducts,
} from './bulk.service.ts'
import * as catalogue from './catalogue.service.ts'
import { exportProducts } from './export.service.ts'
import { getProductImage, uploadProductImage } from './image.service.ts'
import {
  createProduct,
  createInventoryTag,
  deleteInventoryTag,
  getProduct,
  listProducts,
  updateProduct,
  updateInventoryTag,
} from './service.ts'
import { listStockChanges } from './stock.service.ts'

export const inventoryHandlers: AreaHandlers<'inventory'> = {
  listInventoryCategories: (c) => catalogue.listInventoryCategories(c.get('ctx')),
  listInventoryBrands: (c) => catalogue.listInventoryBrands(c.get('ctx')),
  listInventoryVendors: (c) => catalogue.listInventoryVendors(c.get('ctx')),
  createInventoryCategory: (c) => catalogue.createInventoryCategory(c.get('ctx'), c.req.valid('json')),
  createInventoryBrand: (c) => catalogue.createInventoryBrand(c.get('ctx'), c.req.valid('json')),
  createInventoryVendor: (c) => catalogue.createInventoryVendor(c.get('ctx'), c.req.valid('json')),
  listInventoryTags: (c) => catalogue.listInventoryTags(c.get('ctx')),
  createInventoryTag: (c) => createInventoryTag(c.get('ctx'), c.req.valid('json').tag.title),
  updateInventoryTag: (c) => {
    const { id, tag } = c.req.valid('json')
    return updateInventoryTag(c.get('ctx'), id, tag)
  },
  deleteInventoryTag: (c) => deleteInventoryTag(c.get('ctx'), c.req.valid('query').id),
  listProducts: (c) => listProducts(c.get('ctx'), c.req.valid('query')),
  updateProducts: (c) => updateProducts(c.get('ctx'), c.req.valid('json')),
  revertProducts: (c) => revertProducts(c.get('ctx'), c.req.valid('json')),
  deleteProducts: (c) => deleteProducts(c.get('ctx'), c.req.valid('json')),
  restoreProducts: (c) => restoreProducts(c.get('ctx'), c.req.valid('json')),
  listDeletedProducts: (c) => listDeletedProducts(c.get('ctx'), c.req.valid('query')),
  listStockChanges: (c) => listStockChanges(c.get('ctx'), c.req.valid('query')),
  exportProducts: async (c) => {
    const ctx = c.get('ctx')
    const day = ctx.clock().toISOString().slice(0, 10)
    return c.body(await exportProducts(ctx, c.req.valid('query')), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="inventario-${day}.csv"`,
    })
  },
  getProductImage: async (c) => {
    const { type, content } = await getProductImage(c.get('services'), c.req.valid('query').id)
    return c.body(content, 200, pictureHeaders(type))
  },
  uploadProductImage: async (c) => {
    const { fields, bytes } = await readUpload(c, 'image')
    return uploadProductImage(c.get('ctx'), fields.id, bytes)
  },
  getProduct: (c) => getProduct(c.get('ctx'), c.req.valid('query').id),
  createProduct: (c) => createProduct(c.get('ctx'), c.req.valid('json')?.product),
  updateProduct: (c) => {
    const { id, product } = c.req.valid('json')
    return updateProduct(c.get('ctx'), id, product)
  },
  deleteProduct: (c) => deleteProduct(c.get('ctx'), c.req.valid('query').id),
}
