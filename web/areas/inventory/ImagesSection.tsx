import { useMutation, useQuery } from '@tanstack/react-query'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { storageNote } from '../../lib/storage-note.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { storageQuery } from '../user/door.ts'
import type { ProductDraft } from './product-draft.ts'
import { ProductImage } from './ProductImage.tsx'
import { uploadImage } from './queries.ts'

const types = 'image/png,image/jpeg,image/gif,image/webp'
const maxImages = 20

type ImagesSectionProps = { form: FormState<ProductDraft>; id: string; isReadOnly: boolean }

/** A product's images: add, reorder, remove, and choose the thumbnail. */
export function ImagesSection({ form, id, isReadOnly }: ImagesSectionProps) {
  const upload = useMutation(uploadImage)
  const { data: storage } = useQuery({ ...storageQuery, select: storageNote })
  const { change, values } = form
  const { images, thumbnail } = values
  const add = async (files: File[]) => {
    let next = { images, thumbnail }
    for (const image of files) {
      const product = await upload.mutateAsync({ id, image }).catch(() => null)
      if (!product) return
      // The upload is stored at once; append its image to the list, which may have unsaved edits.
      next = { images: [...next.images, ...product.images.slice(-1)], thumbnail: next.thumbnail ?? product.thumbnail }
      change(next)
    }
  }
  const move = (index: number, by: -1 | 1) => {
    const next = [...images]
    const [moved] = next.splice(index, 1)
    if (moved !== undefined) next.splice(index + by, 0, moved)
    change({ images: next })
  }
  const remove = (index: number) => {
    const next = images.filter((_, each) => each !== index)
    change({ images: next, ...(images[index] === thumbnail && { thumbnail: next[0] ?? null }) })
  }
  const refused = upload.error instanceof ApiError ? upload.error.issue('image') : undefined
  return (
    <div className="product-images">
      {images.length === 0 && <p className="product-note">Este producto todavía no tiene imágenes.</p>}
      <ul role="list" className="product-image-list">
        {images.map((address, index) => (
          <li key={`${address} ${index}`} className="product-image">
            <ProductImage address={address} size={96} />
            {address === thumbnail ? (
              <p className="product-image-main">Principal</p>
            ) : (
              !isReadOnly && (
                <Button variant="quiet" size="small" onClick={() => change({ thumbnail: address })}>
                  Hacer principal
                </Button>
              )
            )}
            {!isReadOnly && (
              <div>
                <IconButton
                  icon="pi-arrow-left"
                  label={`Mover la imagen ${index + 1} hacia adelante`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  icon="pi-arrow-right"
                  label={`Mover la imagen ${index + 1} hacia atrás`}
                  disabled={index === images.length - 1}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  icon="pi-trash"
                  className="product-danger"
                  label={`Quitar la imagen ${index + 1}`}
                  onClick={() => remove(index)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {storage && <Alert type="info">{storage}</Alert>}
      {upload.error && <Alert type="error">No se subió la imagen. {refused ?? errorMessage(upload.error)}</Alert>}
      {!isReadOnly && (
        <FileDrop
          label="Imagen del producto"
          action="Agregar imagen"
          help="PNG, JPEG, GIF o WebP de hasta 1 MB; hasta 20 imágenes. Se guardan al elegirlas."
          accept={types}
          maxBytes={1_000_000}
          maxFiles={maxImages - images.length}
          isBusy={upload.isPending}
          disabled={images.length >= maxImages}
          onFiles={(files) => void add(files)}
        />
      )}
    </div>
  )
}
