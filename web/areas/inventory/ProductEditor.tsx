import { useMutation } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import type { Location } from 'react-router-dom'
import { useSeen } from '../../api/use-seen.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormNote } from '../../ui/form/Form.tsx'
import { FormFrame } from '../../ui/form/FormFrame.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { useMay } from '../developers/door.ts'
import { GeneralSection } from './GeneralSection.tsx'
import { ImagesSection } from './ImagesSection.tsx'
import { PriceSection } from './PriceSection.tsx'
import { draftErrors, draftOf, inputOf, patchOf, type ProductDraft } from './product-draft.ts'
import { tabKeys, tabs, type TabKey } from './product-view.ts'
import { ProductImage } from './ProductImage.tsx'
import { createProduct, cachedProduct, type Product } from './queries.ts'
import { StockSection } from './StockSection.tsx'
import { StockHistory } from './StockHistory.tsx'
import { TagsSection } from './TagsSection.tsx'
import { useSaveProduct } from './use-save-product.ts'
import './ProductEditor.css'

type ProductEditorProps = {
  product: Product
  /** True for a product that is not stored yet; saving creates it. */
  isNew: boolean
  tab: TabKey
  onTab: (tab: TabKey) => void
  onClose: () => void
  onCreated?: (product: Product) => void
  /** Deletes the product; true if it was deleted. */
  onDelete?: () => Promise<boolean>
}

const fieldsOf: Record<TabKey, (keyof ProductDraft)[]> = {
  general: ['name', 'description', 'category', 'brand', 'vendor', 'active'],
  stock: ['sku', 'barcode', 'stock', 'reserved', 'weight'],
  precio: ['cost', 'basePrice', 'taxPercent'],
  imagenes: ['images', 'thumbnail'],
  etiquetas: ['tags'],
}

const productIn = ({ search }: Location) => new URLSearchParams(search).get('producto')
const toAnotherProduct = (next: Location, current: Location) =>
  next.pathname !== current.pathname || productIn(next) !== productIn(current)

/** Edits all fields of a product, in five tabs. */
export function ProductEditor(props: ProductEditorProps) {
  const { product, isNew, tab, onTab, onClose, onCreated, onDelete } = props
  const { mutateAsync: create } = useMutation(createProduct)
  const save = useSaveProduct()
  const seen = useSeen(product)
  const form = useForm<ProductDraft, Product | undefined>({
    draft: { kind: 'producto', record: isNew ? null : product.id },
    seen,
    values: draftOf(product),
    check: draftErrors,
    async save(draft) {
      if (isNew) return create({ body: { product: inputOf(draft) } })
      return (await save(seen.get(), patchOf(draft, product))) ?? cachedProduct(product.id)
    },
    valuesOf: (saved) => saved && draftOf(saved),
    onSaved: (created) => isNew && created && onCreated?.(created),
    onInvalid(wrong) {
      const sections = tabKeys.filter((key) => fieldsOf[key].some((field) => wrong.includes(field)))
      if (sections[0] && !sections.includes(tab)) onTab(sections[0])
    },
    leaves: toAnotherProduct,
  })
  useLayoutEffect(() => seen.follow(form.isDirty))
  const mayChange = useMay('updateProduct')
  const name = isNew ? 'Producto nuevo' : product.name
  const section = {
    general: <GeneralSection form={form} isNew={isNew} />,
    stock: <StockSection form={form} />,
    precio: <PriceSection form={form} />,
    imagenes: isNew ? (
      <p className="product-note">Guardá el producto para agregarle imágenes.</p>
    ) : (
      <ImagesSection form={form} id={product.id} isReadOnly={!mayChange} />
    ),
    etiquetas: <TagsSection form={form} isReadOnly={!mayChange} />,
  }
  return (
    <FormFrame form={form} className="product-editor" label={name}>
      <div className="product-editor-picture">
        <ProductImage address={form.values.thumbnail ?? form.values.images[0]} size={176} />
      </div>
      <div className="product-editor-body">
        <Tabs
          label={`Secciones de ${name}`}
          current={tab}
          onChange={onTab}
          tabs={tabKeys.map((key) => ({
            key,
            label: tabs[key],
            hasError: fieldsOf[key].some((field) => form.errors[field]),
          }))}
        >
          {/* A lector sees the same fields, disabled. */}
          <fieldset className="product-editor-fields" disabled={!mayChange}>
            {section[tab]}
          </fieldset>
          {tab === 'stock' && !isNew && <StockHistory product={product.id} />}
        </Tabs>
      </div>
      {mayChange ? (
        <EditorFoot form={form} isNew={isNew} onClose={onClose} onDelete={onDelete} />
      ) : (
        <div className="product-editor-foot">
          <Button onClick={onClose}>Cerrar</Button>
        </div>
      )}
    </FormFrame>
  )
}

type EditorFootProps = {
  form: FormState<ProductDraft>
  isNew: boolean
  onClose: () => void
  onDelete: ProductEditorProps['onDelete']
}

function EditorFoot({ form, isNew, onClose, onDelete }: EditorFootProps) {
  const [isDeleting, setIsDeleting] = useState(false)
  const remove = async () => {
    setIsDeleting(true)
    const isGone = await onDelete?.()
    setIsDeleting(false)
    if (!isGone) return
    form.discard()
    onClose()
  }
  return (
    <div className="product-editor-foot">
      {form.failure && (
        <Alert type="error">
          {isNew ? 'No se creó el producto:' : 'No se guardó: el producto sigue como estaba y'} lo que escribiste sigue
          acá. {form.failure}
        </Alert>
      )}
      {onDelete && (
        <Button variant="quiet" className="product-editor-delete" busy={isDeleting} onClick={() => void remove()}>
          <i className="pi pi-trash" aria-hidden="true" /> Eliminar
        </Button>
      )}
      <FormNote form={form} className="product-editor-state" />
      {form.isDirty && !form.isSaving && !isNew ? (
        <Button onClick={form.discard}>Descartar</Button>
      ) : (
        // Prevent the blur on mousedown: a validation message could appear and move the button away from the click.
        <Button onMouseDown={(event) => event.preventDefault()} onClick={onClose}>
          {isNew ? 'Cancelar' : 'Cerrar'}
        </Button>
      )}
      <Button type="submit" variant="primary" disabled={!form.isDirty && !form.isSaving} busy={form.isSaving}>
        {form.failure ? 'Reintentar' : 'Guardar'}
      </Button>
    </div>
  )
}
