/** Product images; public to anybody with the URL. */
import type { Context, Services } from '../../context.ts'
import { companyOf, requireRoom } from '../../db/storage-use.ts'
import { newId } from '../../lib/ids.ts'
import { refuseManyPixels, wholeImageType } from '../../lib/image-structure.ts'
import { conflict, invalid, notFound, Problem } from '../../lib/problem.ts'
import { deleteImagesBut, insertImage, selectImage } from './image.queries.ts'
import { selectProduct } from './product.queries.ts'
import { toProduct, type Product } from './product.ts'
import { announceInventory, changeProduct } from './service.ts'

const maxBytes = 1_000_000
const maxImages = 20
const imageAddress = '/api/apps/ecommerce/inventory/product/image?id='

/** An uploaded image. Throws 404. */
export async function getProductImage({ store, files }: Services, id: string) {
  const image = await selectImage(store.read, id)
  if (!image) throw notFound('No encontramos esa imagen.')
  return { type: image.type, content: await files.open(image.hash) }
}

/** The type of an image by its content. Throws 413 over 1 MB, and 400 unless it is a PNG, JPEG, GIF or WebP. */
function requiredType(bytes: Uint8Array): string {
  if (bytes.length > maxBytes) {
    throw new Problem(413, 'Payload too large', 'La imagen supera 1 MB. Elegí una más chica.')
  }
  const type = wholeImageType(bytes)
  if (!type) throw invalid('image', 'Elegí una imagen PNG, JPEG, GIF o WebP.')
  refuseManyPixels('image', bytes)
  return type
}

/** Adds an image to a product and deletes stored images it no longer lists. Throws 404, 409, 413, or 400. */
export async function uploadProductImage(
  ctx: Context,
  product: string | undefined,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Product> {
  if (!product) throw invalid('id', 'Es obligatorio.')
  const type = requiredType(bytes)
  const id = newId()
  const { hash } = await ctx.files.keepBytes(bytes)
  return ctx.store.write(async (db) => {
    await ctx.store.lock(db, `inventory:images:${product}`)
    const row = await selectProduct(db, ctx.company.id, product)
    if (!row) throw notFound('No encontramos ese producto.')
    const { images, thumbnail } = toProduct(row)
    if (images.length >= maxImages) throw conflict(`Un producto lleva hasta ${maxImages} imágenes. Quitá alguna.`)
    const addresses = [...images, thumbnail ?? ''].filter((address) => address.startsWith(imageAddress))
    const keptIds = addresses.map((address) => address.slice(imageAddress.length))
    await deleteImagesBut(db, product, keptIds)
    await requireRoom(ctx, db, bytes.length)
    const owner = { uploadedBy: ctx.user.id, companyId: companyOf(ctx) }
    await insertImage(db, { id, product, type, hash, bytes: bytes.length, ...owner })
    const address = imageAddress + id
    await announceInventory(ctx, db)
    return changeProduct(ctx, db, product, { images: [...images, address], thumbnail: thumbnail ?? address })
  })
}
