import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, type ChangeEvent } from 'react'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { storageNote } from '../../lib/storage-note.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { storageQuery } from '../user/queries.ts'
import type { ProductDraft } from './product-draft.ts'
import { ProductImage } from './ProductImage.tsx'
import { uploadImage } from './queries.ts'

const types = 'image/png,image/jpeg,image/gif,image/webp'

type ImagesSectionProps = { form: FormState<ProductDraft>; id: string; isReadOnly: boolean }

/** The images of a product: adding, ordering, taking off, and which one stands for it in the list. */
export function ImagesSection({ form, id, isReadOnly }: ImagesSectionProps) {
  const picker = useRef<HTMLInputElement>(null)
  const upload = useMutation(uploadImage)
  const { data: storage } = useQuery({ ...storageQuery, select: storageNote })
  const { change, values } = form
  const { images, thumbnail } = values
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [image] = target.files ?? []
    target.value = ''
    if (!image) return
    const product = await upload.mutateAsync({ id, image }).catch(() => null)
    if (!product) return
    // It is stored already; where the images are being edited, it joins them at the end.
    change({ images: [...images, ...product.images.slice(-1)], thumbnail: thumbnail ?? product.thumbnail })
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
        <div className="product-image-add">
          <input
            ref={picker}
            type="file"
            accept={types}
            hidden
            aria-label="Imagen del producto"
            onChange={(event) => void add(event)}
          />
          <Button busy={upload.isPending} disabled={images.length >= 20} onClick={() => picker.current?.click()}>
            <i className="pi pi-upload" aria-hidden="true" /> Agregar imagen
          </Button>
          <p className="product-note">PNG, JPEG, GIF o WebP de hasta 1 MB. Se guarda al elegirla.</p>
        </div>
      )}
    </div>
  )
}
